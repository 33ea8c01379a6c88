import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { buildBulkRow, createFakeBackend } from '@courier/api-client/testing';
import { openBulk } from '../../testing/open-bulk';

/** 20 November 2026, 16:30 in Kuwait. */
const AT = Date.UTC(2026, 10, 20, 13, 30) / 1000;

const ROWS = [
  buildBulkRow({
    row_number: 12,
    order: {
      customer_name: 'Maryam Al-Sabah',
      dropoff_address: 'Block 4, Street 12, Salmiya',
      payment_method: 'CASH_ON_DELIVERY',
      delivery_type: 'scheduled',
      preordered_for: AT + 7200,
      delivery_fee: 1.25,
      collection_point: 'Salmiya Kiosk',
    },
  }),
  buildBulkRow({
    row_number: 40,
    status: 'PREPROCESS_FAIL',
    error: 'validation.fill-customer-name',
    order: { customer_name: '', delivery_fee: null },
  }),
  buildBulkRow({ row_number: 41, order: { customer_name: 'Yusuf' } }),
];

function openJob(
  status = 'PREPROCESS_SUCCESS_WITH_ERROR',
  rows = ROWS,
  options: Parameters<typeof openBulk>[0] = {},
) {
  const backend = createFakeBackend();
  backend.state.bulkJobs.set('j-77', { status, vendorId: 'v1002', createdAt: AT, rows });
  return openBulk({ backend, path: '/bulk-order/v1002/j-77', country: 'KW', ...options });
}

