/** A radio button or a check box is an input as well, but no letter goes into it. */
const TYPED_IN =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="listbox"]';

/** Whether a key or a paste goes into a field, a list or a dialog, where single letters are no shortcuts. */
export function isTyping({ target }: { target: EventTarget | null }): boolean {
  return target instanceof Element && target.closest(TYPED_IN) !== null;
}

/** Whether a dialog holds the keyboard. */
export const isCovered = () => document.querySelector('[aria-modal="true"]') !== null;

/**
 * Whether a key press is meant for a shortcut of the screen. A combination with Ctrl (or the command key) counts while
 * one types, a single key only outside of fields, and neither behind an open dialog.
 * @param caps as a manifest prints them, e.g. `['J']`, `['Ctrl', 'Enter']`
 */
export function isPressOf(caps: readonly string[], event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey || isCovered()) return false;
  const withControl = event.ctrlKey || event.metaKey;
  const key = caps.at(-1);
  return (
    event.key.toLowerCase() === key?.toLowerCase() &&
    withControl === caps.includes('Ctrl') &&
    (withControl || !isTyping(event))
  );
}
