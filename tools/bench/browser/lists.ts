import type { Browser, CDPSession, ElementHandle, Page } from '@playwright/test';
import { median, percentile, buildReportRow, type Row } from '../report';
import { customerName, ORDERS, startBusyShop, UPDATES_A_SECOND } from './busy-shop';
import { frameAfter, press } from './frame-after';
import {
  measureBaseline,
  goToHistory,
  leaveHistory,
  narrowHistory,
  openTracking,
  searchField,
} from './order-lists';
import { CPU_SLOWDOWN } from './slow-page';

/** The goal is for ten minutes: `BENCH_SECONDS=600`. */
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 60);
const FLAT_AFTER_SECONDS = 600;
const ROW = '[role="listitem"]';
const FLOORS = 7;
const VISITS = 7;
const DOCUMENTS = 5;
/** Time until history is preloaded and rendered once in the background. */
const AHEAD_MS = 12_000;
const PAUSE_MS = 700;

/** As text, because compiled functions refer to names outside the page. */
const OBSERVE = `
  window.benchTasks = [];
  window.benchEvents = {};
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.benchTasks.push(duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.benchEvents[interactionId] = Math.max(window.benchEvents[interactionId] ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
`;

interface Times {
  floor: number[];
  tab: number[];
  search: number[];
  firstPage: number[];
  page: number[];
  filter: number[];
  historySearch: number[];
}

async function heapMegabytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

const tasksSoFar = (page: Page): Promise<number> =>
  page.evaluate('Math.max(0, ...window.benchTasks.splice(0))');
const countListRows = (page: Page): Promise<number> => page.locator(ROW).count();

interface Controls {
  tabs: readonly ElementHandle[];
  field: ElementHandle;
}

/** Found once: a lookup by name asks every element of the page, in a task longer than any of ours. */
async function findListControls(page: Page): Promise<Controls> {
  const field = await searchField(page).elementHandle();
  if (!field) throw new Error('The list has no field to search in.');
  return { tabs: await page.getByRole('tab').elementHandles(), field };
}

/** One round of user actions: another tab, a search, its end, a row, and back. */
async function workInList(
  page: Page,
  { tabs, field }: Controls,
  times: Times,
  round: number,
): Promise<number> {
  const show = async (index: number) => {
    const tab = tabs[index] as ElementHandle;
    const panel = `[role="tabpanel"][aria-labelledby="${await tab.getAttribute('id')}"] ${ROW}`;
    times.tab.push(await frameAfter(page, 'click', panel, () => press(page, tab)));
    await page.waitForTimeout(PAUSE_MS);
    return countListRows(page);
  };
  const collected = await show(2);
  const fresh = await show(0);
  const found = `${ROW}[aria-setsize="1"]`;
  times.search.push(await frameAfter(page, 'input', found, () => field.fill(customerName(round % 50))));
  await page.waitForTimeout(PAUSE_MS);
  await field.fill('');
  await page.locator(`${ROW}[aria-posinset="2"]`).waitFor();
  await page.keyboard.press('Escape');
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 4000);
  await page.waitForTimeout(PAUSE_MS);
  const scrolled = await countListRows(page);
  await page.mouse.wheel(0, -4000);
  return Math.max(collected, fresh, scrolled);
}

async function openHistory(page: Page, times: Times): Promise<void> {
  for (let visit = 0; visit <= VISITS; visit += 1) {
    (visit === 0 ? times.firstPage : times.page).push(await goToHistory(page));
    await page.waitForTimeout(2 * PAUSE_MS);
    const { filter, search } = await narrowHistory(page, visit);
    times.filter.push(filter);
    times.historySearch.push(search);
    await page.waitForTimeout(PAUSE_MS);
    await leaveHistory(page, ROW);
    // History is preloaded after two seconds.
    await page.waitForTimeout(6 * PAUSE_MS);
  }
}

