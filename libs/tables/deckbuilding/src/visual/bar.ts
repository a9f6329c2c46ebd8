/** The question and the answers that belong to no card: directly above the hand. */
import '@cantina/ui/prompt/prompt';
import '@cantina/ui/rule-link/rule-link';
import { styled } from '@cantina/ui/styled';
import { html, nothing, type TemplateResult } from 'lit';
import { choiceOf, isOpen, markOf } from '../look.ts';
import type { Attack, Control, TableModel } from '../model.ts';
import type { TableWords } from '../text/index.ts';
import { wasteOf } from '../waste.ts';
import type { Scene } from './scene.ts';

/** The answer most people want here: a strike that is enough, yes, or to end the turn when nothing useful is left. */
function primaryOf(model: TableModel): Control | undefined {
  const open = model.question.controls.filter(isOpen);
  const by = (kind: string) => open.find(({ action }) => action.do === kind);
  const strike = by('strike');
  if (strike !== undefined) return isReady(model) ? strike : undefined;
  return by('accept') ?? (wasteOf(model).any ? undefined : by('endTurn'));
}

/** Enough, or nobody is left who could join against the base; too little against a row card does nothing. */
function isReady({ attack, own }: TableModel): boolean {
  if (attack === null || attack.enough) return true;
  const joins = (control: Control) => isOpen(control) && control.action.do === 'join';
  return attack.at === 'base' && ![...own.units, ...own.ships].some(({ controls }) => controls.some(joins));
}

/** What stands on the button, where the question has said the rest; its name is the whole label all the same. */
const shortOf = ({ action, label }: Control, words: TableWords): string =>
  action.do === 'deal' ? JSON.stringify(action.what) : (words.verbs[action.do] ?? label);

function answer(control: Control, primary: boolean, words: TableWords): TemplateResult {
  const choice = choiceOf(control);
  const kind = control.refused === null ? (primary ? 'primary' : 'plain') : 'refused';
  return html`<ct-choice class="answer ${control.action.do === 'endTurn' ? 'end' : ''}" .choice=${choice}>
    <span class="button ${kind}"
      ><span>${shortOf(control, words)}</span>${
        choice.odds ? html`<ct-odds-chip .odds=${choice.odds}></ct-odds-chip>` : nothing
      }</span
    >
  </ct-choice>`;
}

/** What the attack adds up to, against what it needs. */
function meter({ sum, needed, enough, target, at }: Attack, words: TableWords): TemplateResult {
  const share = needed === 0 ? 1 : Math.min(1, sum / needed);
  const text = `${words.sum} ${String(sum)} / ${String(needed)} ${words.needed}`;
  const vain = at === 'row' && !enough && sum > 0;
  return html`${vain ? html`<span class="vain">${words.tooLittle}</span>` : nothing}
    <div class="meter ${enough ? 'enough' : ''}" role="img" aria-label=${`${target}: ${text}`}>
      <span class="fill" ${styled({ width: `${String(share * 100)}%` })}></span>
      <span class="figures"
        ><b>${sum}</b> / ${needed} <small>${at === 'row' ? words.needed : ''}</small></span
      >
    </div>`;
}

/** Asked once, in place of the question, before something useful is thrown away. */
function warning({ model, words }: Scene): string {
  const { resources, attackers, cards } = wasteOf(model);
  const left = [
    cards > 0 && words.unplayed(cards),
    attackers > 0 && words.idle(attackers),
    resources > 0 && words.unspent(resources),
  ].filter((one) => one !== false);
  return `${words.left} ${left.join(', ')}. ${words.pressAgain}`;
}

export function bar(scene: Scene): TemplateResult {
  const { model, words, confirming } = scene;
  const { question, attack, outcome } = model;
  if (outcome !== null)
    return html`<div class="bar">
      <div class="result" role="status">
        <b>${outcome.result === null ? words.over : words[outcome.result]}</b><span>${outcome.text}</span>
      </div>
    </div>`;
  const side = question.of === model.opponent.seat ? model.opponent : model.own;
  const primary = confirming
    ? question.controls.find(({ action }) => action.do === 'endTurn')
    : primaryOf(model);
  const prompt = {
    text: confirming ? warning(scene) : [question.by, question.text].filter(Boolean).join(': '),
    of: markOf(side.faction, words.factions[side.faction]),
    you: question.you,
  };
  return html`<div class="bar">
    <ct-prompt .prompt=${prompt}>
      <div class="answers">
        ${question.rule === null ? nothing : html`<ct-rule-link rule=${question.rule}></ct-rule-link>`}
        ${attack === null ? nothing : meter(attack, words)}
        ${
          confirming
            ? html`<button class="button plain" type="button" @click=${scene.goOn}>${words.goOn}</button>`
            : nothing
        }
        ${question.controls.map((control) => answer(control, control === primary, words))}
        <button class="aid-button" type="button" popovertarget="aid" aria-label=${words.aid}>?</button>
      </div>
    </ct-prompt>
  </div>`;
}
