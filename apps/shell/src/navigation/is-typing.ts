/** Whether a key goes into something one types in, where single letters are no shortcuts. */
export function isTyping({ target }: { target: EventTarget | null }): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
