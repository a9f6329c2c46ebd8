import { html, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { inviteLink } from '../address.ts';
import { MatchDoor } from '../host.ts';
import { PlainElement } from '../plain-element.ts';
import './link-box.ts';

interface Invite {
  readonly id: string;
  readonly secret: string;
}

/** The link by which others come to a table. Its secret is told once, so this tab keeps it until it is withdrawn. */
@customElement('match-invitation')
export class Invitation extends PlainElement {
  @property() match = '';
  @state() private invite: Invite | undefined;

  get #kept(): string {
    return `invite ${this.match}`;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('match')) return;
    const kept = sessionStorage.getItem(this.#kept);
    this.invite = kept === null ? undefined : (JSON.parse(kept) as Invite);
    if (kept === null) void this.#make();
  }

  #make(): Promise<boolean> {
    return this.attempt(async () => {
      const { id, secret } = await new MatchDoor(this.match, this.language).invite();
      this.invite = { id, secret };
      sessionStorage.setItem(this.#kept, JSON.stringify(this.invite));
    });
  }

  #withdraw({ id }: Invite): Promise<boolean> {
    return this.attempt(async () => {
      await new MatchDoor(this.match, this.language).revoke(id);
      this.invite = undefined;
      sessionStorage.removeItem(this.#kept);
    });
  }

  protected override render() {
    const { words, invite } = this;
    return html`<section class="card" aria-labelledby="invite-heading">
      <h2 id="invite-heading">${words.invite}</h2>
      ${this.alarm()}
      ${
        invite === undefined
          ? html`<button ?disabled=${this.busy} @click=${() => this.#make()}>${words.makeLink}</button>`
          : html`<p>${words.inviteHint}</p>
              <link-box
                .language=${this.language}
                .label=${words.linkLabel}
                .link=${inviteLink(this.match, invite.secret)}
              ></link-box>
              <button class="quiet" ?disabled=${this.busy} @click=${() => this.#withdraw(invite)}>
                ${words.withdraw}
              </button>`
      }
    </section>`;
  }
}
