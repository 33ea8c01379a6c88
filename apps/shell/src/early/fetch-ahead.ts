/** Addresses of the document's own scripts, this one among them. */
const ownScripts = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[defer][src]')].map(({ src }) => src);

/**
 * Asks for the files of the screen once all but one of the document's own scripts are there. The line is free for them
 * about when they arrive, and while they travel the frame starts: asked for at once, they would hold up what it starts
 * from, and the processor would wait for all of it.
 */
export function fetchAhead(): void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-ahead]')];
  if (links.length === 0) return;
  const missing = new Set(ownScripts());
  const ask = () => {
    for (const link of links.splice(0)) link.rel = 'preload';
  };
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) missing.delete(name);
    if (missing.size > 1) return;
    observer.disconnect();
    ask();
  });
  observer.observe({ type: 'resource', buffered: true });
  // The scripts have run by then, whatever the browser notes of them.
  document.addEventListener('DOMContentLoaded', ask, { once: true });
}
