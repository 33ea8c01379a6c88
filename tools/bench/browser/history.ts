import type { Browser, Page } from '@playwright/test';
import { median, type Row } from '../report';
import { frameAfter } from './frame-after';
import { measureBaseline, goToHistory, narrowHistory, openTracking } from './order-lists';

const RUNS = 5;

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
  times.floor.push(await measureBaseline(page));
  times.tab.push(await frameAfter(page, 'click', panel, () => tab.click()));
  times.page.push(await goToHistory(page));
  await page.waitForTimeout(1000);
  times.floor.push(await measureBaseline(page));
  const { filter, search } = await narrowHistory(page);
  times.filter.push(filter);
  times.search.push(search);
}

/** Past orders from the click on, and interactions in the lists; without throttling. */
export async function measureHistory(browser: Browser, origin: string): Promise<Row[]> {
  const times: Times = { floor: [], page: [], tab: [], filter: [], search: [] };
  for (let run = 0; run < RUNS; run += 1) {
    const { page } = await openTracking(browser, origin, { ready: '[role="tab"]', settled: 4000 });
    await measureOnce(page, times);
    await page.context().close();
  }
  const historyBenchRow = (what: string, key: keyof Times, budget: number): Row => ({
    what,
    measured: median(times[key]),
    unit: 'ms',
    budget,
    floor: median(times.floor),
  });
  return [
    historyBenchRow('history: a page of 30 after the click', 'page', 300),
    historyBenchRow('order lists: another tab', 'tab', 100),
    historyBenchRow('history: status filter', 'filter', 100),
    historyBenchRow('history: search', 'search', 100),
  ];
}
