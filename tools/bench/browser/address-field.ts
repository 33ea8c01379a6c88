import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { storedSession } from '../../portal/stored-session';
import { markTime, onceThere, openSlowPage, startTime, type SlowPage } from './slow-page';

/** By then a page has also finished its preloads. */
const SETTLED_MS = 5000;

/**
 * As text, because compiled functions refer to names outside the page. Types a letter into the address field
 * in the first frame in which it is visible and reachable, in the prerendered HTML or the app, and marks the
 * frame that shows the letter.
 */
export const MARK_ADDRESS = `
  requestAnimationFrame(function probe() {
    const fields = [...document.querySelectorAll('[data-field="address"] input')];
    const field = fields.find((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return height > 0 && !one.disabled && document.elementFromPoint(x + width / 2, y + height / 2) === one;
    });
    if (field) {
      field.focus();
      document.execCommand('insertText', false, 'q');
    }
    if (field && field.value === 'q') performance.mark('bench:address-usable');
    else requestAnimationFrame(probe);
  });
`;

/** Time of the typed letter: milliseconds since navigation start, and time of day. */
export async function usableAddress(page: Page): Promise<{ sinceStart: number; at: number }> {
  const sinceStart = await markTime(page, 'bench:address-usable');
  return { sinceStart, at: sinceStart + (await startTime(page)) };
}

/** As text: time of hydration and the address field's text; null before. */
const TAKEN_OVER = `(() => {
  const field = document.querySelector('#root [data-field="address"] input');
  if (document.getElementById('first-paint') !== null || field === null) return null;
  const [mark] = performance.getEntriesByName('courier:taken-over');
  return [mark?.startTime ?? performance.now(), field.value];
})()`;

/**
 * Time of hydration in milliseconds since navigation start.
 * @throws if the typed letter is not in its field
 */
export async function measureHydrationTime(page: Page): Promise<number> {
  const [time, kept] = await onceThere<[number, string]>(page, TAKEN_OVER);
  if (kept !== 'q') throw new Error(`What was typed when the field was usable is lost: it holds "${kept}".`);
  return time;
}

/** A slow page with a session of the demo's owner and an empty cache. */
export async function openSignedIn(
  browser: Browser,
  origin: string,
  profile: BrowserContextOptions = {},
): Promise<SlowPage> {
  const slow = await openSlowPage(browser, profile);
  await slow.page.addInitScript(await signedIn(origin));
  await slow.page.addInitScript({ content: MARK_ADDRESS });
  return slow;
}

/** As text: stores the session of the demo's owner, with the welcome read. */
async function signedIn(origin: string): Promise<string> {
  const session = await storedSession(origin, 'owner@demo.test');
  return `
    localStorage.setItem('session', ${JSON.stringify(session)});
    localStorage.setItem('onboarding-done', 'true');
  `;
}

/** Opens an address without throttling or input until all requests end. */
export async function visitBefore({ page }: SlowPage, origin: string, address: string): Promise<void> {
  const earlier = await page.context().newPage();
  await earlier.addInitScript(await signedIn(origin));
  await earlier.goto(origin + address, { waitUntil: 'load' });
  await earlier.locator('#root [data-field="address"] input').waitFor({ state: 'visible' });
  await earlier.waitForTimeout(SETTLED_MS);
  await earlier.close();
}
