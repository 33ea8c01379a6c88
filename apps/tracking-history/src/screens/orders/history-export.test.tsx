import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { read, utils } from 'xlsx';
import { LIMITS } from '@courier/config';
import { DAY, nowSeconds, buildDemoOrder } from '../../testing/demo-orders';
import { openTracking, row } from '../../testing/open-tracking';

/** 20 November 2026, 14:27 in Taipei. */
const NOON = Date.UTC(2026, 10, 20, 6, 27);

let saved: { name: string; file: Blob }[] = [];
const pressed = HTMLAnchorElement.prototype.click;

beforeEach(() => {
  localStorage.clear();
  saved = [];
  let last: Blob = new Blob();
  URL.createObjectURL = (file) => {
    last = file as Blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function () {
    saved.push({ name: this.download, file: last });
  };
  jest.useFakeTimers({ now: NOON, doNotFake: ['performance', 'queueMicrotask', 'nextTick', 'setImmediate'] });
});
afterEach(() => {
  HTMLAnchorElement.prototype.click = pressed;
  jest.useRealTimers();
});

type Overrides = Parameters<typeof buildDemoOrder>[0];
const past = (overrides: Overrides) =>
  buildDemoOrder({ status: 'DELIVERED', created_at: nowSeconds() - DAY, ...overrides });

async function openExport(
  orders: ReturnType<typeof past>[],
  options: Parameters<typeof openTracking>[0] = {},
) {
  const opened = openTracking({ path: '/history/v1001', orders, ...options });
  await screen.findByRole('table', { name: 'Orders' });
  await opened.user.keyboard('e');
  const dialog = within(screen.getByRole('dialog', { name: 'Export orders' }));
  return { ...opened, dialog };
}

/** Page files are jsdom blobs; fetched files are Node blobs. */
const readFileBytes = async (file: Blob) =>
  file instanceof Blob
    ? new Promise<Uint8Array>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
        reader.readAsArrayBuffer(file);
      })
    : new Uint8Array(await (file as Blob).arrayBuffer());
const readFileText = async (file: Blob) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await readFileBytes(file));

