import { expect, type Page } from '@playwright/test';
import { utils, write } from 'xlsx';

export type SheetRow = Readonly<Record<string, string | number>>;

export interface SheetFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const ROADS = ['Guangfu S. Rd.', 'Zhongxiao E. Rd., Sec. 4', 'Fuxing S. Rd., Sec. 1'];

const fileSeries = (mark: string): number =>
  [...mark].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 900;

/** A unique row of the template that the shops of Taipei can place. `mark` identifies the rows of a file. */
export const sheetRow = (index: number, mark: string): SheetRow => ({
  customer_name: 'Yeh Wan-ju',
  customer_phone: `09${10_000_000 + fileSeries(mark) * 10_000 + index}`,
  dropoff_address: `No. ${1 + (index % 90)}, ${ROADS[index % ROADS.length]}`,
  unit: `${1 + (index % 12)}F`,
  building: '',
  notes: '',
  description: `${mark} ${index}`,
  amount: 120 + index,
  payment_method: 'PAID',
  delivery_type: '',
  delivery_date: '',
  delivery_time: '',
  collection_point: '',
});

export const sheetRows = (count: number, mark: string): SheetRow[] =>
  Array.from({ length: count }, (_, index) => sheetRow(index, mark));

/** A workbook as spreadsheet programs save it; the headings are those of the first row. */
export function workbook(rows: readonly SheetRow[], name = 'orders.xlsx'): SheetFile {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.json_to_sheet([...rows]), 'orders');
  return {
    name,
    mimeType: XLSX,
    buffer: write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer,
  };
}

export async function openBulk(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Bulk order' }).click();
  await expect(page.getByRole('heading', { name: 'Drop your sheet here' })).toBeVisible();
}

export const chooseFile = (page: Page, file: SheetFile): Promise<void> =>
  page.locator('input[type="file"]').setInputFiles(file);

export async function placeFile(page: Page, count: number): Promise<void> {
  const button = { name: count === 1 ? 'Place 1 order' : `Place ${count} orders`, exact: true };
  await page.getByRole('button', button).click();
  await page.getByRole('dialog').getByRole('button', button).click();
}
