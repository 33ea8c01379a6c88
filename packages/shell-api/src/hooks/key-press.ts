/** Radio buttons and check boxes take no letters. */
const TYPED_IN =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="listbox"]';

/** Whether a key or paste belongs to a field, list or dialog, so that single letters are no shortcuts. */
export function isTyping({ target }: { target: EventTarget | null }): boolean {
  return target instanceof Element && target.closest(TYPED_IN) !== null;
}

/** Whether a dialog has the keyboard. */
export const isCovered = () => document.querySelector('[aria-modal="true"]') !== null;

/**
 * Whether a key press is this shortcut. A Ctrl (or command) combination also works in fields, a single key does not,
 * and neither works behind a dialog.
 * @param caps key labels of a manifest, e.g. `['J']`, `['Ctrl', 'Enter']`
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
