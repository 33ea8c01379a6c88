import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { GOOD_ROW, bulkFile } from '../../../services/platform-api/src/testing/inputs/bulk-file';
import { median, type Row } from '../report';

const ROWS = 20_000;
/** Invalid rows, so that the editor opens. */
const WRONG_EVERY = 50;
const PATIENCE_MS = 120_000;

/** Random notes, because real notes do not compress well; the file has almost 5 MB. */
const noise = () => Array.from({ length: 7 }, () => Math.random().toString(36).slice(2)).join(' ');

const rowsOfFile = () =>
  Array.from({ length: ROWS }, (_, row) => ({
    ...GOOD_ROW,
    customer_phone: `09${String(10_000_000 + row)}`,
    payment_method: row % WRONG_EVERY === 7 ? 'Card' : 'PAID',
    notes: noise(),
  }));

/** As text, because compiled functions refer to names outside the page. */
const WATCH = `
  window.bulkTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      // Before, the test driver set the file, not a person.
      const chosen = performance.getEntriesByName('bench:file-chosen')[0]?.startTime ?? startTime;
      window.bulkTasks.push(startTime + duration - Math.max(startTime, chosen));
    }
  }).observe({ type: 'longtask' });
  addEventListener('change', () => performance.mark('bench:file-chosen'), { capture: true, once: true });
  new MutationObserver(function (_, observer) {
    if (document.querySelectorAll('[role="cell"]').length < 20) return;
    performance.mark('bench:first-rows');
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true });
`;

async function measureFloor(browser: Browser, cells: string): Promise<number> {
  const page = await browser.newPage();
  const measured = await page.evaluate<number, string>(
    (json) =>
      new Promise((resolve) => {
        const code = 'onmessage = ({ data }) => postMessage(JSON.parse(data).length)';
        const worker = new Worker(URL.createObjectURL(new Blob([code])));
        const begun = performance.now();
        worker.onmessage = () => resolve(performance.now() - begun);
        worker.postMessage(json);
      }),
    cells,
  );
  await page.close();
  return measured;
}

const measureSpan = (page: Page, from: string, to: string): Promise<number> =>
  page.evaluate(
    ([begin, end]) =>
      (performance.getEntriesByName(end).at(-1)?.startTime ?? Number.NaN) -
      (performance.getEntriesByName(begin).at(-1)?.startTime ?? Number.NaN),
    [from, to] as const,
  );

const longestTask = (page: Page): Promise<number> =>
  page.evaluate('Math.max(0, ...window.bulkTasks.splice(0))');

/** Memory of the tab and its workers; only available on Linux. */
async function tabMegabytes(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const held = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => /^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);
  return Math.max(...held.map(Number)) / 1024;
}

const untilRead = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('courier:file-read').length > 0, null, {
    timeout: PATIENCE_MS,
  });

/**
 * One file from its choice to the editor. A remote server uses no CPU of this machine, so here the upload
 * waits until the rows are read. A local server reads the same file on the same cores at the same time.
 */
async function measureOnce(browser: Browser, origin: string, file: Buffer, server: 'elsewhere' | 'beside') {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${origin}/connect`);
  await page.locator('input[type="email"]').fill('owner@demo.test');
  await page.locator('input[type="password"]').fill('Courier#2026');
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(/request-a-rider/);
  await page.goto(`${origin}/bulk-order`);
  await page.getByRole('region', { name: 'Drop your sheet here' }).waitFor();
  await page.evaluate(WATCH);
  if (server === 'elsewhere')
    await page.route('**/bulk-job/create', async (route) => {
      await untilRead(page);
      await route.continue();
    });
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'orders.xlsx', mimeType, buffer: file });
  await untilRead(page);
  const first = await measureSpan(page, 'bench:file-chosen', 'bench:first-rows');
  const read = await measureSpan(page, 'bench:file-chosen', 'courier:file-read');
  const readTask = await longestTask(page);
  // By selectors: waiting by role computes roles and names of all cells repeatedly.
  await page
    .locator('main button')
    .filter({ hasText: /^Repair/ })
    .click({ timeout: PATIENCE_MS });
  await page.locator('[role="grid"]').waitFor({ timeout: PATIENCE_MS });
  const check = await measureSpan(page, 'courier:check-begins', 'courier:rows-checked');
  const openTask = await longestTask(page);
  const memory = await tabMegabytes(browser);
  await context.close();
  return { first, read, readTask, check, openTask, memory };
}

/** A file of 20,000 rows and almost 5 MB from its choice to the editor, on an unthrottled page. */
export async function measureBulkFile(browser: Browser, origin: string, runs: number): Promise<Row[]> {
  const rows = rowsOfFile();
  const file = Buffer.from(bulkFile(rows), 'base64');
  const floors: number[] = [];
  const times: Awaited<ReturnType<typeof measureOnce>>[] = [];
  const beside: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    floors.push(await measureFloor(browser, JSON.stringify(rows)));
    times.push(await measureOnce(browser, origin, file, 'elsewhere'));
    beside.push((await measureOnce(browser, origin, file, 'beside')).read);
  }
  const floor = median(floors);
  const medianTime = (what: keyof (typeof times)[number]) => median(times.map((time) => time[what]));
  const name = `bulk file, ${ROWS.toLocaleString('en')} rows, ${(file.length / 1e6).toFixed(1)} MB`;
  return [
    { what: `${name}: first rows on screen`, measured: medianTime('first'), unit: 'ms', budget: 1000, floor },
    { what: '  all rows read', measured: medianTime('read'), unit: 'ms', budget: 2000, floor },
    { what: '  all rows read, the server on the same cores', measured: median(beside), unit: 'ms', floor },
    {
      what: '  longest task of the page while reading',
      measured: medianTime('readTask'),
      unit: 'ms',
      budget: 50,
      floor,
    },
    {
      what: '  all rows checked in the worker',
      measured: medianTime('check'),
      unit: 'ms',
      budget: 1000,
      floor,
    },
    {
      what: '  longest task until the bench is open',
      measured: medianTime('openTask'),
      unit: 'ms',
      budget: 50,
      floor,
    },
    {
      what: '  memory of the tab with the bench open',
      measured: medianTime('memory'),
      unit: 'MB',
      budget: 400,
    },
  ];
}
