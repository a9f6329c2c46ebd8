/** The events components send. All of them bubble out of every shadow root, so a table listens in one place. */

export interface Chosen {
  readonly id: string;
}

declare global {
  interface HTMLElementEventMap {
    choose: CustomEvent<Chosen>;
  }
}

export function send(from: EventTarget, type: string, detail: Readonly<Record<string, unknown>>): void {
  from.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
}

export const choose = (from: EventTarget, id: string): void => {
  send(from, 'choose', { id });
};
