/** Keeps a list scrolled to its end while new lines come, unless somebody has scrolled back to read. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

const nearby = 24;

export class FollowEnd implements ReactiveController {
  private following = true;
  private readonly list: () => Element | null | undefined;

  constructor(host: ReactiveControllerHost, list: () => Element | null | undefined) {
    this.list = list;
    host.addController(this);
  }

  hostUpdate() {
    const list = this.list();
    if (list) this.following = list.scrollHeight - list.scrollTop - list.clientHeight < nearby;
  }

  hostUpdated() {
    const list = this.list();
    if (list && this.following) list.scrollTop = list.scrollHeight;
  }
}
