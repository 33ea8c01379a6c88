import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { storedSession } from '../../portal/stored-session';
import { markTime, onceThere, openSlowPage, startTime, type SlowPage } from './slow-page';

/** After so long a page has also fetched what it wants ahead. */
const SETTLED_MS = 5000;

/**
 * As text: compiled functions refer to names that do not exist in the page. Types a letter into the address field in the
 * first frame in which it is visible and reachable, from HTML or from the app, and marks that frame where the letter is
 * in it.
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

/** When the letter was typed: milliseconds since the start of the navigation, and the time of day. */
export async function usableAddress(page: Page): Promise<{ sinceStart: number; at: number }> {
  const sinceStart = await markTime(page, 'bench:address-usable');
  return { sinceStart, at: sinceStart + (await startTime(page)) };
}

/** As text: when the screen has taken over from its first paint, and what its address field holds; null before. */
const TAKEN_OVER = `(() => {
  const field = document.querySelector('#root [data-field="address"] input');
  if (document.getElementById('first-paint') !== null || field === null) return null;
  const [mark] = performance.getEntriesByName('courier:taken-over');
  return [mark?.startTime ?? performance.now(), field.value];
})()`;

/**
 * When the screen has taken over from its first paint: milliseconds since the start of the navigation.
 * @throws when the letter that was typed is not in its field then
 */
export async function inChargeOf(page: Page): Promise<number> {
  const [time, kept] = await onceThere<[number, string]>(page, TAKEN_OVER);
  if (kept !== 'q') throw new Error(`What was typed when the field was usable is lost: it holds "${kept}".`);
  return time;
}

/** A slow page with a session of the demo's owner, nothing in its cache. */
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

/** As text: leaves the session of the demo's owner in the browser, who knows the portal. */
async function signedIn(origin: string): Promise<string> {
  const session = await storedSession(origin, 'owner@demo.test');
  return `
    localStorage.setItem('session', ${JSON.stringify(session)});
    localStorage.setItem('onboarding-done', 'true');
  `;
}

/** Opens an address in the browser of a slow page, with no limits and nothing typed, until nothing of it is on the line. */
export async function visitBefore({ page }: SlowPage, origin: string, address: string): Promise<void> {
  const earlier = await page.context().newPage();
  await earlier.addInitScript(await signedIn(origin));
  await earlier.goto(origin + address, { waitUntil: 'load' });
  await earlier.locator('#root [data-field="address"] input').waitFor({ state: 'visible' });
  await earlier.waitForTimeout(SETTLED_MS);
  await earlier.close();
}
