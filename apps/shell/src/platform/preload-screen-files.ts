/**
 * Preloads the files of the screen that the document lists. The first of the two large scripts calls it:
 * earlier, these files would compete with the scripts of the frame for bandwidth and processor.
 */
export function preloadScreenFiles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-ahead]')) {
    link.removeAttribute('data-ahead');
    link.rel = 'preload';
  }
}
