import { beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Order } from '@courier/api-client';
import { buildDemoOrder } from '../../testing/demo-orders';
import { openTracking } from '../../testing/open-tracking';

beforeEach(() => localStorage.clear());

const open = (charges: Order['charges'], change: Partial<Order> = {}) => {
  const order = {
    ...buildDemoOrder({ name: 'Lin', status: 'PICKED_UP' }),
    ...change,
    ...(charges && { charges }),
  };
  openTracking({ orders: [order], path: `/order-tracking/v1001?order_id=${order.order_id}` });
};
const readLines = async () => {
  const list = await screen.findByLabelText('Delivery fee');
  return within(list)
    .getAllByRole('term')
    .map((term) =>
      `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`.replaceAll('\u00A0', ' '),
    );
};
const tax = (amount: number) => ({ tax: { percent: 5, amount } });

it('shows what the fee of an order consists of, with the tax inside', async () => {
  open(
    [
      { kind: 'base', amount: 65, ...tax(3) },
      { kind: 'distance', amount: 28, ...tax(1) },
      { kind: 'surcharge', name: 'Harbour', amount: 12, ...tax(1) },
      { kind: 'voucher', name: 'TEA', amount: -20, ...tax(-1) },
      { kind: 'newer', amount: 1 },
    ],
    { delivery_fee: 106, discounted_delivery_fee: 86 },
  );
  expect(await readLines()).toEqual([
    'Base fee: NT 65',
    'Distance: NT 28',
    'Harbour: NT 12',
    expect.stringMatching(/^Voucher TEA: .*20$/),
    'Other: NT 1',
  ]);
  expect(screen.getByText(/^Includes/).textContent?.replaceAll('\u00A0', ' ')).toBe('Includes NT 4 tax');
});

it('shows an added tax as its line alone', async () => {
  open([
    { kind: 'base', amount: 100, tax: { percent: 5, amount: 0 } },
    { kind: 'tax', amount: 5, ...tax(5) },
  ]);
  expect(await readLines()).toEqual(['Base fee: NT 100', 'Tax: NT 5']);
  expect(screen.queryByText(/^Includes/)).toBeNull();
});

it('leaves out a refund, which came after the fee', async () => {
  open([
    { kind: 'base', amount: 65 },
    { kind: 'distance', amount: 19 },
    { kind: 'refund', amount: -50 },
  ]);
  expect(await readLines()).toEqual(['Base fee: NT 65', 'Distance: NT 19']);
});

it('shows a return, a refund and an adjustment apart from the fee, each with its name', async () => {
  open(
    [
      { kind: 'base', amount: 95, ...tax(5) },
      { kind: 'return', amount: 48, ...tax(2) },
      { kind: 'refund', amount: -10 },
      { kind: 'adjustment', amount: 3 },
    ],
    { delivery_fee: 95, status: 'RETURNED_TO_VENDOR' },
  );
  expect(await readLines()).toEqual(['Base fee: NT 95']);
  expect(screen.getByText(/^Includes/).textContent?.replaceAll('\u00A0', ' ')).toBe('Includes NT 5 tax');
  const named = (name: string) =>
    screen.getByText(name).closest('div')?.textContent?.replaceAll('\u00A0', ' ');
  expect(named('Fee for the return')).toBe('Fee for the returnNT 48');
  expect(named('Refund')).toMatch(/^Refund.*10$/);
  expect(named('Adjustment')).toBe('AdjustmentNT 3');
});

it('shows a return also where the parts of the fee are not known', async () => {
  open([
    { kind: 'unsplit', amount: 95 },
    { kind: 'return', amount: 48 },
  ]);
  expect(await screen.findByText('Fee for the return')).toBeVisible();
  expect(screen.queryByLabelText('Delivery fee')).toBeNull();
});

it.each([[undefined], [[{ kind: 'unsplit', amount: 95 }]]])(
  'shows the fee alone where its parts are not known: %j',
  async (charges) => {
    open(charges);
    expect(await screen.findByText('NT 95')).toBeVisible();
    expect(screen.queryByLabelText('Delivery fee')).toBeNull();
  },
);
