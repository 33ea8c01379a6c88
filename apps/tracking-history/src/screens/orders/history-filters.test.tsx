import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { LIMITS } from '@courier/config';
import { orderNumber } from '@courier/api-client/order-rules';
import type { createFakeBackend } from '@courier/api-client/testing';
import { DAY, nowSeconds, buildDemoOrder } from '../../testing/demo-orders';
import { openTracking, row } from '../../testing/open-tracking';

/** 20 November 2026, 14:27 in Taipei. */
const NOON = Date.UTC(2026, 10, 20, 6, 27);
const START_OF_DAY = Date.UTC(2026, 10, 19, 16) / 1000;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOON, doNotFake: ['performance', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => void jest.useRealTimers());

type Overrides = Parameters<typeof buildDemoOrder>[0];
const past = (overrides: Overrides) =>
  buildDemoOrder({ status: 'DELIVERED', created_at: nowSeconds() - DAY, ...overrides });
const open = (options: Parameters<typeof openTracking>[0] = {}) =>
  openTracking({ path: '/history/v1001', ...options });
const listTableCustomers = () =>
  within(screen.getByRole('table', { name: 'Orders' }))
    .queryAllByRole('button')
    .map((button) => button.textContent);
const queries = (backend: ReturnType<typeof createFakeBackend>) =>
  backend.callsOf('orders.list').map(({ query }) => query);
const settle = () => act(() => jest.advanceTimersByTimeAsync(LIMITS.autocompleteDebounceMs));

describe('custom days', () => {
  async function choose(first: string, last: string) {
    const opened = open({ orders: [past({ name: 'Lin', created_at: START_OF_DAY - 10 * DAY })] });
    await opened.user.click(await screen.findByRole('radio', { name: 'Custom' }));
    const dialog = screen.getByRole('dialog', { name: 'Choose the days' });
    for (const [label, day] of [
      ['First day', first],
      ['Last day', last],
    ] as const) {
      const field = within(dialog).getByLabelText(label);
      await opened.user.clear(field);
      await opened.user.type(field, day);
    }
    await opened.user.click(within(dialog).getByRole('button', { name: 'Show orders' }));
    return { ...opened, dialog };
  }

  it('are requested as whole days of the country, and remain after a reload [TRACK-HIST-04]', async () => {
    const { backend, unmount } = await choose('2026-11-08', '2026-11-10');
    expect(await row(/Lin/)).toBeVisible();
    const range = { from: String(START_OF_DAY - 12 * DAY), to: String(START_OF_DAY - 9 * DAY - 1) };
    expect(queries(backend).at(-1)).toMatchObject(range);
    unmount();
    const again = open();
    expect(await screen.findByRole('radio', { name: 'Custom' })).toBeChecked();
    expect(queries(again.backend).at(-1)).toMatchObject(range);
  });

  it.each([
    ['2026-11-10', '2026-11-08', 'The last day is before the first.', 'TRACK-HIST-10'],
    ['2026-08-01', '2026-11-10', 'Choose at most 90 days', 'TRACK-HIST-11'],
    ['2026-11-10', '2026-11-20', /History ends yesterday/, 'TRACK-HIST-09'],
  ])('from %s to %s are rejected with a message [%4$s]', async (first, last, message, _id) => {
    const { backend, dialog } = await choose(first, last);
    expect(await within(dialog).findByText(message)).toBeVisible();
    expect(within(dialog).getByLabelText('Last day')).toBeInvalid();
    expect(queries(backend)).toHaveLength(1);
  });
});

