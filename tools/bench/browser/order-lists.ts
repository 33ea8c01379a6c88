import type { Browser, CDPSession, Page } from '@playwright/test';
import { frameAfter, press, WATCH } from './frame-after';

export const TABLE = '[role="table"]';
const FLOOR_EVENT = 'bench-floor';

/** Stored period whose first page has thirty orders. */
const KEPT = { dateRangeFilter: { from: 0, to: 0, category: 'past-month' }, orderStatusFilter: [] };

/**
 * As text, because compiled functions refer to names outside the page. An empty list in the same document.
 */
const EMPTY_LIST = `
  window.addEventListener('${FLOOR_EVENT}', () => {
    document.querySelector('ol[data-bench]')?.remove();
    const list = document.createElement('ol');
    list.dataset.bench = '';
    document.body.append(list);
  });
`;

interface Opening {
  /** Initial script of the documents, as text. */
  script?: string;
  slowdown?: number;
  /** Element that is shown when the screen has its orders. */
  ready: string;
  /** Milliseconds until late content such as the map has loaded. */
  settled: number;
}

/** Order tracking of the demo's first shop in a new profile, after sign-in. */
export async function openTracking(
  browser: Browser,
  origin: string,
  { script = '', slowdown = 1, ready, settled }: Opening,
): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const kept = JSON.stringify(JSON.stringify({ state: KEPT, version: 1 }));
  await context.addInitScript({
    content: `${WATCH} ${EMPTY_LIST} ${script} localStorage.setItem('onboarding-done', 'true');
      localStorage.setItem('order-filters', ${kept});`,
  });
  const page = await context.newPage();
  await page.goto(`${origin}/connect`);
  await page.locator('input[type="email"]').fill('owner@demo.test');
  await page.locator('input[type="password"]').fill('Courier#2026');
  await page.locator('form button[type="submit"]').click();
  await page.locator('#root input[role="combobox"]').first().waitFor({ timeout: 60_000 });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${origin}/order-tracking/v1001`);
  await page.locator(ready).first().waitFor({ timeout: 120_000 });
  await page.waitForTimeout(settled);
  return { page, session };
}

export const measureBaseline = (page: Page): Promise<number> =>
  frameAfter(page, FLOOR_EVENT, 'ol[data-bench]:empty', () =>
    page.evaluate(`window.dispatchEvent(new Event('${FLOOR_EVENT}'))`),
  );

/** A table of another length shows that the answer arrived. */
const anotherTable = async (page: Page) =>
  `${TABLE}:not([aria-rowcount="${await page.locator(TABLE).getAttribute('aria-rowcount')}"])`;

export const searchField = (page: Page) => page.getByLabel('Order ID, name or mobile');

/** Goes from tracking to history; returns the time until the first row is shown. */
export const goToHistory = (page: Page): Promise<number> => {
  const history = page.getByRole('link', { name: 'History' });
  return frameAfter(page, 'click', `${TABLE} [role="row"] button`, () => press(page, history));
};

/** Filters history by one status, then one customer. @param nth index of the customer */
export async function narrowHistory(page: Page, nth = 0): Promise<{ filter: number; search: number }> {
  await page.getByRole('button', { name: 'All statuses' }).click();
  const delivered = page.getByRole('checkbox', { name: 'Delivered' });
  const filter = await frameAfter(page, 'click', await anotherTable(page), () => press(page, delivered));
  await page.keyboard.press('Escape');
  const name = await page.locator(`${TABLE} [role="row"] button`).nth(nth).innerText();
  const search = await frameAfter(page, 'input', await anotherTable(page), () =>
    searchField(page).fill(name),
  );
  return { filter, search };
}

/** Resets the period and returns to tracking. @param ready element that is shown when it has its orders */
export async function leaveHistory(page: Page, ready: string): Promise<void> {
  await searchField(page).fill('');
  await page.getByRole('button', { name: 'Delivered', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Delivered' }).click();
  await page.getByRole('button', { name: 'All statuses' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Order tracking' }).click();
  await page.locator(ready).first().waitFor();
}
