import { setTimeout as passes } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

const BYTES_PER_SECOND = (1.6 * 1_000_000) / 8;

/** 1.6 Mbit/s and 150 ms. */
export const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: BYTES_PER_SECOND,
};
export const CPU_SLOWDOWN = 4;
const THERE_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 50;

/** As text, because compiled functions refer to names outside the page. */
const MARK_USABLE_FIELD = `
  requestAnimationFrame(function probe() {
    const field = document.querySelector('input[type="email"]');
    if (field && !field.disabled && field.getBoundingClientRect().height > 0) performance.mark('bench:field-usable');
    else requestAnimationFrame(probe);
  });
`;

export interface SlowPage {
  page: Page;
  /**
   * Bytes of completed responses since the page was opened or `resetBytes` was called.
   * @param until time of day in milliseconds to stop counting at; everything by default
   */
  bytes(until?: number): number;
  resetBytes(): void;
  close(): Promise<void>;
}

interface Arrival {
  /** Time of day in milliseconds. */
  at: number;
  bytes: number;
}

function countBytes(session: CDPSession): Pick<SlowPage, 'bytes' | 'resetBytes'> {
  let arrivals: Arrival[] = [];
  // Arrival events use a separate clock in seconds; request events have both clocks.
  let clock = 0;
  session.on('Network.requestWillBeSent', ({ timestamp, wallTime }) => {
    clock = wallTime - timestamp;
  });
  session.on('Network.loadingFinished', ({ timestamp, encodedDataLength }) => {
    arrivals.push({ at: (clock + timestamp) * 1000, bytes: encodedDataLength });
  });
  return {
    bytes: (until = Number.POSITIVE_INFINITY) =>
      arrivals.reduce((sum, { at, bytes }) => (at <= until ? sum + bytes : sum), 0),
    resetBytes: () => {
      arrivals = [];
    },
  };
}

/**
 * A page of a new browser profile under the budget table's conditions: 1.6 Mbit/s, 150 ms, processor four
 * times slower.
 */
export async function openSlowPage(browser: Browser, profile: BrowserContextOptions = {}): Promise<SlowPage> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    ...profile,
  });
  await context.addInitScript({ content: MARK_USABLE_FIELD });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const counter = countBytes(session);
  return { page, ...counter, close: () => context.close() };
}

/**
 * Navigates from a page of another site, like a link in a mail, so that the browser changes the process for
 * any page. From a blank page it would do so only for isolated pages, which a static page is not.
 */
export async function openFrom(elsewhere: string, { page, resetBytes }: SlowPage, address: string) {
  await page.goto(elsewhere);
  resetBytes();
  await page.goto(address, { waitUntil: 'commit' });
}

/**
 * Waits for the value of an expression. A line of text, because Playwright's waiting script takes 100 ms on a
 * slow processor during the measurement.
 * @throws if it has no value after a minute
 */
export async function onceThere<Value>(page: Page, expression: string): Promise<Value> {
  let session = await page.context().newCDPSession(page);
  for (const end = Date.now() + THERE_WITHIN_MS; Date.now() < end; await passes(LOOK_EVERY_MS)) {
    const answer = await session
      .send('Runtime.evaluate', { expression, returnByValue: true })
      .catch(() => null);
    if (answer === null) {
      session = await page.context().newCDPSession(page);
      continue;
    }
    const { value } = answer.result;
    if (value === undefined || value === null || value === false) continue;
    await session.detach();
    return value as Value;
  }
  throw new Error(`Not there after ${THERE_WITHIN_MS} ms: ${expression}`);
}

/** Milliseconds from navigation start to a mark; waits for it. */
export const markTime = (page: Page, name: string): Promise<number> =>
  onceThere(page, `performance.getEntriesByName(${JSON.stringify(name)})[0]?.startTime`);

/** Time of day of navigation start, in milliseconds. */
export const startTime = (page: Page): Promise<number> => onceThere(page, 'performance.timeOrigin');