const table = () => screen.findByRole('table', { name: 'Rows of the file' });
/** A placed job opens with its result. */
const loaded = () => screen.findByRole('radiogroup', { name: 'Rows shown' });
const cells = async (row: number) =>
  within(within(await table()).getAllByRole('row')[row] as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('a job and its rows', () => {
  it('are shown at their own URL in the state of the server [BULK-05] [BULK-18]', async () => {
    const { backend } = openJob();
    expect(within(await table()).getAllByRole('row')).toHaveLength(1 + 3);
    expect(backend.callsOf('bulkJobs.detail')).toMatchObject([
      { params: { vendorId: 'v1002', jobId: 'j-77' } },
    ]);
    expect(screen.getByText('Ready, some rows to repair')).toBeVisible();
  });

  it('show the number, status, error and order of each row [BULK-16]', async () => {
    openJob();
    expect(await cells(1)).toEqual([
      '12',
      'Ready',
      'Maryam Al-Sabah',
      'Block 4, Street 12, Salmiya',
      'Cash on delivery',
      'Fri, Nov 20, 18:30',
      'Salmiya Kiosk',
      'KWD\u00A01.250',
    ]);
    const [number, status, , , payment, delivery, , fee] = await cells(2);
    expect([number, status, payment, delivery, fee]).toEqual([
      '40',
      "To repair Enter the customer's name",
      'Paid',
      'Instant',
      '–',
    ]);
  });

  it('are summarised in six figures [BULK-17]', async () => {
    const { user } = openJob('ORDER_PLACEMENT_SUCCESS_WITH_ERROR', [
      ...ROWS.map((row) => (row.error === null ? { ...row, status: 'ORDER_PLACEMENT_SUCCESS' } : row)),
      buildBulkRow({ row_number: 50, status: 'ORDER_PLACEMENT_FAIL', error: 'general' }),
    ]);
    await user.click(await screen.findByRole('radio', { name: 'All 4' }));
    await table();
    const terms = screen.getAllByRole('term').map((term) => term.textContent);
    const figures = screen.getAllByRole('definition').map((figure) => figure.textContent);
    expect(terms.map((term, index) => [term, figures[index]])).toEqual([
      ['Created by', 'owner@demo.test'],
      ['Created', 'Fri, Nov 20, 16:30'],
      ['Rows in total', '4'],
      ['Orders to be placed', '0'],
      ['Orders placed', '2'],
      ['Errors', '2'],
    ]);
  });

  it('show all rows, passed rows or failed rows [BULK-15]', async () => {
    const { user } = openJob();
    const numbers = async () =>
      within(await table())
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
    expect(await numbers()).toEqual(['12', '40', '41']);
    await user.click(screen.getByRole('radio', { name: 'Good 2' }));
    expect(await numbers()).toEqual(['12', '41']);
    await user.click(screen.getByRole('radio', { name: 'With errors 1' }));
    expect(await numbers()).toEqual(['40']);
    await user.click(screen.getByRole('radio', { name: 'All 3' }));
    expect(await numbers()).toEqual(['12', '40', '41']);
  });

  it.each([
    ['PREPROCESS_SUCCESS', 'Ready to place', true],
    ['PREPROCESS_SUCCESS_WITH_ERROR', 'Ready, some rows to repair', true],
    ['ORDER_PLACEMENT_SUCCESS', 'All placed', false],
    ['ORDER_PLACEMENT_SUCCESS_WITH_ERROR', 'Placed in part', false],
    ['ORDER_PLACEMENT_FAIL', 'Not placed', false],
    ['UNKNOWN', 'Status unknown', false],
    ['PREPROCESS_HALF_DONE', 'Status unknown', false],
  ])(
    'with status %s show “%s” and can be placed at most once [BULK-13] [BULK-14] [BULK-29] [BULK-30]',
    async (status, words, isOffered) => {
      openJob(status);
      await loaded();
      expect(screen.getByText(words)).toBeVisible();
      expect(screen.queryAllByRole('button', { name: 'Place 2 orders' })).toHaveLength(isOffered ? 1 : 0);
    },
  );

  it.each([
    ['ORDER_PLACEMENT_SUCCESS', 'en', '2 placed, 1 with errors', 'All placed'],
    ['ORDER_PLACEMENT_SUCCESS_WITH_ERROR', 'ar_KW', 'قُدّم 2، وبأخطاء 1', 'قُدّم بعض الطلبات'],
  ] as const)(
    'with status %s and failed rows show both numbers, never that all were placed',
    async (status, locale, words, not) => {
      const placed = ROWS.map((row) =>
        row.error === null ? { ...row, status: 'ORDER_PLACEMENT_SUCCESS' } : row,
      );
      openJob(status, placed, { locale });
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.queryByText(not)).toBeNull();
    },
  );

  it('show placed, held and failed rows with reasons and links to the orders after placing', async () => {
    const { user, shell } = openJob('ORDER_PLACEMENT_SUCCESS_WITH_ERROR', [
      buildBulkRow({
        row_number: 2,
        status: 'ORDER_PLACEMENT_SUCCESS',
        order_id: 'v1002-77',
        order: { customer_name: 'Maryam', delivery_fee: 1.25 },
      }),
      buildBulkRow({
        row_number: 3,
        status: 'PREPROCESS_FAIL',
        error: 'bulk.duplicate-order',
        duplicate_of: { order_id: 'v1002-9', customer_name: 'Amy Chen', created_at: AT },
        order: { customer_name: 'Amy C.' },
      }),
      buildBulkRow({ row_number: 4, status: 'PREPROCESS_FAIL', error: 'validation.fill-amount' }),
    ]);
    const counts = await screen.findByRole('list', { name: 'Rows by result' });
    expect(
      within(counts)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Placed1', 'Held1', 'Failed1']);
    const held = screen.getByRole('region', { name: '1 held: pick what you meant' });
    expect(held).toHaveTextContent('Row 3');
    expect(held).toHaveTextContent(/Amy Chen, 16:30\s+9 v1002-9/);
    const others = within(screen.getByRole('region', { name: 'Failed and placed rows' }));
    expect(others.getByRole('heading', { name: 'Enter the order value' })).toBeVisible();
    expect(others.getByText(/^Nothing was charged for held or failed rows\./)).toBeVisible();
    // This browser does not have the rows of this file.
    expect(screen.queryByRole('button', { name: /^Answer/ })).toBeNull();
    expect(others.getByText(/Repair them in the browser that uploaded the file/)).toBeVisible();
    expect(others.getByRole('button', { name: 'Only these rows' })).toBeEnabled();
    await user.click(others.getByRole('link', { name: '77 v1002-77' }));
    expect(shell.navigations).toEqual(['/order-tracking/v1002?order_id=v1002-77']);
  });

  it('show that no row can be placed when none is good [BULK-13] [BULK-29]', async () => {
    openJob('PREPROCESS_FAIL', ROWS.slice(1, 2));
    await table();
    expect(screen.getByText('No row can be placed')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Place/ })).toBeNull();
  });

  it('show an error for 7 s and a way back when they are unavailable [BULK-26]', async () => {
    const { shell, user, address } = openJob(undefined, undefined, { path: '/bulk-order/v1003/j-77' });
    expect(await screen.findByText('We could not get the details of this file.')).toBeVisible();
    expect(shell.notices).toMatchObject([
      { type: 'error', message: 'We could not get the details of this file.', durationMs: 7000 },
    ]);
    await user.click(screen.getByRole('button', { name: 'Another file' }));
    await waitFor(() => expect(address()).toBe('/bulk-order/v1003'));
  });

  it('are shown from right to left in Arabic', async () => {
    openJob('ORDER_PLACEMENT_SUCCESS_WITH_ERROR', ROWS, { locale: 'ar_KW' });
    expect(await screen.findByText('قُدّم بعض الطلبات')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'صف فاشل واحد' })).toBeVisible();
  });
});

