/** What a turn is made of, for those who have not played often. */
import { html, type TemplateResult } from 'lit';
import type { Scene } from './scene.ts';

export const aid = ({ words, model }: Scene): TemplateResult =>
  html`<aside id="aid" class="aid" popover aria-label=${words.aid}>
    <header>
      <h3>${words.aid}</h3>
      <button class="button plain" type="button" popovertarget="aid" popovertargetaction="hide">
        ${words.close}
      </button>
    </header>
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
  </aside>`;
