import type { Page } from '../../../../texts';
import { offerPage } from './offer-page';
import { runBrowser, type BrowserLimits } from './run-browser';

const LIMITS: BrowserLimits = { milliseconds: 60_000, bytes: 700 * 1024 ** 2 };
const MOST_WAITING = 5;

/** Prints pages as PDF, one at a time. */
export interface Printer {
  /** @throws Error if the browser fails or exceeds a limit, and if too many pages wait */
  print(page: Page): Promise<Buffer>;
}

/** @param browser path of Chromium or its headless shell */
export function createPrinter(browser: string, limits = LIMITS): Printer {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    async print(page) {
      if (waiting >= MOST_WAITING) throw new Error(`${waiting} pages wait for the browser.`);
      waiting += 1;
      const printed = last.then(() => printPage(browser, page, limits)).finally(() => (waiting -= 1));
      last = printed.catch(() => undefined);
      return printed;
    },
  };
}

async function printPage(browser: string, page: Page, limits: BrowserLimits): Promise<Buffer> {
  const offered = await offerPage(page);
  try {
    return await runBrowser(browser, offered.address, limits);
  } finally {
    offered.close();
  }
}
