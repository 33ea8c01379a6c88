import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { buildOrder, createFakeBackend, type FakeBackend } from '@courier/api-client/testing';
import { readWorkbook } from '@courier/sheet-reader/xlsx';
import { openBulk } from '../../testing/open-bulk';

const HEADING = 'name\tphone\taddress\tamount\tpayment';
const LINES = [
  'Ayesha\t0301-2345678\tBlock 5, Clifton\t640\tcash on delivery',
  'Bilal\t0302 2345678\tKeamari Rd. 9\t900\tpaid',
  'Ayesha K.\t+92 301 2345678\tblock ５, clifton.\t640\tcash on delivery',
];

async function paste(backend: FakeBackend = createFakeBackend()) {
  const opened = openBulk({ backend, country: 'PK' });
  await opened.user.click(await screen.findByRole('button', { name: 'Paste rows' }));
  await opened.user.click(screen.getByRole('textbox', { name: 'Rows' }));
  await opened.user.paste([HEADING, ...LINES].join('\n'));
  await opened.user.click(screen.getByRole('button', { name: 'Use these rows' }));
  await screen.findByRole('grid');
  return opened;
}
/** Noon in Karachi, so that a new order counts as one of today's until the test ends. */
const NOON = new Date('2026-11-24T07:00:00Z');

beforeEach(() => {
  // Only the date is mocked; timers run.
  jest.useFakeTimers({
    now: NOON,
    doNotFake: [
      'performance',
      'queueMicrotask',
      'nextTick',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
});
afterEach(() => void jest.useRealTimers());

const gridRows = () => within(screen.getByRole('grid')).getAllByRole('row').slice(1);

const footFigure = (title: string) =>
  screen.queryByText(title, { selector: 'footer span' })?.nextSibling?.textContent?.trim();

describe('duplicates', () => {
  it('within the file are found despite different spellings, name their original, and are not errors', async () => {
    const { user } = await paste();
    expect(screen.getByRole('radio', { name: 'To repair 0' })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Duplicates 1' }));
    expect(gridRows()).toHaveLength(1);
    expect(screen.getByText('Same phone and address as row 2 · Ayesha')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check 3 rows' })).toBeEnabled();
    // Each row is good, wrong or a duplicate.
    expect(screen.getByRole('radio', { name: 'All 3' })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Good 2' }));
    expect(gridRows()).toHaveLength(2);
    expect(screen.getByText('Good to place').nextSibling).toHaveTextContent('2 of 3');
  });

  it('can be left out and included again, and are not uploaded while left out', async () => {
    const { user, backend } = await paste();
    expect(screen.getByText('Cash to collect, 1 order').parentElement).toHaveTextContent('PKR 640');
    expect(footFigure('Duplicates')).toBe('1');
    await user.click(screen.getByRole('radio', { name: 'Duplicates 1' }));
    await user.click(screen.getByRole('button', { name: 'Leave out 1 duplicate' }));
    expect(footFigure('Duplicates')).toBeUndefined();
    expect(footFigure('Left out')).toBe('1');
    expect(screen.getByText('Cash to collect, 1 order')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take this row in again' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('button', { name: 'Check 2 rows' }));
    await waitFor(() => expect(backend.callsOf('bulkJobs.create')).toHaveLength(1));
    const { content } = backend.callsOf('bulkJobs.create')[0]?.body as { content: string };
    const sent = readWorkbook(Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0)));
    expect(sent.rows.map(({ number, cells }) => [number, cells[0]])).toEqual([
      [2, 'Ayesha'],
      [3, 'Bilal'],
    ]);
  });

  it("name the customer and time of today's order that a row repeats, but no cancelled order", async () => {
    const backend = createFakeBackend();
    const ordered = (order_id: string, phone: string, address: string) => {
      const order = buildOrder({
        order_id,
        vendor_id: 'v1002',
        status: 'NEW',
        created_at: NOON.getTime() / 1000,
      });
      order.customer.phone_number = phone;
      order.customer.name = 'Bilal Khan';
      order.customer.location.address = address;
      return backend.addOrder(order);
    };
    ordered('o-9', '+923022345678', 'Keamari Rd. 9');
    ordered('o-8', '+923012345678', 'Block 5, Clifton').cancellation = { reason: 'NO_RIDERS', by: 'USER' };
    const { user } = await paste(backend);
    await user.click(await screen.findByRole('radio', { name: 'Duplicates 2' }));
    expect(screen.getByText('Same phone and address as Bilal Khan, 12:00, order o-9 of today')).toBeVisible();
  });

  it('are sent as confirmed after the user marks them as separate orders', async () => {
    const { user, backend } = await paste();
    await user.click(screen.getByRole('radio', { name: 'Duplicates 1' }));
    await user.click(screen.getByRole('button', { name: 'Two orders: place it too' }));
    expect(screen.getByText('Good to place').nextSibling).toHaveTextContent('3 of 3');
    expect(screen.getByText('Cash to collect, 2 orders').parentElement).toHaveTextContent('PKR 1280');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('Good to place').nextSibling).toHaveTextContent('2 of 3');
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    await user.click(screen.getByRole('button', { name: 'Check 3 rows' }));
    await waitFor(() => expect(backend.callsOf('bulkJobs.create')).toHaveLength(1));
    expect(backend.callsOf('bulkJobs.create')[0]?.body).toMatchObject({ confirmed_duplicates: [4] });
  });
});
