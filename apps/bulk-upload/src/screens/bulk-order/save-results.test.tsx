import { afterEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { read, utils, type WorkSheet } from 'xlsx';
import { buildBulkRow, createFakeBackend } from '@courier/api-client/testing';
import { openBulk } from '../../testing/open-bulk';

afterEach(() => void jest.restoreAllMocks());

const ROWS = [
  buildBulkRow({
    row_number: 2,
    status: 'ORDER_PLACEMENT_SUCCESS',
    order_id: 'o-1',
    order: {
      customer_name: '=HYPERLINK("http://evil.test","Lin")',
      dropoff_address: '@SUM(A1)',
      delivery_fee: 1.25,
    },
  }),
  buildBulkRow({ row_number: 9, status: 'ORDER_PLACEMENT_FAIL', error: 'validation.phone-incorrect' }),
];

async function saved(options: Parameters<typeof openBulk>[0], button: string) {
  const files: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (file) => (files.push(file as Blob), 'blob:results');
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const backend = createFakeBackend();
  const createdAt = Date.UTC(2026, 10, 20, 22, 30) / 1000;
  const job = { status: 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR', vendorId: 'v1002', createdAt, rows: ROWS };
  backend.state.bulkJobs.set('j-77', job);
  const { user } = openBulk({ backend, path: '/bulk-order/v1002/j-77', country: 'KW', ...options });
  await user.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(names).toHaveLength(1));
  const reader = new FileReader();
  const bytes = new Promise((resolve) => (reader.onload = () => resolve(reader.result)));
  reader.readAsArrayBuffer(files[0] as Blob);
  const book = read(await bytes, { type: 'array' });
  return { name: names[0], book, sheet: book.Sheets[book.SheetNames[0] ?? ''] as WorkSheet };
}

const readLines = (sheet: WorkSheet) => utils.sheet_to_json<unknown[]>(sheet, { header: 1 });

it('downloads a workbook with the status and reason of every row', async () => {
  const { name, sheet } = await saved({}, 'Download with reasons');
  // The day of the upload in Kuwait.
  expect(name).toBe('bulk-2026-11-21-results.xlsx');
  const [heading, placed, refused] = readLines(sheet);
  expect(heading).toEqual([
    'Row',
    'Status',
    'Reason',
    'Order ID',
    'Customer',
    'Deliver to',
    'Pay',
    'When',
    'Collection point',
    'Fee',
  ]);
  expect(placed?.slice(0, 4)).toEqual([2, 'Placed', '', 'o-1']);
  expect(placed?.[9]).toBe(1.25);
  expect(refused?.slice(0, 3)).toEqual([9, 'Not placed', expect.stringMatching(/phone/i)]);
});

it('keeps text that looks like a formula as text in the workbook', async () => {
  const { sheet } = await saved({}, 'Download with reasons');
  const cells = ['E2', 'F2'].map((ref) => sheet[ref] as { t: string; f?: string; v: string });
  expect(cells.map(({ t, f, v }) => [t, f, v])).toEqual([
    ['s', undefined, '=HYPERLINK("http://evil.test","Lin")'],
    ['s', undefined, '@SUM(A1)'],
  ]);
});

it('writes the workbook in the language of the user, right to left in Arabic', async () => {
  const { book, sheet } = await saved({ locale: 'ar_KW' }, 'نزّل النتيجة مع الأسباب');
  expect(readLines(sheet)[0]?.slice(1, 3)).toEqual(['الحالة', 'السبب']);
  expect(book.Workbook?.Views?.[0]?.RTL).toBe(true);
});
