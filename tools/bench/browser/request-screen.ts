import type { Browser } from '@playwright/test';
import { markTime, openSlowPage } from './slow-page';
import { rowOf, type Row } from '../report';

const PAGE_OPEN_MS = 10_000;

/** As text: compiled functions refer to names that do not exist in the page. Marks the first field and the map's first picture, each once its frame is painted. */
const MARK_MAP = `
  (() => {
    const marks = { 'bench:form': 'input[role="combobox"]', 'bench:map-picture': '[data-map-soon] svg, [data-map] svg' };
    const look = () => {
      for (const [mark, selector] of Object.entries(marks)) {
        if (!document.querySelector(selector)) continue;
        delete marks[mark];
        requestAnimationFrame(() => setTimeout(() => performance.mark(mark)));
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  })();
`;

/** The request screen after sign-in, slow, from the click on; the sign-in page was open for ten seconds. */
export async function measureRequestScreen(browser: Browser, origin: string, runs: number): Promise<Row[]> {
  const times: number[] = [];
  const kilobytes: number[] = [];
  const pictures: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const slow = await openSlowPage(browser);
    const { page } = slow;
    await page.addInitScript({ content: MARK_MAP });
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
    const picture = await markTime(page, 'bench:map-picture');
    pictures.push(Math.max(0, picture - (await markTime(page, 'bench:form'))));
    await slow.close();
  }
  return [
    rowOf('request screen after sign-in, slow: usable', times, 'ms', { floors: 2 }),
    rowOf('request screen: bytes after the click', kilobytes, 'kB', { budget: 220 }),
    rowOf('request screen, slow: first picture of the map, after the form', pictures, 'ms', { budget: 100 }),
  ];
}
