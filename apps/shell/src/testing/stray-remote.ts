/** Code of a remote for tests: the file name is what its registrations are recognised by. */
export const STRAY_FILE = 'stray-remote';

export const onStrayKey = (event: KeyboardEvent): void => event.stopImmediatePropagation();

/** Leaves everything on the page that a careless screen can leave. */
export function leaveEverything(): { ticks: () => number } {
  let count = 0;
  window.addEventListener('keydown', onStrayKey, { capture: true });
  document.addEventListener('click', onStrayKey as never, true);
  setInterval(() => (count += 1), 10);
  setTimeout(() => (count += 1000), 60_000);
  const overlay = document.createElement('div');
  overlay.id = 'stray-overlay';
  document.body.append(overlay);
  const style = document.createElement('style');
  style.id = 'stray-style';
  document.head.appendChild(style);
  document.adoptedStyleSheets.push(new CSSStyleSheet());
  return { ticks: () => count };
}

/** What a screen that cleans up does. */
export function registerAndCleanUp(): () => void {
  const onKey = () => undefined;
  window.addEventListener('keyup', onKey);
  return () => window.removeEventListener('keyup', onKey);
}

export const addListener = (type: string, listener: () => void): void =>
  window.addEventListener(type, listener);
