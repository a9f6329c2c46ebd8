/** The gallery's exhibits of what stands around a table. */
import { html } from 'lit';
import '../chat/chat.ts';
import '../clock/clock.ts';
import '../log/log.ts';
import '../odds-chip/odds-chip.ts';
import '../rule-link/rule-link.ts';
import '../seat-list/seat-list.ts';
import { legion, seats, traders } from './data.ts';
import type { Exhibit } from './exhibit.ts';

export const around: readonly Exhibit[] = [
  {
    name: 'odds-chip',
    about: 'The chance of what matters most; all outcomes as its title.',
    show: () =>
      html`<div class="shelf">
        ${[0.04, 0.62, 0.997].map((chance) => html`<ct-odds-chip .odds=${{ outcomes: [{ label: 'Hit', chance }] }}></ct-odds-chip>`)}
      </div>`,
    usage: `<ct-odds-chip .odds=\${{ outcomes: [{ label: 'Hit', chance: 0.62 }] }}></ct-odds-chip>`,
  },
  {
    name: 'log',
    about: 'What happened, with links to cards and rules.',
    show: () =>
      html`<ct-log
        label="What happened"
        .entries=${[
          {
            id: '1',
            heading: 'Turn 7',
            of: { ...traders, label: 'Ada' },
            parts: ['buys ', { text: 'Night scout', kind: 'card', id: 'scout' }, ' for 3 coins.'],
          },
          {
            id: '2',
            parts: ['The row is filled with ', { text: 'Quiet broker', kind: 'card', id: 'broker' }, '.'],
          },
          {
            id: '3',
            heading: 'Turn 8',
            of: { ...legion, label: 'Greedy' },
            parts: ['attacks ', { text: 'Last harbour', kind: 'card', id: 'base' }, ': 4 damage.'],
          },
          { id: '4', parts: ['Greedy ends the turn'], struck: 'taken back' },
        ]}
      ></ct-log>`,
    usage: `<ct-log label="What happened" .entries=\${entries}></ct-log>`,
  },
  {
    name: 'rule-link',
    about: 'A rule inside a sentence; opened, it shows what the rule says.',
    show: () =>
      html`<p>
        The row is filled up at once, see
        <ct-rule-link
          rule="SHOP-02"
          text="Whenever a place of the row is empty, it is filled from the supply at once."
          href="#"
        ></ct-rule-link
        >.
      </p>`,
    usage: `<ct-rule-link rule="SHOP-02" text=\${text}></ct-rule-link>`,
  },
  {
    name: 'seat-list',
    about: 'Who plays, and whom the game waits for.',
    show: () => html`<ct-seat-list label="Players" .seats=${seats}></ct-seat-list>`,
    usage: `<ct-seat-list label="Players" .seats=\${seats}></ct-seat-list>`,
  },
  {
    name: 'clock',
    about: 'Time left; it warns when it runs out.',
    show: () =>
      html`<div class="shelf">
        <ct-clock .clock=${{ left: 754_000, running: false }}></ct-clock>
        <ct-clock .clock=${{ left: 3_725_000, running: true }}></ct-clock>
        <ct-clock .clock=${{ left: 19_000, running: true }}></ct-clock>
      </div>`,
    usage: `<ct-clock .clock=\${{ left: 19_000, running: true }}></ct-clock>`,
  },
  {
    name: 'chat',
    about: 'Talk at the table.',
    show: () =>
      html`<ct-chat
        label="Talk"
        .messages=${[
          {
            id: '1',
            of: { ...legion, label: 'Ben' },
            text: 'Nobody expects a cruiser on turn three.',
            time: '20:14',
          },
          { id: '2', of: { ...traders, label: 'Ada' }, text: 'I do now.', time: '20:15', you: true },
        ]}
      ></ct-chat>`,
    usage: `<ct-chat label="Talk" .messages=\${messages} @say=\${send}></ct-chat>`,
  },
];
