/** What a form says in a field; nothing, where it has none of that name. */
export function textIn(form: HTMLFormElement, field: string): string {
  const entered = new FormData(form).get(field);
  return typeof entered === 'string' ? entered : '';
}

/** Of a form that is being submitted; the page itself goes nowhere. */
export function submitted(event: SubmitEvent): HTMLFormElement {
  event.preventDefault();
  return event.target as HTMLFormElement;
}
