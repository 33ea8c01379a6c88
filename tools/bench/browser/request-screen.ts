import type { Browser } from '@playwright/test';
import { rowOf, type Row } from '../report';
import { inChargeOf, MARK_ADDRESS, openSignedIn, usableAddress } from './address-field';
import { markTime, openSlowPage } from './slow-page';

const PAGE_OPEN_MS = 10_000;

/** As text: compiled functions refer to names that do not exist in the page. Marks the screen's form and the map's first picture, each once its frame is painted. */
const MARK_MAP = `
  (() => {
    const marks = { 'bench:form': '#root [data-field="address"] input', 'bench:map-picture': '#root :is([data-map-soon], [data-map]) svg' };
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

/** The request screen by its address, signed in, with an empty cache. */
export async function measureDeepLink(browser: Browser, origin: string, runs: number): Promise<Row[]> {
  const usable: number[] = [];
  const inCharge: number[] = [];
  const kilobytes: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const slow = await openSignedIn(browser, origin);
    const { page } = slow;
    slow.resetBytes();
    await page.goto(`${origin}/request-a-rider`, { waitUntil: 'commit' });
    usable.push((await usableAddress(page)).sinceStart);
    inCharge.push(await inChargeOf(page));
    kilobytes.push(slow.bytes() / 1000);
    await slow.close();
  }
  return [
    rowOf('deep link to the request screen, slow: address field usable, key kept', usable, 'ms', {
      floors: 2,
    }),
    rowOf('deep link: app in charge', inCharge, 'ms', { floors: 5 }),
    rowOf('deep link: bytes until the app is in charge', kilobytes, 'kB', { budget: 250 }),
  ];
}

/** The request screen after sign-in, slow, from the click on; the sign-in page was open for ten seconds. */
export async function measureRequestScreen(browser: Browser, origin: string, runs: number): Promise<Row[]> {
  const times: number[] = [];
  const kilobytes: number[] = [];
  const pictures: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const slow = await openSlowPage(browser);
    const { page } = slow;
    await page.addInitScript({ content: MARK_MAP });
    await page.addInitScript({ content: MARK_ADDRESS });
    await page.goto(`${origin}/connect`);
    await page.locator('input[type="email"]').fill('owner@demo.test');
    await page.locator('input[type="password"]').fill('Courier#2026');
    await page.waitForTimeout(PAGE_OPEN_MS);
    slow.resetBytes();
    const started = Date.now();
    await page.locator('form button[type="submit"]').click();
    times.push((await usableAddress(page)).at - started);
    await inChargeOf(page);
    kilobytes.push(slow.bytes() / 1000);
    const picture = await markTime(page, 'bench:map-picture');
    pictures.push(Math.max(0, picture - (await markTime(page, 'bench:form'))));
    await slow.close();
  }
  return [
    rowOf('request screen after sign-in, slow: address field usable, key kept', times, 'ms', { floors: 2 }),
    rowOf('request screen: bytes after the click', kilobytes, 'kB', { budget: 220 }),
    rowOf('request screen, slow: first picture of the map, after the form', pictures, 'ms', { budget: 100 }),
  ];
}
