import type { Browser } from '@playwright/test';
import { openSlowPage } from './slow-page';
import { median, type Row } from '../report';

const PAGE_OPEN_MS = 10_000;

/** The request screen after sign-in, slow, from the click on; the sign-in page was open for ten seconds. */
export async function measureRequestScreen(browser: Browser, origin: string, runs: number): Promise<Row[]> {
  const times: number[] = [];
  const kilobytes: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const slow = await openSlowPage(browser);
    const { page } = slow;
    await page.goto(`${origin}/connect`);
    await page.locator('input[type="email"]').fill('owner@demo.test');
    await page.locator('input[type="password"]').fill('Courier#2026');
    await page.waitForTimeout(PAGE_OPEN_MS);
    slow.resetBytes();
    const started = Date.now();
    await page.locator('form button[type="submit"]').click();
    await page.locator('input[role="combobox"]').first().waitFor({ state: 'visible', timeout: 60_000 });
    times.push(Date.now() - started);
    kilobytes.push(slow.bytes() / 1000);
    await slow.close();
  }
  return [
    { what: 'request screen after sign-in, slow: usable', measured: median(times), unit: 'ms', budget: 1800 },
    { what: 'request screen: bytes after the click', measured: median(kilobytes), unit: 'kB', budget: 220 },
  ];
}
