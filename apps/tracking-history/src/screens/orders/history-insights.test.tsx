import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { createFakeBackend } from '@courier/api-client/testing';
import { DAY, nowSeconds, buildDemoOrder } from '../../testing/demo-orders';
import { openTracking } from '../../testing/open-tracking';

/** 20 November 2026, 14:27 in Taipei. */
const NOON = Date.UTC(2026, 10, 20, 6, 27);
/** Thursday, 19 November 2026, 18:00 in Taipei. */
const EVENING = Date.UTC(2026, 10, 19, 10) / 1000;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOON, doNotFake: ['performance', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => void jest.useRealTimers());

const buildLateDelivery = (minutes: number, overrides: Parameters<typeof buildDemoOrder>[0] = {}) =>
  buildDemoOrder({
    status: 'DELIVERED',
    created_at: EVENING,
    promised_for: EVENING + 1800,
    status_history: [
      { status: 'NEW', created_at: EVENING },
      { status: 'NEAR_VENDOR', created_at: EVENING + 300 },
      { status: 'PICKED_UP', created_at: EVENING + 300 + 660 },
      { status: 'DELIVERED', created_at: EVENING + minutes * 60 },
    ],
    ...overrides,
  });
const open = (options: Parameters<typeof openTracking>[0] = {}) =>
  openTracking({ path: '/history/v1001?view=insights', ...options });
const card = (name: string) => screen.findByRole('region', { name });
const readBodyRows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

const MANY = [
  ...Array.from({ length: 34 }, () => buildLateDelivery(31)),
  ...Array.from({ length: 6 }, () => buildLateDelivery(52)),
  buildDemoOrder({
    status: 'CANCELLED',
    created_at: EVENING + 3600,
    cancellation: { reason: 'NO_RIDERS', by: 'PLATFORM' },
  }),
  buildDemoOrder({ status: 'DELIVERED', created_at: EVENING, vendor_id: 'v1002' }),
  buildDemoOrder({ status: 'DELIVERED', created_at: nowSeconds() }),
];

