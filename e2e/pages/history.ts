import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { read, utils } from 'xlsx';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Unix seconds at which today began by a clock so many hours ahead of UTC, in a country that never changes clocks. */
export function startOfToday(hoursAhead: number): number {
  const now = Date.now() / 1000 + hoursAhead * HOUR;
  return Math.floor(now / DAY) * DAY - hoursAhead * HOUR;
}

/** `2026-11-20`, so many days before today by that clock. */
export const dayBefore = (days: number, hoursAhead: number): string =>
  new Date((startOfToday(hoursAhead) + hoursAhead * HOUR - days * DAY) * 1000).toISOString().slice(0, 10);

export interface ListQuestion {
  from: number;
  to: number;
  phone: string | null;
}

/** Pages of history are smaller than the lists of today's orders. */
const PAGE_SIZES = ['30', '50'];

/** What history asks for from now on, oldest first. */
export function watchLists(page: Page): ListQuestion[] {
  const asked: ListQuestion[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const isPage = PAGE_SIZES.includes(searchParams.get('count') ?? '');
    if (!isPage || !/\/vendor\/[^/]+\/orders$/.test(pathname)) return;
    asked.push({
      from: Number(searchParams.get('from')),
      to: Number(searchParams.get('to')),
      phone: searchParams.get('customer_phone_number'),
    });
  });
  return asked;
}

/** The rows of orders, without the days above them. */
export const orderRows = (page: Page): Locator =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('button') });

/** Rows of a file as a spreadsheet opens it, its text unchanged. */
export function rowsOf(content: Buffer): Record<string, unknown>[] {
  const isText = content[0] === 0xef;
  const book = isText
    ? read(content.toString('utf8').slice(1), { type: 'string', raw: true })
    : read(content, { type: 'buffer' });
  const [name = ''] = book.SheetNames;
  return utils.sheet_to_json(book.Sheets[name] ?? {}, { defval: '' });
}

/** Presses what saves a file, and answers its name and content. */
export async function savedBy(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const path = await download.path();
  return { name: download.suggestedFilename(), content: await readFile(path) };
}

/** Opens history by its tab and waits for its list. */
export async function openHistory(page: Page, name = 'History'): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/history\//);
}
