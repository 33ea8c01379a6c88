import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Order } from '@courier/api-client';
import { createFakeBackend } from '@courier/api-client/testing';
import { buildDemoOrder } from '../../../testing/demo-orders';
import { openTracking } from '../../../testing/open-tracking';

beforeEach(() => localStorage.clear());

async function openOrder(change: Partial<Order> & Pick<Order, 'status'>) {
  const order = { ...buildDemoOrder({ name: 'Lin', status: change.status }), ...change };
  openTracking({ orders: [order], path: `/order-tracking/v1001?order_id=${order.order_id}` });
  await screen.findByRole('heading', { name: order.customer.name });
}

it('shows a status of the courier service that the portal lacks as it is', async () => {
  await openOrder({ status: 'RECEIVED', fleet_status: 'TELEPORTED' });
  expect(await screen.findByText(/The courier service reports: TELEPORTED/)).toBeVisible();
});

it('shows the reason of a cancellation in words, and one that the portal lacks as it is', async () => {
  await openOrder({ status: 'CANCELLED', cancellation: { reason: 'VOLCANO', by: 'PLATFORM' } });
  expect(await screen.findByText('Reason: VOLCANO')).toBeVisible();
});

it.each([
  ['UNABLE_TO_PAY', /Reason: Unable to pay/],
  ['VOLCANO', /Reason: VOLCANO/],
])('shows why an order comes back at the start of its return: %s', async (return_reason, words) => {
  const order = buildDemoOrder({ name: 'Lin', status: 'RETURNED_TO_VENDOR' });
  const at = order.created_at;
  await openOrder({
    status: 'RETURNED_TO_VENDOR',
    return_reason,
    status_history: ['NEW', 'PICKED_UP', 'RETURN_INITIATED', 'RETURNED_TO_VENDOR'].map((status, index) => ({
      status,
      created_at: at + index * 60,
    })),
  });
  const notes = await screen.findAllByText(words);
  expect(notes).toHaveLength(1);
  expect(notes[0]?.closest('li')).toHaveTextContent('Returning to the vendor');
});

it.each([
  ['at its step', 'DELAYED', 130, 2],
  ['at the first of two equal steps, where that is closer in time', 'WAITING_FOR_TRANSPORT', 90, 3],
  ['at the second of two equal steps, where that is closer in time', 'WAITING_FOR_TRANSPORT', 250, 1],
  ['at the step that was current, where it has none of its own', 'NEAR_VENDOR', 130, 2],
])('shows the note of the rider %s', async (_place, status, seconds, position) => {
  const order = buildDemoOrder({ name: 'Lin', status: 'PICKED_UP' });
  const at = order.created_at;
  await openOrder({
    status: 'PICKED_UP',
    fleet_note: { text: 'الجسر مغلق', status, noted_at: at + seconds },
    status_history: ['NEW', 'WAITING_FOR_TRANSPORT', 'DELAYED', 'WAITING_FOR_TRANSPORT', 'PICKED_UP'].map(
      (entry, index) => ({ status: entry, created_at: at + index * 60 }),
    ),
  });
  const note = await screen.findByText('الجسر مغلق');
  expect(note.tagName).toBe('BDI');
  expect(note.parentElement).toHaveTextContent('Rider’s note: الجسر مغلق');
  const step = note.closest('li');
  expect([...(step?.parentElement?.children ?? [])].findIndex((child) => child === step)).toBe(position);
});

it('shows the note of the rider beside the reason of a cancellation', async () => {
  const order = buildDemoOrder({ name: 'Lin', status: 'CANCELLED' });
  await openOrder({
    status: 'CANCELLED',
    cancellation: { reason: 'VOLCANO', by: 'PLATFORM' },
    fleet_note: { text: 'Closed until May', status: 'CANCELLED', noted_at: order.created_at },
  });
  const note = await screen.findByText('Closed until May');
  expect(note.closest('li')).toHaveTextContent('Reason: VOLCANO');
});

it('shows the promise that a changed address replaced at the step of the change', async () => {
  const order = buildDemoOrder({ name: 'Lin', status: 'MODIFIED' });
  const at = order.created_at;
  const backend = createFakeBackend();
  const [before, after] = [
    { from: at + 900, to: at + 1800 },
    { from: at + 1500, to: at + 2400 },
  ] as const;
  backend.state.evidence.set(order.order_id, { promise_changes: [{ at: at + 120, before, after }] });
  const status_history = ['NEW', 'MODIFIED', 'WAITING_FOR_TRANSPORT'].map((status, index) => ({
    status,
    created_at: at + index * 120,
  }));
  openTracking({
    orders: [{ ...order, status: 'WAITING_FOR_TRANSPORT', status_history }],
    backend,
    path: `/order-tracking/v1001?order_id=${order.order_id}`,
  });
  const former = (await screen.findAllByText(/^expected/)).find(({ tagName }) => tagName === 'DEL');
  expect(former).toHaveTextContent(/^expected \d\d:\d\d–\d\d:\d\d$/);
  expect(former?.nextElementSibling).toHaveTextContent(/^expected \d\d:\d\d–\d\d:\d\d$/);
  expect(former?.nextElementSibling?.textContent).not.toBe(former?.textContent);
  const step = former?.closest('li');
  expect([...(step?.parentElement?.children ?? [])].findIndex((child) => child === step)).toBe(1);
});

it('asks for no evidence of an order that was never changed', async () => {
  const backend = createFakeBackend();
  const order = buildDemoOrder({ name: 'Lin', status: 'RECEIVED' });
  openTracking({ orders: [order], backend, path: `/order-tracking/v1001?order_id=${order.order_id}` });
  await screen.findByRole('heading', { name: 'Lin' });
  expect(backend.callsOf('evidence.get')).toEqual([]);
});
