/** What is asked, the answers that belong to no card, and what has happened. What is new in both is read aloud. */
import '@cantina/ui/rule-link/rule-link';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Attack } from '../model.ts';
import { wasteOf } from '../waste.ts';
import { answers } from './answers.ts';
import type { News } from './news.ts';
import type { Scene } from './scene.ts';
import { section } from './section.ts';

export function question(scene: Scene): TemplateResult {
  const { model, listWords, confirming } = scene;
  const { rule, you, controls } = model.question;
  return section(
    'question',
    you ? listWords.yourDecision : listWords.question,
    html`<div class="asked" role="status">${asked(scene)}</div>
      ${rule === null ? nothing : html`<p><ct-rule-link rule=${rule}></ct-rule-link></p>`}
      ${confirming ? warning(scene) : nothing}
      ${controls.length === 0 ? nothing : html`<div class="answers">${answers(controls, scene)}</div>`}`,
  );
}

function asked({ model, words, listWords }: Scene): TemplateResult {
  const { outcome, attack } = model;
  if (outcome !== null)
    return html`<p>
      <b>${outcome.result === null ? words.over : words[outcome.result]}.</b> ${outcome.text}
    </p>`;
  const { text, by } = model.question;
  return html`<p>
      <b>${text}</b>${by === null ? nothing : html` <span class="by">${listWords.askedBy(by)}</span>`}
    </p>
    ${attack === null ? nothing : html`<p>${attackText(attack, { words, listWords })}</p>`}`;
}

function attackText(
  { target, sum, needed, enough, at, attackers }: Attack,
  { words, listWords }: Pick<Scene, 'words' | 'listWords'>,
): string {
  return [
    listWords.attackOn(target, sum, needed),
    attackers.length > 0 && listWords.attackers(attackers.join(', ')),
    at === 'row' && !enough && sum > 0 && `${words.tooLittle}.`,
  ]
    .filter((part) => part !== false)
    .join(' ');
}

/** Asked once, in place, before something useful is thrown away. */
function warning({ model, words, goOn }: Scene): TemplateResult {
  const { resources, attackers, cards } = wasteOf(model);
  const left = [
    cards > 0 && words.unplayed(cards),
    attackers > 0 && words.idle(attackers),
    resources > 0 && words.unspent(resources),
  ].filter((one) => one !== false);
  return html`<div class="warning" role="alert">
    <p><b>${words.left}</b> ${left.join(', ')}. ${words.pressAgain}</p>
    <button class="quiet" type="button" @click=${goOn}>${words.goOn}</button>
  </div>`;
}

export const news = ({ listWords }: Scene, lines: readonly News[]): TemplateResult =>
  section(
    'news',
    listWords.news,
    html`<div class="news" role="log" aria-labelledby="news">
        ${repeat(
          lines,
          ({ seq }) => seq,
          ({ text }) => html`<p>${text}</p>`,
        )}
      </div>
      ${lines.length === 0 ? html`<p class="muted">${listWords.noNews}</p>` : nothing}`,
  );
