import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { change, settings } from '../settings.ts';

/** From here on the panel has a place of its own; below, it lies over the table. */
const BESIDE = '(min-width: 64rem)';
/** And from here on there is room enough that it need not be asked for. */
const ROOMY = '(min-width: 90rem)';

/**
 * Whether log and talk lie open. Beside the table it is as somebody left it last; over the table it is open only when asked
 * for, each time anew. Counts what was said while it was closed.
 */
export class PanelState implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #beside = matchMedia(BESIDE);
  readonly #roomy = matchMedia(ROOMY);
  #over = false;
  #heard = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    for (const media of [this.#beside, this.#roomy]) media.addEventListener('change', this.#look);
  }

  hostDisconnected(): void {
    for (const media of [this.#beside, this.#roomy]) media.removeEventListener('change', this.#look);
  }

  /** With so many lines of talk; whoever has it open has heard them. */
  isOpen(said: number): boolean {
    const open = this.#open;
    if (open) this.#heard = said;
    return open;
  }

  unread(said: number): number {
    return Math.max(0, said - this.#heard);
  }

  toggle(): void {
    if (this.#beside.matches) change({ panel: !this.#open });
    else this.#over = !this.#over;
    this.#host.requestUpdate();
  }

  get #open(): boolean {
    return this.#beside.matches ? (settings().panel ?? this.#roomy.matches) : this.#over;
  }

  readonly #look = (): void => {
    this.#host.requestUpdate();
  };
}
