/** The gallery's exhibits of what lies on a table. */
import { html } from 'lit';
import '../board/board.ts';
import '../dice-tray/dice-tray.ts';
import '../die/die.ts';
import { blast, cargoCrate, fuelTank, perspectiveDiceSix, shield, starSwirl } from '../icons/icons.ts';
import '../mat/mat.ts';
import { tones } from '../model.ts';
import { styled } from '../styled.ts';
import '../token/token.ts';
import '../track/track.ts';
import { hexField, starMap } from './boards.ts';
import { guild, harbour, hit, legion, traders } from './data.ts';
import type { Exhibit } from './exhibit.ts';

const steps = (count: number) => Array.from({ length: count }, (_, at) => ({ label: String(at) }));
const tugSteps = [3, 2, 1, 0, 1, 2, 3].map((label) => ({ label: String(label) }));

export const table: readonly Exhibit[] = [
  {
    name: 'track',
    about: 'A line of steps, a tug of war, or one line per faction.',
    show: () =>
      html`<ct-track
          label="Balance of power"
          .track=${{ kind: 'tug', ends: [legion, traders], steps: tugSteps, at: 5 }}
        ></ct-track>
        <ct-track
          label="Fame"
          .track=${{
            kind: 'line',
            steps: steps(9).map((step, at) =>
              at === 5
                ? { ...step, note: '+1 card' }
                : at === 4
                  ? { ...step, choice: { id: 'up', label: 'Advance to 4' } }
                  : step,
            ),
            markers: [
              { mark: traders, at: 3 },
              { mark: guild, at: 6 },
            ],
          }}
        ></ct-track>
        <ct-track
          label="Standing"
          .track=${{ kind: 'factions', lines: [traders, legion, guild].map((of, at) => ({ of, steps: steps(6), at: at + 1 })) }}
        ></ct-track>`,
    usage: `<ct-track label="Fame" .track=\${{ kind: 'line', steps, markers }}></ct-track>`,
  },
  {
    name: 'token',
    about: 'Markers and counters. Each tone goes with a word or an icon.',
    show: () =>
      html`<div class="shelf">
        ${tones.map((tone, at) => html`<ct-token .mark=${{ label: tone, tone, icon: [blast, shield, starSwirl][at % 3] }} count=${at + 1}></ct-token>`)}
        <ct-token .mark=${hit} count="2" .choice=${{ id: 'repair', label: 'Repair one hit' }}></ct-token>
      </div>`,
    usage: `<ct-token .mark=\${{ label: 'Damage', tone: 'vermilion', icon: blast }} count="3"></ct-token>`,
  },
  {
    name: 'mat',
    about: 'What one player has before them: numbers and slots.',
    show: () =>
      html`<ct-mat
        ${styled({ '--ct-card-width': '8.5rem' })}
        .mat=${{
          of: { ...traders, label: 'Ada' },
          stats: [{ label: 'Spirit', value: 2, icon: starSwirl, tone: 'sky' }],
          slots: [
            { key: 'base', label: 'Base', items: [{ key: 'h', card: harbour }] },
            {
              key: 'hold',
              label: 'Hold',
              tokens: [
                { mark: { label: 'Cargo', tone: 'amber', icon: cargoCrate }, count: 2 },
                { mark: { label: 'Fuel', tone: 'teal', icon: fuelTank }, count: 3 },
              ],
            },
            { key: 'bay', label: 'Bay', choice: { id: 'load', label: 'Load cargo here' } },
            { key: 'crew', label: 'Crew' },
          ],
        }}
      ></ct-mat>`,
    usage: `<ct-mat .mat=\${{ of: seat, stats, slots }}></ct-mat>`,
  },
  {
    name: 'dice-tray',
    about: 'Dice of any kind. They tumble when rolled, unless motion is reduced.',
    show: () =>
      html`<ct-dice-tray
        label="Attack roll"
        result="2 hits"
        roll="1"
        .dice=${[
          { key: '0', sides: 6, face: { label: '5', tone: 'amber' } },
          {
            key: '1',
            sides: 6,
            face: { label: '2', tone: 'amber' },
            choice: { id: 'again', label: 'Roll the 2 again' },
          },
          { key: '2', sides: 8, face: hit },
          { key: '3', sides: 8, face: { label: 'Focus', tone: 'sky', icon: starSwirl }, kept: true },
          { key: '4', sides: 12, face: { label: '11', tone: 'teal' } },
          { key: '5', sides: 20, face: { label: '20', tone: 'rose' } },
          { key: '6', sides: 4, face: { label: '3' } },
        ]}
      ></ct-dice-tray>`,
    usage: `<ct-dice-tray label="Attack roll" .dice=\${dice} roll="1" result="2 hits"></ct-dice-tray>`,
  },
  {
    name: 'die',
    about: 'One die: pips, figures or symbols.',
    show: () =>
      html`<div class="shelf">
        ${[1, 2, 3, 4, 5, 6].map((face) => html`<ct-die .die=${{ key: 'd', sides: 6, face: { label: String(face), tone: 'teal' } }}></ct-die>`)}
        <ct-die
          .die=${{ key: 'i', sides: 6, face: { label: 'Any', tone: 'amber', icon: perspectiveDiceSix } }}
        ></ct-die>
      </div>`,
    usage: `<ct-die .die=\${{ key, sides: 6, face: { label: '5' } }}></ct-die>`,
  },
  {
    name: 'board',
    about: 'A map or a field, drawn from data: drag, pinch, Ctrl and wheel, or arrow keys, + and −.',
    show: () =>
      html`<ct-board
          label="Star map"
          .board=${starMap}
          ${styled({ '--ct-board-min-width': '44rem' })}
        ></ct-board>
        <ct-board label="Field" .board=${hexField} ${styled({ 'max-width': '38rem' })}></ct-board>`,
    usage: `<ct-board label="Star map" .board=\${{ width, height, spaces, routes, pieces }}></ct-board>`,
  },
];