async function openHistoryAnew(browser: Browser, origin: string, times: Times): Promise<void> {
  while (times.firstPage.length < DOCUMENTS) {
    const { page } = await openTracking(browser, origin, {
      slowdown: CPU_SLOWDOWN,
      ready: ROW,
      settled: AHEAD_MS,
    });
    times.firstPage.push(await goToHistory(page));
    await page.context().close();
  }
}

/** Ten thousand running orders, two hundred changes per second, on a processor four times slower. */
export async function measureLists(browser: Browser, portal: string): Promise<Row[]> {
  const shop = await startBusyShop(portal);
  try {
    const { page, session } = await openTracking(browser, shop.origin, {
      script: OBSERVE,
      slowdown: CPU_SLOWDOWN,
      ready: ROW,
      settled: 8000,
    });
    const times: Times = {
      floor: [],
      tab: [],
      search: [],
      firstPage: [],
      page: [],
      filter: [],
      historySearch: [],
    };
    const loading = await tasksSoFar(page);
    for (let run = 0; run < FLOORS; run += 1) times.floor.push(await measureBaseline(page));
    shop.send(UPDATES_A_SECOND);
    await page.waitForTimeout(5000);
    const controls = await findListControls(page);
    await page.evaluate('window.benchTasks.splice(0); window.benchEvents = {};');
    let rows = 0;
    let before = 0;
    let task = 0;
    const begun = Date.now();
    for (let round = 0; Date.now() < begun + SECONDS * 1000; round += 1) {
      rows = Math.max(rows, await workInList(page, controls, times, round));
      // By then every order has been searched and most have a longer history, so later growth is not data.
      if (before === 0 && Date.now() > begun + SECONDS * 500) {
        task = await tasksSoFar(page);
        before = await heapMegabytes(session);
        // Garbage collection is a task of the measurement itself.
        await tasksSoFar(page);
      }
    }
    const delays = await page.evaluate<number[]>('Object.values(window.benchEvents)');
    task = Math.max(task, await tasksSoFar(page));
    const after = await heapMegabytes(session);
    await openHistory(page, times);
    await page.context().close();
    await openHistoryAnew(browser, shop.origin, times);
    return listRows({ times, delays, loading, task, rows, heap: after / before, held: after });
  } finally {
    await shop.close();
  }
}

interface Measured {
  times: Times;
  delays: readonly number[];
  loading: number;
  task: number;
  rows: number;
  heap: number;
  held: number;
}

function listRows({ times, delays, loading, task, rows, heap, held }: Measured): Row[] {
  const floor = median(times.floor);
  const ms = (what: string, measured: number, budget?: number): Row => ({
    what,
    measured,
    unit: 'ms',
    floor,
    ...(budget === undefined ? {} : { budget }),
  });
  const middle = (what: string, values: readonly number[], budget: number): Row =>
    buildReportRow(what, values, 'ms', { floor, budget });
  const busy = `${ORDERS.toLocaleString('en')} running orders, ${UPDATES_A_SECOND} updates/s, CPU ${CPU_SLOWDOWN}x`;
  return [
    ms(`${busy}, ${SECONDS} s: p98 of interaction delays`, percentile(delays, 0.98), 200),
    ms('  longest task', task, 100),
    ms('  longest task while the page and its orders load', loading),
    { what: '  rows in the document', measured: rows, unit: 'pieces', budget: 60 },
    {
      what: '  heap at the end against the middle',
      measured: heap,
      unit: 'ratio',
      // In the first minutes it grows with the data of orders that move for the first time.
      ...(SECONDS >= FLAT_AFTER_SECONDS && { budget: 1.1 }),
    },
    { what: '  heap at the end', measured: held, unit: 'MB' },
    middle('  another tab', times.tab, 100),
    middle('  search', times.search, 100),
    middle('  history: a page of 30 after the click, first in a document', times.firstPage, 300),
    middle('  history: a page of 30 after the click, later', times.page, 300),
    middle('  history: status filter', times.filter, 100),
    middle('  history: search', times.historySearch, 100),
  ];
}
