/**
 * Styles that depend on data, set through the element's style object: a strict security policy of a page forbids style
 * attributes, and would leave a component without them.
 */
import { noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

/** Properties by their CSS names, custom ones included. */
type Styles = Readonly<Record<string, string | number>>;

class Styled extends Directive {
  override update({ element }: ElementPart, [styles]: [Styles]) {
    const { style } = element as HTMLElement | SVGElement;
    for (const [name, value] of Object.entries(styles)) style.setProperty(name, String(value));
    return noChange;
  }

  render(styles: Styles): unknown {
    return styles;
  }
}

/** `<span ${styled({ '--count': 3 })}>` */
export const styled = directive(Styled);
