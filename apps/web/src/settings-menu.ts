import { cog } from '@cantina/ui/icons/icons';
import { icon } from '@cantina/ui/icons/icon';
import { html } from 'lit';
import { customElement } from 'lit/decorators.js';
import { PlainElement } from './plain-element.ts';
import { change, settings, subscribe } from './settings.ts';
import { languageNames } from './words/index.ts';

const SPEEDS = [2, 1, 0.5, 0] as const;
const THEMES = ['dark', 'light', 'auto'] as const;

/** A button that opens what somebody may like to have otherwise. */
@customElement('settings-menu')
export class SettingsMenu extends PlainElement {
  #stop: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stop = subscribe(() => {
      this.requestUpdate();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
  }

  protected override render() {
    const { words, language } = this;
    const { theme, speed, nonVisual, playForced } = settings();
    const languages = Object.entries(languageNames).map(([code, name]) => [code, name] as const);
    return html`<button class="quiet" type="button" popovertarget="settings">
        ${icon(cog)}<span class="wide">${words.settings}</span>
      </button>
      <div id="settings" class="menu" popover role="dialog" aria-label=${words.settings}>
        ${this.#select('language', words.language, languages, language)}
        ${this.#select(
          'theme',
          words.theme,
          THEMES.map((one) => [one, words.themes[one]] as const),
          theme,
        )}
        ${this.#select(
          'speed',
          words.speed,
          SPEEDS.map((one) => [one, words.speeds[one]] as const),
          speed,
        )}
        ${this.#tick('nonVisual', words.nonVisual, nonVisual)}
        ${this.#tick('playForced', words.playForced, playForced)}
        <button
          type="button"
          popovertarget="settings"
          popovertargetaction="hide"
          @click=${() => {
            change({ guided: false });
          }}
        >
          ${words.guideMe}
        </button>
      </div>`;
  }

  #select(
    name: 'language' | 'theme' | 'speed',
    label: string,
    options: readonly (readonly [string | number, string])[],
    chosen: string | number,
  ) {
    return html`<p class="field">
      <label for="settings-${name}">${label}</label>
      <select
        id="settings-${name}"
        @change=${(event: Event) => {
          const [value] = options[(event.target as HTMLSelectElement).selectedIndex] ?? [];
          if (value !== undefined) change({ [name]: value });
        }}
      >
        ${options.map(([value, text]) => html`<option ?selected=${value === chosen}>${text}</option>`)}
      </select>
    </p>`;
  }

  #tick(name: 'nonVisual' | 'playForced', label: string, on: boolean) {
    return html`<label class="tick">
      <input
        type="checkbox"
        .checked=${on}
        @change=${(event: Event) => {
          change({ [name]: (event.target as HTMLInputElement).checked });
        }}
      />
      ${label}
    </label>`;
  }
}
