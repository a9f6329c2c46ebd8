/** The keys, and what a turn is made of. */
import { html, type TemplateResult } from 'lit';
import { jumps, keyOf } from './keys.ts';
import type { Scene } from './scene.ts';

export const help = (
  { model, words, listWords }: Scene,
  shortcuts: boolean,
  toggle: () => void,
): TemplateResult =>
  html`<details class="help" data-place="help">
    <summary>${listWords.help}</summary>
    <h3>${listWords.keys}</h3>
    <label><input type="checkbox" .checked=${shortcuts} @change=${toggle} /> ${listWords.keysOn}</label>
    <dl>
      ${jumps.map(
        (jump) =>
          html`<div>
            <dt><kbd>${keyOf[jump]}</kbd></dt>
            <dd>${listWords.jumps[jump]}</dd>
          </div>`,
      )}
    </dl>
    <h3>${words.aid}</h3>
    <p>${words.aidGoal(model.goal)}</p>
    <dl>
      ${words.aidSteps.map(
        ([heading, text]) =>
          html`<div>
            <dt>${heading}</dt>
            <dd>${text}</dd>
          </div>`,
      )}
    </dl>
  </details>`;
