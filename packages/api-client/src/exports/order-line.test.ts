import { expect, it } from '@jest/globals';
import { buildOrder } from '../testing/build-order';
import { fileTime, ORDER_COLUMNS, orderLine } from './order-line';

const KUWAIT = { timezone: 'Asia/Kuwait', isoCurrency: 'KWD', decimals: 3 };
// 22:30 in Greenwich is half past one of the next day in Kuwait.
const AT = Date.UTC(2026, 10, 20, 22, 30) / 1000;

const order = buildOrder({
  order_id: 'kw1001-9',
  vendor_id: 'kw1001',
  created_at: AT,
  preordered_for: AT + 3600,
  status: 'DELIVERED',
  status_history: [
    { status: 'DELIVERED', created_at: AT + 60 },
    { status: 'DELAYED', created_at: AT + 120 },
    { status: 'DELIVERED', created_at: AT + 7200 },
  ],
  delivery_fee: 1.25,
  discounted_delivery_fee: null,
  cancellation: null,
});

it('an order becomes a line with local times and amounts in major units', () => {
  const { customer, order: goods } = order;
  expect(orderLine(order, { vendorName: 'شاي الميناء', statusLabel: 'تم التوصيل' }, KUWAIT)).toEqual({
    order_id: 'kw1001-9',
    order_number: '9',
    vendor_id: 'kw1001',
    vendor_name: 'شاي الميناء',
    created_at: '2026-11-21 01:30',
    scheduled_for: '2026-11-21 02:30',
    delivered_at: '2026-11-21 03:30',
    status: 'DELIVERED',
    status_label: 'تم التوصيل',
    customer_name: customer.name,
    customer_phone: customer.phone_number,
    address: customer.location.address,
    notes: customer.location.notes,
    description: goods.description,
    amount: goods.amount,
    payment_method: goods.payment_method,
    payment_status: goods.payment_status,
    delivery_fee: 1.25,
    currency: 'KWD',
    cancelled_by: null,
    cancellation_reason: null,
    return_reason: null,
    cash_received: null,
    cash_difference: null,
    cash_report: null,
    fee_net: null,
    fee_tax: null,
    fee_gross: 1.25,
    fee_base: null,
    fee_distance: null,
    fee_surcharges: null,
    fee_voucher: null,
    fee_rest: null,
    refunded: null,
    return_fee: null,
    adjustment: null,
  });
});

it('a line contains the fee after a voucher, even 0, and the actor and reason of a cancellation', () => {
  const cancellation = { by: 'PLATFORM', reason: 'NO_RIDER' } as const;
  const line = orderLine(
    { ...order, discounted_delivery_fee: 0, cancellation },
    { vendorName: 'x', statusLabel: 'x' },
    KUWAIT,
  );
  expect(line).toMatchObject({ delivery_fee: 0, cancelled_by: 'PLATFORM', cancellation_reason: 'NO_RIDER' });
});

it('a line contains the reason of a return', () => {
  const line = orderLine(
    { ...order, return_reason: 'ADDRESS_INCOMPLETE' },
    { vendorName: 'x', statusLabel: 'x' },
    KUWAIT,
  );
  expect(line.return_reason).toBe('ADDRESS_INCOMPLETE');
});

it.each([
  [{ assumed: true, difference: 0 }, 'ASSUMED'],
  [{ assumed: false, difference: -0.25 }, 'REPORTED'],
  [{ assumed: false, difference: -0.25, corrected_from: 2 }, 'CORRECTED'],
] as const)('a line contains the received cash %j with its difference, as %s', (cash, report) => {
  const line = orderLine(
    { ...order, collected_cash: { amount: 1.5, collected_at: AT, ...cash } },
    { vendorName: 'x', statusLabel: 'x' },
    KUWAIT,
  );
  expect([line.cash_received, line.cash_difference, line.cash_report]).toEqual([
    1.5,
    cash.difference,
    report,
  ]);
});

it('a line contains the parts of the fee after all earlier columns', () => {
  const line = orderLine(
    {
      ...order,
      discounted_delivery_fee: 1,
      charges: [
        { kind: 'unsplit', amount: 1.25 },
        { kind: 'voucher', name: 'AHLAN', amount: -0.25 },
      ],
    },
    { vendorName: 'x', statusLabel: 'x' },
    KUWAIT,
  );
  expect([line.delivery_fee, line.fee_gross, line.fee_rest, line.fee_voucher]).toEqual([1, 1, 1.25, -0.25]);
  expect(ORDER_COLUMNS.slice(-12, -10)).toEqual(['cash_report', 'fee_net']);
});

it('a missing time is empty', () => {
  const line = orderLine(
    { ...order, preordered_for: null, status_history: [] },
    { vendorName: 'x', statusLabel: 'x' },
    KUWAIT,
  );
  expect([line.scheduled_for, line.delivered_at]).toEqual(['', '']);
  expect([fileTime(null, 'Asia/Kuwait'), fileTime(0, 'Asia/Kuwait')]).toEqual(['', '1970-01-01 03:00']);
});
