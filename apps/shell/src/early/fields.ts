export type Control = HTMLInputElement | HTMLTextAreaElement;

const CONTROLS = 'input, textarea';

/** Whether it has a place on the page: of two widths one is not shown. Styles alone know, where a browser asks them. */
const hasPlace = (control: Element) =>
  typeof control.checkVisibility === 'function'
    ? control.checkVisibility()
    : control.getClientRects().length > 0;

/** Name of a control that is the same in the first paint and in the screen: its field, and its place in there. */
export function nameOf(control: Element): string | null {
  const field = control.closest<HTMLElement>('[data-field]');
  if (!field) return null;
  return `${field.dataset['field'] ?? ''} ${[...field.querySelectorAll(CONTROLS)].indexOf(control)}`;
}

/** The controls that can be seen, by name. */
export function controlsIn(scope: ParentNode): Map<string, Control> {
  const controls = new Map<string, Control>();
  for (const control of scope.querySelectorAll<Control>(CONTROLS)) {
    const name = nameOf(control);
    if (name !== null && hasPlace(control)) controls.set(name, control);
  }
  return controls;
}

/** The buttons that wait for whoever takes over. */
export const pressableIn = (scope: ParentNode): HTMLElement[] =>
  [...scope.querySelectorAll<HTMLElement>('[data-press]')].filter(hasPlace);

export const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

/** As if it had been typed: whoever draws the field hears of it. */
export function fillIn(control: Control, typed: Control): void {
  if (isChoice(control) && isChoice(typed)) {
    if (control.checked !== typed.checked) control.click();
    return;
  }
  if (control.value === typed.value) return;
  const { prototype } = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // Past whatever a library has put on the element itself to notice its own changes.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, typed.value);
  control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
}

/** Puts focus, caret and selection where they are in the other one. */
export function followFocus(control: Control, from: Control): void {
  const { selectionStart, selectionEnd, selectionDirection } = from;
  control.focus();
  if (selectionStart !== null)
    control.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}
