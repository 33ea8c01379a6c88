/**
 * Asks for the files of the screen that the document only names. The first of its two large scripts does so before
 * anything else: the other one is nearly there by then, so the screen arrives while the frame starts. Asked for at once,
 * its files would hold up what the frame starts from, and the processor would wait for all of it.
 */
export function askAhead(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-ahead]')) {
    link.removeAttribute('data-ahead');
    link.rel = 'preload';
  }
}
