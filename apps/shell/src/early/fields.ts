export type Control = HTMLInputElement | HTMLTextAreaElement;

const CONTROLS = 'input, textarea';

/**
 * Whether a control is visible: the markup exists for two widths, and styles hide one of them. Some browsers
 * have to calculate the layout for the answer.
 */
const hasPlace = (control: Element) =>
  typeof control.checkVisibility === 'function'
    ? control.checkVisibility()
    : control.getClientRects().length > 0;

/**
 * The name of a control, equal in the prerendered HTML and in the screen: its field and its index in that
 * field.
 */
export function controlName(control: Element): string | null {
  const field = control.closest<HTMLElement>('[data-field]');
  if (!field) return null;
  return `${field.dataset['field'] ?? ''} ${[...field.querySelectorAll(CONTROLS)].indexOf(control)}`;
}

/** The visible controls by name. */
export function controlsIn(scope: ParentNode): Map<string, Control> {
  const controls = new Map<string, Control>();
  for (const control of scope.querySelectorAll<Control>(CONTROLS)) {
    const name = controlName(control);
    if (name !== null && hasPlace(control)) controls.set(name, control);
  }
  return controls;
}

/** The visible buttons whose press is replayed after the takeover. */
export const pressableIn = (scope: ParentNode): HTMLElement[] =>
  [...scope.querySelectorAll<HTMLElement>('[data-press]')].filter(hasPlace);

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

/** Sets a control as if the user had typed, so that React receives the change. */
export function fillIn(control: Control, typed: Control): void {
  if (isChoice(control) && isChoice(typed)) {
    if (control.checked !== typed.checked) control.click();
    return;
  }
  if (control.value === typed.value) return;
  const { prototype } = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // The prototype's setter bypasses React's value tracker on the element.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, typed.value);
  control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
}

export function copyFocus(control: Control, from: Control): void {
  const { selectionStart, selectionEnd, selectionDirection } = from;
  control.focus();
  if (selectionStart !== null)
    control.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}