describe('the status filter', () => {
  const orders = () => [
    past({ name: 'Lin' }),
    past({ name: 'Wu', status: 'RETURNED_TO_VENDOR' }),
    past({ name: 'Kuo', status: 'CANCELLED' }),
    past({ name: 'Tsai', status: 'PAYMENT_FAILED' }),
  ];
  const pick = async (user: ReturnType<typeof open>['user'], name: string) => {
    await user.click(screen.getByRole('button', { name: /statuses|Failed/ }));
    await user.click(screen.getByRole('checkbox', { name }));
    await user.keyboard('{Escape}');
  };

  it('makes no request, and remains after a reload, while the search does not [TRACK-HIST-24, TRACK-HIST-01, SHELL-STORE-07]', async () => {
    const first = open({ orders: orders() });
    await row(/Lin/);
    await pick(first.user, 'Failed to process');
    expect(listTableCustomers()).toEqual(['Tsai']);
    expect(screen.getByText('4 orders loaded, 1 shown')).toBeVisible();
    expect(queries(first.backend)).toHaveLength(1);
    await first.user.type(screen.getByRole('textbox'), 'tsai');
    first.unmount();
    open({ orders: orders() });
    expect(await row(/Tsai/)).toBeVisible();
    expect(listTableCustomers()).toEqual(['Tsai']);
    expect(screen.getByLabelText('Order ID, name or mobile')).toHaveValue('');
  });

  it('explains an empty result, and can show all orders again', async () => {
    const { user } = open({ orders: [past({ name: 'Lin' })] });
    await row(/Lin/);
    await pick(user, 'Failed to process');
    expect(screen.getByText('No order with this status')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Show all statuses' })[0] as HTMLElement);
    expect(listTableCustomers()).toEqual(['Lin']);
  });
});

describe('the search', () => {
  const lin = () =>
    past({ name: 'Lin', phone: '+886905117246', created_at: nowSeconds() - 40 * DAY, vendor_id: 'v1002' });
  const near = () => past({ name: 'Lin Yi-chun', phone: '+886905117246', vendor_id: 'v1002' });
  const searchField = () => screen.getByLabelText('Order ID, name or mobile');

  it('requests a possible phone number, without spaces, while all outlets are included [TRACK-HIST-12, TRACK-HIST-25]', async () => {
    const { backend, user } = open({
      includeAllOutlets: true,
      orders: [near(), past({ name: 'Wu' })],
    });
    await row(/Wu/);
    await user.type(searchField(), '0905 117 246');
    await settle();
    expect(await row(/Lin Yi-chun/)).toBeVisible();
    expect(listTableCustomers()).toEqual(['Lin Yi-chun']);
    expect(queries(backend).at(-1)).toMatchObject({
      customer_phone_number: '0905117246',
      include_outlets: 'true',
    });
    expect(queries(backend)).toHaveLength(2);
  });

  it('finds the same number only in the loaded orders while outlets are not included [TRACK-HIST-12]', async () => {
    const { backend, user } = open({ orders: [past({ name: 'Wu', phone: '0905 117 246' })] });
    await row(/Wu/);
    await user.type(searchField(), '0905117246');
    await settle();
    expect(listTableCustomers()).toEqual(['Wu']);
    expect(queries(backend)).toHaveLength(1);
  });

  it('fetches one order by its id, regardless of its age and the filters [TRACK-HIST-13]', async () => {
    const old = lin();
    const { backend, user } = open({ orders: [old, past({ name: 'Wu' })] });
    await row(/Wu/);
    await user.type(searchField(), ` ${old.order_id} `);
    await settle();
    expect(await row(/Lin/)).toBeVisible();
    expect(listTableCustomers()).toEqual(['Lin']);
    expect(backend.callsOf('orders.get')).toMatchObject([
      { query: { vendorId: 'v1002', orderId: old.order_id } },
    ]);
    expect(queries(backend)).toHaveLength(1);
  });

  it('fetches an order of any age by its short number when no loaded order has it', async () => {
    const old = lin();
    const { backend, user } = open({ includeAllOutlets: true, orders: [old, past({ name: 'Wu' })] });
    await row(/Wu/);
    await user.type(searchField(), orderNumber(old.order_id).toLowerCase());
    await settle();
    expect(await row(/Lin/)).toBeVisible();
    expect(listTableCustomers()).toEqual(['Lin']);
    expect(queries(backend)).toHaveLength(2);
  });

  it('shows that no order has the entered id', async () => {
    const { user } = open({ orders: [past({ name: 'Wu' })] });
    await row(/Wu/);
    await user.type(searchField(), 'v1002-2611nothere');
    await settle();
    expect(await screen.findByText('There is no order v1002-2611nothere')).toBeVisible();
  });

  it('keeps orders that contain the text in id, phone or name, ignoring spaces and case [TRACK-HIST-14]', async () => {
    const { user } = open({ orders: [past({ name: 'Huang Shu-fen' }), past({ name: 'Wu' })] });
    await row(/Wu/);
    await user.type(searchField(), 'HUANGS hu');
    expect(listTableCustomers()).toEqual(['Huang Shu-fen']);
    await user.clear(searchField());
    await user.type(searchField(), 'tsai');
    expect(screen.getByText('No order matches “tsai”')).toBeVisible();
  });

  it('offers recent searches, by pointer and by keyboard [TRACK-HIST-17]', async () => {
    const { user } = open({ orders: [past({ name: 'Lin' }), past({ name: 'Wu' })] });
    await row(/Wu/);
    await user.type(searchField(), 'wu{Enter}');
    await user.clear(searchField());
    await user.type(searchField(), 'lin{Enter}');
    await user.clear(searchField());
    const texts = () => screen.getAllByRole('option').map((option) => option.textContent);
    expect(texts()).toEqual(['lin', 'wu']);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(searchField()).toHaveValue('wu');
    expect(listTableCustomers()).toEqual(['Wu']);
    await user.clear(searchField());
    expect(texts()).toEqual(['wu', 'lin']);
    await user.click(screen.getByRole('option', { name: 'lin' }));
    expect(listTableCustomers()).toEqual(['Lin']);
    await user.clear(searchField());
    await user.click(screen.getByRole('button', { name: 'Forget them' }));
    expect(screen.queryByRole('option')).toBeNull();
  });
});

it('marks late orders with their minutes and shows them alone', async () => {
  const placed = nowSeconds() - DAY;
  const buildPastDelivery = (name: string, minutes: number) =>
    past({
      name,
      created_at: placed,
      promised_range: { from: placed + 900, to: placed + 1800 },
      status_history: [{ status: 'DELIVERED', created_at: placed + minutes * 60 }],
    });
  const { user } = open({ orders: [buildPastDelivery('Lin', 28), buildPastDelivery('Wu', 42)] });
  await row(/Wu/);
  const orderRow = (name: RegExp) => screen.getByRole('row', { name });
  expect(orderRow(/Wu/)).toHaveTextContent('12 min late');
  expect(orderRow(/Lin/)).not.toHaveTextContent('late');
  await user.click(screen.getByRole('button', { name: 'All statuses' }));
  await user.click(screen.getByRole('checkbox', { name: 'Late' }));
  expect(listTableCustomers()).toEqual(['Wu']);
});