describe('the history', () => {
  it('lists the jobs of the vendor, newest first, and opens one [BULK-04]', async () => {
    const backend = createFakeBackend();
    const job = (vendorId: string, status: string, createdAt: number) => ({
      vendorId,
      status,
      createdAt,
      rows: ROWS,
    });
    backend.state.bulkJobs.set('old', job('v1002', 'ORDER_PLACEMENT_FAIL', AT));
    backend.state.bulkJobs.set('other', job('v1003', 'ORDER_PLACEMENT_SUCCESS', AT + 60));
    backend.state.bulkJobs.set('new', job('v1002', 'PREPROCESS_SUCCESS', AT + 3600));
    const { user, address } = openBulk({ backend, country: 'KW' });
    const entries = await screen.findAllByRole('button', { name: /3 rows/ });
    expect(entries.map((entry) => entry.textContent)).toEqual([
      expect.stringMatching(/^Fri, Nov 20, 17:303 rowsReady to placeowner@demo\.test/),
      expect.stringMatching(/^Fri, Nov 20, 16:303 rowsNot placed/),
    ]);
    await user.click(entries[1] as HTMLElement);
    await waitFor(() => expect(address()).toBe('/bulk-order/v1002/old'));
    expect(await loaded()).toBeVisible();
  });

  it('shows the file names known to the server, including those from other browsers', async () => {
    const backend = createFakeBackend();
    const facts = { vendorId: 'v1002', status: 'ORDER_PLACEMENT_SUCCESS', createdAt: AT, rows: ROWS };
    backend.state.bulkJobs.set('j-1', { ...facts, fileName: 'lunch-27-nov.xlsx' });
    const { user } = openBulk({ backend, country: 'KW' });
    await user.click(await screen.findByRole('button', { name: /lunch-27-nov\.xlsx/ }));
    expect(await screen.findByRole('heading', { name: 'lunch-27-nov.xlsx' })).toBeVisible();
  });

  it('shows an error for 7 s when it is unavailable, and a file can still be chosen [BULK-24]', async () => {
    const backend = createFakeBackend();
    backend.fail('bulkJobs.all', { status: 400, message: 'No' });
    const { shell } = openBulk({ backend });
    expect(await screen.findByText('We could not get your earlier files.')).toBeVisible();
    expect(shell.notices).toMatchObject([
      { type: 'error', message: 'We could not get your earlier files.', detail: 'No', durationMs: 7000 },
    ]);
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  });

  it('shows a message while it is empty', async () => {
    openBulk();
    expect(await screen.findByText('No file yet')).toBeVisible();
  });
});