describe('the export of history', () => {
  it('saves the filtered orders as CSV, without formulas [TRACK-HIST-18]', async () => {
    const { user, backend, dialog } = await openExport(
      [
        past({ name: '=HYPERLINK("http://evil.test")' }),
        ...Array.from({ length: 250 }, (_, index) => past({ name: `Lin ${index}` })),
        past({ name: 'Wu', status: 'CANCELLED' }),
      ],
      {},
    );
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    expect(await dialog.findByText('252 orders exported.')).toBeVisible();
    expect(saved.map(({ name }) => name)).toEqual(['orders_2026-11-19.csv']);
    const text = await readFileText(saved[0]?.file as Blob);
    expect(text).toMatch(/^\ufeffOrder ID,Order number,Vendor ID,Vendor,Placed/);
    const book = read(text.slice(1), { type: 'string', raw: true });
    const rows = utils.sheet_to_json<Record<string, string>>(Object.values(book.Sheets)[0] ?? {});
    expect(rows).toHaveLength(252);
    const cells = rows.flatMap((cellsOfRow) => Object.values(cellsOfRow).map(String));
    expect(cells.filter((cell) => /^\s*[=+@-]/.test(cell))).toEqual([]);
    expect(cells).toContain('\'=HYPERLINK("http://evil.test")');
    expect(
      backend
        .callsOf('orders.list')
        .slice(-2)
        .map(({ query }) => query['count']),
    ).toEqual(['200', '200']);
  });

  it('applies status filter and search, and writes a workbook [TRACK-HIST-18]', async () => {
    localStorage.setItem(
      'order-filters',
      JSON.stringify({
        state: {
          dateRangeFilter: { from: 0, to: 0, category: 'past-week' },
          orderStatusFilter: ['cancelled'],
        },
        version: 1,
      }),
    );
    const { user, dialog } = await openExport([
      past({ name: 'Lin' }),
      past({
        name: 'Wu',
        status: 'CANCELLED',
        cancellation: { by: 'USER', reason: 'OTHER' },
        order: { ...past({}).order, amount: 1250 },
      }),
    ]);
    await user.click(dialog.getByRole('radio', { name: 'Excel' }));
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    expect(await dialog.findByText('1 order exported.')).toBeVisible();
    expect(saved[0]?.name).toBe('orders_2026-11-13_2026-11-19.xlsx');
    const book = read(await readFileBytes(saved[0]?.file as Blob), { type: 'array' });
    const rows = utils.sheet_to_json<Record<string, unknown>>(book.Sheets['orders'] ?? {});
    expect(rows).toMatchObject([
      {
        Customer: 'Wu',
        'Status code': 'CANCELLED',
        Status: 'Cancelled',
        'Cancelled by': 'USER',
        Value: 1250,
      },
    ]);
  });

  it('ends with the parts of each fee, which it requests with the orders', async () => {
    const tax = { percent: 5, amount: 4 };
    const charges = [
      { kind: 'base', amount: 65, tax },
      { kind: 'surcharge', name: '=1+1', amount: 30, tax },
      { kind: 'refund', amount: -20 },
      { kind: 'return', amount: 48 },
    ];
    const { user, dialog, backend } = await openExport([
      past({ name: 'Lin', delivery_fee: 95, discounted_delivery_fee: null, charges }),
    ]);
    await user.click(dialog.getByRole('radio', { name: 'Excel' }));
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    expect(await dialog.findByText('1 order exported.')).toBeVisible();
    const book = read(await readFileBytes(saved[0]?.file as Blob), { type: 'array' });
    const [headings = [], cells = []] = utils.sheet_to_json<unknown[]>(book.Sheets['orders'] ?? {}, {
      header: 1,
    });
    const first = headings.length - 11;
    expect(headings.slice(first).map((heading, index) => [heading, cells[first + index]])).toEqual([
      ['Fee without tax', 87],
      ['Tax in the fee', 8],
      ['Fee with tax', 95],
      ['Base fee', 65],
      ['Fee for the distance', undefined],
      ['Surcharges', 30],
      ['Voucher', undefined],
      ['Other parts of the fee', undefined],
      ['Refund', 20],
      ['Fee for the return', 48],
      ['Adjustment', undefined],
    ]);
    expect(backend.callsOf('orders.list').at(-1)?.query).toMatchObject({ include_charges: 'true' });
  });

  it('shows the limit when more orders match, and saves nothing', async () => {
    const most = LIMITS.exportOrders.print;
    const { user, dialog } = await openExport(
      Array.from({ length: most + 1 }, (_, index) => past({ name: `Lin ${index}` })),
    );
    await user.click(dialog.getByRole('radio', { name: 'Print' }));
    await user.click(dialog.getByRole('button', { name: 'Print' }));
    expect(await dialog.findByText(/The filters show more than 500 orders/)).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('prints the orders with the sum of their fees, with markup in values as plain text', async () => {
    const { user, dialog } = await openExport([
      past({ name: '<b>Lin</b>' }),
      past({ name: 'Wu', status: 'CANCELLED' }),
    ]);
    await user.click(dialog.getByRole('radio', { name: 'Print' }));
    await user.click(dialog.getByRole('button', { name: 'Print' }));
    expect(await dialog.findByText('2 orders exported.')).toBeVisible();
    const page = document
      .querySelector('iframe')
      ?.contentDocument?.body.textContent?.replaceAll('\u00a0', ' ');
    expect(page).toContain('<b>Lin</b>, +886');
    expect(page).toContain('Nov 19, 2026 · All statuses');
    expect(page).toContain('Fees in allNT 95');
  });

  it('can be cancelled, and then saves nothing', async () => {
    const { user, dialog, backend } = await openExport([past({ name: 'Lin' })]);
    const release = backend.delay('orders.list');
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    expect(await dialog.findByRole('progressbar')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Stop' }));
    release();
    expect(dialog.queryByRole('progressbar')).toBeNull();
    expect(await dialog.findByRole('button', { name: 'Export' })).toBeEnabled();
    expect(saved).toEqual([]);
  });

  it('shows why it failed, and works again', async () => {
    const { user, dialog, backend } = await openExport([past({ name: 'Lin' })]);
    backend.fail('orders.list', { status: 400, message: 'The window is too wide' });
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    expect(await dialog.findByText('We could not export the orders. The window is too wide')).toBeVisible();
    backend.heal('orders.list');
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    expect(await dialog.findByText('1 order exported.')).toBeVisible();
  });

  it('saves nothing when no order matches', async () => {
    const { user, dialog } = await openExportOfNothing();
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    expect(await dialog.findByText(/There is nothing to export/)).toBeVisible();
    expect(saved).toEqual([]);
  });

  async function openExportOfNothing() {
    const opened = openTracking({ path: '/history/v1001' });
    await screen.findByText('No orders in this period');
    await opened.user.click(screen.getByRole('button', { name: 'Export' }));
    return { ...opened, dialog: within(screen.getByRole('dialog', { name: 'Export orders' })) };
  }
});

describe('the export by mail', () => {
  it('is sent to the account’s address with every filter [TRACK-HIST-18]', async () => {
    const { user, shell, backend } = openTracking({
      path: '/history/v1001',
      includeAllOutlets: true,
      orders: [past({ name: 'Lin', vendor_id: 'v1002' })],
    });
    await user.type(await screen.findByLabelText('Order ID, name or mobile'), 'lin');
    await row(/Lin/);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Export orders' }));
    await user.click(dialog.getByRole('radio', { name: 'Email' }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(shell.notices).toHaveLength(1));
    expect(backend.callsOf('exports.ordersByMail').map(({ body }) => body)).toMatchObject([
      { email: 'owner@demo.test', include_outlets: true, search: 'lin', from: expect.any(Number) },
    ]);
    expect(shell.notices.at(-1)).toMatchObject({
      type: 'success',
      message: 'The file is on its way to owner@demo.test.',
    });
  });

  it.each(['', 'owner', 'a b@c.test'])('rejects %j as an address', async (address) => {
    const { user, dialog, backend } = await openExport([past({ name: 'Lin' })]);
    await user.click(dialog.getByRole('radio', { name: 'Email' }));
    const email = dialog.getByLabelText('Email address');
    await user.clear(email);
    if (address) await user.type(email, address);
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText(/Enter an email address/)).toBeVisible();
    expect(backend.callsOf('exports.ordersByMail')).toEqual([]);
  });

  it('shows that another address has to be confirmed', async () => {
    const { user, dialog, shell } = await openExport([past({ name: 'Lin' })]);
    await user.click(dialog.getByRole('radio', { name: 'Email' }));
    await user.clear(dialog.getByLabelText('Email address'));
    await user.type(dialog.getByLabelText('Email address'), 'books@example.com');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(shell.notices).toHaveLength(1));
    expect(shell.notices.at(-1)?.message).toContain('We sent a link to books@example.com.');
  });
});

describe('the transactions', () => {
  it('are saved as CSV, for all outlets while they are included [TRACK-HIST-19]', async () => {
    const { user, dialog, backend } = await openExport([past({ name: 'Lin', vendor_id: 'v1002' })], {
      includeAllOutlets: true,
    });
    await user.click(dialog.getByRole('button', { name: 'Transactions (CSV)' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(backend.callsOf('exports.transactions')).toMatchObject([
      { query: { include_outlets: 'true', locale: expect.any(String) } },
    ]);
    expect(saved.map(({ name }) => name)).toEqual(['transactions_2026-11-19.csv']);
    expect(await readFileText(saved[0]?.file as Blob)).toMatch(/^order_id,payment_method/);
  });

  it('are saved as a workbook, created from the machine-readable file', async () => {
    const { user, dialog, backend } = await openExport([past({ name: 'Lin' })]);
    await user.click(dialog.getByRole('button', { name: 'Transactions (Excel)' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(backend.callsOf('exports.transactions')[0]?.query).not.toHaveProperty('locale');
    expect(saved.map(({ name }) => name)).toEqual(['transactions_2026-11-19.xlsx']);
  });

  it('have their own error message [TRACK-HIST-20]', async () => {
    const { user, dialog, shell, backend } = await openExport([past({ name: 'Lin' })]);
    backend.fail('exports.transactions', { status: 400, message: 'Too much' });
    await user.click(dialog.getByRole('button', { name: 'Transactions (CSV)' }));
    await waitFor(() => expect(shell.notices).toHaveLength(1));
    expect(shell.notices.at(-1)).toMatchObject({
      type: 'error',
      message: 'We could not download the transactions.',
      detail: 'Too much',
    });
    expect(saved).toEqual([]);
  });
});
