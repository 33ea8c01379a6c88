import type { Browser, Page } from '@playwright/test';
import { median, type Row } from '../report';
import { frameAfter, WATCH } from './frame-after';

const RUNS = 5;
const TABLE = '[role="table"]';
const FLOOR_EVENT = 'bench-floor';

/** The period whose first page has thirty orders, as an earlier visit left it. */
const KEPT = { dateRangeFilter: { from: 0, to: 0, category: 'past-month' }, orderStatusFilter: [] };

/** As text: compiled functions refer to names that do not exist in the page. An empty list in the same document. */
const EMPTY_LIST = `
  window.addEventListener('${FLOOR_EVENT}', () => {
    document.querySelector('ol[data-bench]')?.remove();
    const list = document.createElement('ol');
    list.dataset.bench = '';
    document.body.append(list);
  });
`;

async function openTracking(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const kept = JSON.stringify(JSON.stringify({ state: KEPT, version: 1 }));
  await context.addInitScript({
    content: `${WATCH} ${EMPTY_LIST} localStorage.setItem('onboarding-done', 'true');
      localStorage.setItem('order-filters', ${kept});`,
  });
  const page = await context.newPage();
  await page.goto(`${origin}/connect`);
  await page.locator('input[type="email"]').fill('owner@demo.test');
  await page.locator('input[type="password"]').fill('Courier#2026');
  await page.locator('form button[type="submit"]').click();
  await page.locator('#root input[role="combobox"]').first().waitFor({ timeout: 60_000 });
  await page.goto(`${origin}/order-tracking/v1001`);
  await page.getByRole('tab').first().waitFor({ timeout: 60_000 });
  // The map and what else comes later is here before anything is measured.
  await page.waitForTimeout(4000);
  return page;
}

const floorOf = (page: Page) =>
  frameAfter(page, FLOOR_EVENT, 'ol[data-bench]:empty', () =>
    page.evaluate(`window.dispatchEvent(new Event('${FLOOR_EVENT}'))`),
  );

/** A table of another length than now: what was asked for has come. */
const anotherTable = async (page: Page) =>
  `${TABLE}:not([aria-rowcount="${await page.locator(TABLE).getAttribute('aria-rowcount')}"])`;

interface Times {
  floor: number[];
  page: number[];
  tab: number[];
  filter: number[];
  search: number[];
}

async function measureOnce(page: Page, times: Times): Promise<void> {
  const tab = page.getByRole('tab').nth(3);
  const panel = `[role="tabpanel"][aria-labelledby="${await tab.getAttribute('id')}"]`;
  times.floor.push(await floorOf(page));
  times.tab.push(await frameAfter(page, 'click', panel, () => tab.click()));
  const history = page.getByRole('link', { name: 'History' });
  times.page.push(await frameAfter(page, 'click', `${TABLE} [role="row"] button`, () => history.click()));
  await page.waitForTimeout(1000);
  times.floor.push(await floorOf(page));
  await page.getByRole('button', { name: 'All statuses' }).click();
  const delivered = page.getByRole('checkbox', { name: 'Delivered' });
  times.filter.push(await frameAfter(page, 'click', await anotherTable(page), () => delivered.click()));
  const name = await page.locator(`${TABLE} [role="row"] button`).first().innerText();
  const field = page.getByLabel('Order ID, name or mobile');
  times.search.push(await frameAfter(page, 'input', await anotherTable(page), () => field.fill(name)));
}

/** Past orders from the click on, and what answers while one works in the lists; nothing slows line or processor down. */
export async function measureHistory(browser: Browser, origin: string): Promise<Row[]> {
  const times: Times = { floor: [], page: [], tab: [], filter: [], search: [] };
  for (let run = 0; run < RUNS; run += 1) {
    const page = await openTracking(browser, origin);
    await measureOnce(page, times);
    await page.context().close();
  }
  const row = (what: string, key: keyof Times, budget: number): Row => ({
    what,
    measured: median(times[key]),
    unit: 'ms',
    budget,
    floor: median(times.floor),
  });
  return [
    row('history: a page of 30 after the click', 'page', 300),
    row('order lists: another tab', 'tab', 100),
    row('history: status filter', 'filter', 100),
    row('history: search', 'search', 100),
  ];
}