describe('insights', () => {
  it('are a view of history, with view and period in the URL', async () => {
    const { backend, user } = openTracking({ path: '/history/v1001', orders: MANY });
    await user.click(await screen.findByRole('radio', { name: 'Insights' }));
    expect(await card('Orders by hour and weekday')).toHaveTextContent(
      '41 orders, busiest Thu 18:00 with 40',
    );
    await user.click(screen.getByRole('radio', { name: 'Past 7 days' }));
    await card('Orders by hour and weekday');
    const midnight = Date.UTC(2026, 10, 19, 16) / 1000;
    expect(backend.callsOf('insights.get').map(({ query }) => query)).toEqual([
      { from: String(midnight - DAY), to: String(midnight - 1) },
      { from: String(midnight - 7 * DAY), to: String(midnight - 1) },
    ]);
    expect(screen.getByRole('radio', { name: 'Insights' })).toBeChecked();
  });

  it('describe each chart in text for assistive technology', async () => {
    open({ orders: MANY });
    const time = await card('Delivery time');
    expect(time).toHaveTextContent('31 min from request to door, 40 delivered');
    expect(within(time).getByRole('img')).toHaveAccessibleName(
      'Delivery time: half by 31 min, 9 in 10 by 52 min',
    );
    expect(await card('Waiting at pickup')).toHaveTextContent('11 min 40 pickups, 40 of 10 min or more');
    // A promise of 30 min is a range up to 36 min, so 31 min is on time.
    expect(await card('Expected against actual')).toHaveTextContent('85% 34 of 40 on time');
    expect(await card('Cancel reasons')).toHaveTextContent('1 2.4% of orders');
  });

  it('use the late colour for nothing but lateness by the promised range', async () => {
    open({ orders: MANY });
    const marked = async (name: string) =>
      [...(await card(name)).querySelectorAll('[fill="var(--st-late)"], [stroke="var(--st-late)"]')].length >
      0;
    expect(await marked('Waiting at pickup')).toBe(false);
    expect(await marked('Delivery time')).toBe(false);
    expect(await marked('Expected against actual')).toBe(true);
  });

  it('state in a sentence that no pickup took long', async () => {
    const quick = Array.from({ length: 6 }, () => {
      const order = buildLateDelivery(31);
      const history = order.status_history.map((entry) =>
        entry.status === 'PICKED_UP' ? { ...entry, created_at: EVENING + 420 } : entry,
      );
      return { ...order, status_history: history };
    });
    open({ orders: quick });
    expect(await card('Waiting at pickup')).toHaveTextContent('2 min 6 pickups, all under 10 min');
  });

  it('show the weekdays of the period alone', async () => {
    const { user } = open({ orders: MANY });
    const hours = await card('Orders by hour and weekday');
    expect(hours).toHaveTextContent('Thu');
    expect(hours).not.toHaveTextContent('Fri');
    await user.click(within(hours).getByRole('button', { name: 'Table: Orders by hour and weekday' }));
    expect(readBodyRows(within(hours).getByRole('table')).map(([day]) => day)).toEqual(['Thursday', 'All']);
  });

  it('can replace the chart by a table whose rows add up', async () => {
    const { user } = open({ orders: MANY });
    const time = await card('Delivery time');
    const button = within(time).getByRole('button', { name: 'Table: Delivery time' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    const rows = readBodyRows(within(time).getByRole('table'));
    expect(rows).toEqual([
      ['30–31', '34', '85%'],
      ...['32–33', '34–35', '36–37', '38–39', '40–41', '42–43', '44–45', '46–47', '48–49', '50–51'].map(
        (minutes) => [minutes, '0', '0%'],
      ),
      ['52–53', '6', '15%'],
      ['All', '40', '100%'],
    ]);
    expect(within(time).getByRole('img', { hidden: true })).not.toBeVisible();
    await user.click(button);
    expect(within(time).getByRole('img')).toBeVisible();
  });

  it('compare the outlets when all are included', async () => {
    const { user } = open({ orders: MANY, includeAllOutlets: true });
    const compared = await card('Outlets compared');
    expect(compared).toHaveTextContent('2 outlets with 42 orders');
    await user.click(within(compared).getByRole('button', { name: 'Table: Outlets compared' }));
    expect(readBodyRows(within(compared).getByRole('table'))).toEqual([
      ['Harbour Tea', '41', '40', '31', '85%'],
      [expect.any(String), '1', '1', 'few', 'few'],
      ['All', '42', '41', '', ''],
    ]);
  });

  it('say "few" instead of a share, and that there are too few to draw', async () => {
    const { user } = open({ orders: [buildLateDelivery(31), buildLateDelivery(45), buildLateDelivery(12)] });
    const time = await card('Delivery time');
    expect(time).toHaveTextContent('3 orders');
    expect(time).toHaveTextContent('Too few orders to draw');
    await user.click(within(time).getByRole('button', { name: 'Table: Delivery time' }));
    expect(readBodyRows(within(time).getByRole('table'))[0]).toEqual(['10–14', '1', 'few']);
    expect(await card('Cancel reasons')).toHaveTextContent('Nothing was cancelled');
  });

  it('offer the past 30 days when yesterday has no orders', async () => {
    const { user } = open({
      orders: [buildDemoOrder({ status: 'DELIVERED', created_at: nowSeconds() - 9 * DAY })],
    });
    expect(await screen.findByText('No orders in this period')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show the past 30 days' }));
    expect(await card('Outlets compared')).toHaveTextContent('1 outlet with 1 order');
  });

  it('show an error when they cannot be loaded, and retry', async () => {
    const backend = createFakeBackend();
    backend.fail('insights.get', { status: 500 });
    const { user } = open({ backend, orders: MANY });
    expect(await screen.findByText('Could not load insights')).toBeVisible();
    backend.heal('insights.get');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Delivery time')).toBeVisible();
  });

  it('can be saved: the table with plain figures, the chart without CSS variables', async () => {
    const saved: { name: string; text: Promise<string> }[] = [];
    const blobs = new Map<string, Blob>();
    URL.createObjectURL = (blob) => {
      blobs.set(`blob:${blobs.size}`, blob as Blob);
      return `blob:${blobs.size - 1}`;
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const file = blobs.get(this.getAttribute('href') ?? '');
      const text = new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        if (file) reader.readAsText(file);
      });
      saved.push({ name: this.download, text });
    });
    const { user } = open({ orders: MANY });
    const time = await card('Delivery time');
    const files = within(time).getByRole('button', { name: 'Export Delivery time' });
    expect(within(time).queryByRole('button', { name: /^(CSV|XLSX|SVG)/ })).toBeNull();
    await user.click(files);
    await user.click(within(time).getByRole('button', { name: 'CSV: Delivery time' }));
    expect(files).toHaveFocus();
    await user.click(files);
    await user.click(within(time).getByRole('button', { name: 'SVG: Delivery time' }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(saved.map(({ name }) => name).sort()).toEqual([
      'delivery-time_2026-11-19.csv',
      'delivery-time_2026-11-19.svg',
    ]);
    const [csv = '', svg = ''] = await Promise.all(
      [...saved].sort((a, b) => (a.name < b.name ? -1 : 1)).map(({ text }) => text),
    );
    expect(csv.replace('\ufeff', '').split('\r\n').slice(0, 2)).toEqual([
      'minutes,orders,share',
      '30 to 31,34,0.85',
    ]);
    expect(svg).toContain('xmlns="http://www.w3.org/2000/svg"');
    expect(svg).not.toContain('var(');
  });
});
