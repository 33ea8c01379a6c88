const LATE = 'link[data-late]';
const FAILED = 'failed';
const lateSheets = (which = LATE) => [...document.querySelectorAll<HTMLLinkElement>(which)];

/**
 * Asks for the style sheets that the html only names; for those of a remote once somebody has said whether they hold.
 * One that does not come is asked for again by the next who calls this, or by the code it belongs to.
 */
export function askForLateSheets(): void {
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
 * Resolves once every sheet that was asked for is there, or is known not to come: a screen drawn before would be bare.
 * Says whether all are there.
 */
export async function lateSheetsThere(): Promise<boolean> {
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
