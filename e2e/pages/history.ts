import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { read, utils } from 'xlsx';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Unix seconds of the start of today at a fixed offset in hours from UTC. */
export function startOfToday(hoursAhead: number): number {
  const now = Date.now() / 1000 + hoursAhead * HOUR;
  return Math.floor(now / DAY) * DAY - hoursAhead * HOUR;
}

/** `2026-11-20`: the date some days before today at that offset. */
export const dayBefore = (days: number, hoursAhead: number): string =>
  new Date((startOfToday(hoursAhead) + hoursAhead * HOUR - days * DAY) * 1000).toISOString().slice(0, 10);

export interface ListQuestion {
  from: number;
  to: number;
  phone: string | null;
}

/** History has smaller pages than the lists of today's orders. */
const PAGE_SIZES = ['30', '50'];

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

/** Order rows without day headings. */
export const orderRows = (page: Page): Locator =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('button') });

/** Rows of a saved file, with all values as text. */
export function readSavedRows(content: Buffer): Record<string, unknown>[] {
  const isText = content[0] === 0xef;
  const book = isText
    ? read(content.toString('utf8').slice(1), { type: 'string', raw: true })
    : read(content, { type: 'buffer' });
  const [name = ''] = book.SheetNames;
  return utils.sheet_to_json(book.Sheets[name] ?? {}, { defval: '' });
}

/** Presses a download button and returns the file's name and content. */
export async function savedBy(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const path = await download.path();
  return { name: download.suggestedFilename(), content: await readFile(path) };
}

export async function openHistory(page: Page, name = 'History'): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/history\//);
}
