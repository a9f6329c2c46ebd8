/** The gallery's exhibits of cards and whatever is chosen. */
import { html } from 'lit';
import '../action-list/action-list.ts';
import '../card/card.ts';
import '../hand/hand.ts';
import '../pile/pile.ts';
import '../prompt/prompt.ts';
import '../row/row.ts';
import { styled } from '../styled.ts';
import { cruiser, discard, hand, harbour, legion, market, odds, scout, tooDear, traders } from './data.ts';
import type { Exhibit } from './exhibit.ts';

export const cards: readonly Exhibit[] = [
  {
    name: 'card',
    about: 'A card of any game. It scales with its width; hover, hold or press Z to magnify it.',
    show: () =>
      html`<div class="shelf">
        <ct-card .card=${scout} .choice=${{ id: 'buy', label: 'Buy Night scout' }}></ct-card>
        <ct-card
          .card=${cruiser}
          .choice=${{ id: 'no', label: 'Buy Iron cruiser', disabled: tooDear }}
        ></ct-card>
        <ct-card .card=${{ ...harbour, state: 'Damaged' }}></ct-card>
        <ct-card
          .card=${scout}
          .choice=${{ id: 'hit', label: 'Attack with Night scout', odds }}
          copies="3"
        ></ct-card>
        <ct-card .card=${scout} selected ${styled({ '--ct-card-width': '8rem' })}></ct-card>
        <ct-card .card=${cruiser} ${styled({ '--ct-card-width': '6rem' })}></ct-card>
        <ct-card ${styled({ '--ct-card-width': '6rem' })}></ct-card>
      </div>`,
    usage: `<ct-card .card=\${card} .choice=\${{ id, label }} copies="3"></ct-card>`,
  },
  {
    name: 'row',
    about: 'Open cards side by side: a market, ships in play. Empty places stay visible.',
    show: () =>
      html`<ct-row label="Market" .items=${market} ${styled({ '--ct-card-width': '9rem' })}>
        <ct-pile slot="before" label="Supply" count="42" ${styled({ '--ct-card-width': '9rem' })}></ct-pile>
      </ct-row>`,
    usage: `<ct-row label="Market" .items=\${items}></ct-row>`,
  },
  {
    name: 'hand',
    about: 'A hand. Copies that are one choice are one stack; cards overlap when room is short.',
    show: () => html`<ct-hand label="Your hand" .items=${hand}></ct-hand>`,
    usage: `<ct-hand label="Your hand" .items=\${items}></ct-hand>`,
  },
  {
    name: 'pile',
    about: 'A deck or discard. A public one can be looked through and searched.',
    show: () =>
      html`<div class="shelf">
        <ct-pile label="Deck" count="24" .choice=${{ id: 'draw', label: 'Draw a card' }}></ct-pile>
        <ct-pile label="Discard" count="5" .top=${scout} .items=${discard}></ct-pile>
        <ct-pile label="Exile" count="0"></ct-pile>
      </div>`,
    usage: `<ct-pile label="Discard" count="5" .top=\${card} .items=\${cards}></ct-pile>`,
  },
  {
    name: 'prompt',
    about: 'What is asked, of whom, by which card.',
    show: () =>
      html`<ct-prompt
          .prompt=${{ text: 'Choose a card of the row to exile', of: traders, you: true, by: 'Quiet broker', hint: '4 coins left' }}
          ><ct-action-list
            label="Answers"
            .groups=${[{ choices: [{ id: 'decline', label: 'Exile nothing' }] }]}
          ></ct-action-list
        ></ct-prompt>
        <ct-prompt .prompt=${{ text: 'Which base to reveal next?', of: legion, you: false }}></ct-prompt>`,
    usage: `<ct-prompt .prompt=\${{ text, of: seat, you: true, by: 'Quiet broker' }}></ct-prompt>`,
  },
  {
    name: 'action-list',
    about: 'Everything that can be done now; what cannot says why.',
    show: () =>
      html`<ct-action-list
        label="Actions"
        .groups=${[
          {
            label: 'Buy',
            choices: [
              { id: 'b1', label: 'Buy Night scout' },
              { id: 'b2', label: 'Buy Iron cruiser', disabled: tooDear },
            ],
          },
          { label: 'Attack', choices: [{ id: 'a1', label: 'Attack Last harbour', odds }] },
          { choices: [{ id: 'end', label: 'End the turn' }] },
        ]}
      ></ct-action-list>`,
    usage: `<ct-action-list label="Actions" .groups=\${[{ label: 'Buy', choices }]}></ct-action-list>`,
  },
];
