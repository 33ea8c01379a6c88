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

/** As text: compiled functions refer to names that do not exist in the page. */
const MARK_USABLE_FIELD = `
  requestAnimationFrame(function probe() {
    const field = document.querySelector('input[type="email"]');
    if (field && !field.disabled && field.getBoundingClientRect().height > 0) performance.mark('bench:field-usable');
    else requestAnimationFrame(probe);
  });
`;

export interface SlowPage {
  page: Page;
  /** Bytes that came over the line since the page was opened or `resetBytes` was called. */
  bytes(): number;
  resetBytes(): void;
  close(): Promise<void>;
}

function countBytes(session: CDPSession): { total: () => number; reset: () => void } {
  let bytes = 0;
  session.on('Network.loadingFinished', (event) => {
    bytes += event.encodedDataLength;
  });
  return {
    total: () => bytes,
    reset: () => {
      bytes = 0;
    },
  };
}

/** A page of a new browser profile on the line of the budget table: 1.6 Mbit/s, 150 ms, processor four times slower. */
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
  return { page, bytes: counter.total, resetBytes: counter.reset, close: () => context.close() };
}

/**
 * What an expression of the page comes to, once it is there. What Playwright waits with is a script of its own, which a
 * slow processor reads for 100 ms in the middle of what is measured; this is a line of text.
 * @throws when it is not there after a minute
 */
export async function onceThere<Value>(page: Page, expression: string): Promise<Value> {
  let session = await page.context().newCDPSession(page);
  for (const end = Date.now() + THERE_WITHIN_MS; Date.now() < end; await passes(LOOK_EVERY_MS)) {
    const answer = await session
      .send('Runtime.evaluate', { expression, returnByValue: true })
      .catch(() => null);
    if (answer === null) {
      // The document was another one by then.
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

/** Milliseconds from the start of the navigation to a mark, waiting for it. */
export const markTime = (page: Page, name: string): Promise<number> =>
  onceThere(page, `performance.getEntriesByName(${JSON.stringify(name)})[0]?.startTime`);
