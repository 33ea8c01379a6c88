import type { Browser } from '@playwright/test';
import { rowOf, type Row } from '../report';
import { inChargeOf, MARK_ADDRESS, openSignedIn, usableAddress, visitBefore } from './address-field';
import { markTime, openSlowPage, type SlowPage } from './slow-page';

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

const ADDRESS = '/request-a-rider';

interface Opened {
  usable: number[];
  inCharge: number[];
  kilobytes: number[];
}

/** Opens the request screen by its address, signed in, as often as asked. */
async function openByAddress(
  browser: Browser,
  origin: string,
  runs: number,
  prepare: (slow: SlowPage) => Promise<void>,
): Promise<Opened> {
  const opened: Opened = { usable: [], inCharge: [], kilobytes: [] };
  for (let run = 0; run < runs; run += 1) {
    const slow = await openSignedIn(browser, origin);
    await prepare(slow);
    slow.resetBytes();
    await slow.page.goto(origin + ADDRESS, { waitUntil: 'commit' });
    opened.usable.push((await usableAddress(slow.page)).sinceStart);
    opened.inCharge.push(await inChargeOf(slow.page));
    opened.kilobytes.push(slow.bytes() / 1000);
    await slow.close();
  }
  return opened;
}

/** With an empty cache. */
export async function measureDeepLink(browser: Browser, origin: string, runs: number): Promise<Row[]> {
  const { usable, inCharge, kilobytes } = await openByAddress(browser, origin, runs, async () => {});
  return [
    rowOf('deep link to the request screen, slow: address field usable, key kept', usable, 'ms', {
      floors: 2,
    }),
    rowOf('deep link: app in charge', inCharge, 'ms', { floors: 5 }),
    rowOf('deep link: bytes until the app is in charge', kilobytes, 'kB', { budget: 250 }),
  ];
}

/** With what an earlier visit left in the cache. */
export async function measureSecondVisit(browser: Browser, origin: string, runs: number): Promise<Row[]> {
  const { usable, inCharge, kilobytes } = await openByAddress(browser, origin, runs, (slow) =>
    visitBefore(slow, origin, ADDRESS),
  );
  return [
    rowOf('second visit of the request screen, slow: address field usable, key kept', usable, 'ms', {
      floors: 1.5,
    }),
    rowOf('second visit: app in charge', inCharge, 'ms'),
    rowOf('second visit: bytes until the app is in charge', kilobytes, 'kB'),
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
