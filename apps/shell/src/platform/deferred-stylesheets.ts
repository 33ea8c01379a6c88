const LATE = 'link[data-late]';
const FAILED = 'failed';
const lateSheets = (which = LATE) => [...document.querySelectorAll<HTMLLinkElement>(which)];

/**
 * Loads the deferred stylesheets of the HTML; those of a remote only after `deferStyles` has run. A failed one
 * is loaded again by the next call or by the code it belongs to.
 */
export function loadDeferredSheets(): void {
  for (const link of lateSheets(`${LATE}:not([rel]):is(:not([data-first-paint]), [data-href])`)) {
    link.dataset['late'] = '';
    link.addEventListener('error', () => fail(link), { once: true });
    link.rel = 'stylesheet';
  }
}

function fail(link: HTMLLinkElement): void {
  link.dataset['late'] = FAILED;
  link.removeAttribute('rel');
}

const isOnItsWay = (link: HTMLLinkElement) => link.rel === 'stylesheet' && link.sheet === null;

/**
 * Resolves when every requested stylesheet has loaded or failed, because a screen without styles must not be
 * shown. The result is true if all have loaded.
 */
export async function waitForDeferredSheets(): Promise<boolean> {
  const arrivals = lateSheets()
    .filter(isOnItsWay)
    .map(
      (link) =>
        new Promise<unknown>((resolve) => {
          link.addEventListener('load', resolve, { once: true });
          link.addEventListener('error', resolve, { once: true });
        }),
    );
  await Promise.all(arrivals);
  return lateSheets().every((link) => link.dataset['late'] !== FAILED);
}
