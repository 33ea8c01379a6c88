import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Order } from '@courier/api-client';
import { createFakeBackend } from '@courier/api-client/testing';
import { buildDemoOrder } from '../../../testing/demo-orders';
import { openTracking } from '../../../testing/open-tracking';

const saved: Blob[] = [];
beforeEach(() => {
  localStorage.clear();
  saved.length = 0;
  Object.assign(URL, {
    createObjectURL: (file: Blob) => (saved.push(file), `blob:${saved.length}`),
    revokeObjectURL: () => undefined,
  });
});

const ALL = {
  'show-modify-order-button': true,
  'proof-of-pickup-web': true,
  'proof-of-delivery-web': true,
  'proof-of-return-web': true,
  helpcenter: true,
};

async function openOrderActions(order: Order, options: Parameters<typeof openTracking>[0] = {}) {
  const result = openTracking({
    flags: ALL,
    ...options,
    orders: [order],
    path: `/order-tracking/v1001?order_id=${order.order_id}`,
  });
  await screen.findByRole('heading', { name: order.customer.name });
  return result;
}

const action = (name: string) => screen.getByRole('button', { name });

describe('changing an order', () => {
  it.each(['RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'MODIFIED'])(
    'leads from %s to the edit form of the order while its flag is on [TRACK-HIST-22, TRACK-HIST-23]',
    async (status) => {
      const order = buildDemoOrder({ name: 'Lin', status });
      const { user, shell } = await openOrderActions(order, {
        flags: { ...ALL, 'show-modify-order-button': false },
      });
      expect(action('Order again')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Change details' })).toBeNull();
      act(() => shell.setFlags({ 'show-modify-order-button': true }));
      const go = jest.spyOn(shell.ports.navigation, 'go');
      await user.click(action('Change details'));
      expect(go).toHaveBeenCalledWith(`/request-a-rider/v1001?orderID=${order.order_id}`);
    },
  );

  it.each([
    ['COURIER_ACCEPTED_DELIVERY', /Not possible since .*, when a rider accepted/],
    ['NEW', /Possible once the order has been received/],
    ['DELIVERED', /the order has ended/],
  ])('is blocked in %s with the reason', async (status, why) => {
    await openOrderActions(buildDemoOrder({ name: 'Lin', status }));
    expect(action('Change details')).toHaveAttribute('aria-disabled', 'true');
    expect(action('Change details')).toHaveAccessibleDescription(why);
  });

  it('is not offered for the order of a guest [TRACK-HIST-23]', async () => {
    const order = buildDemoOrder({ name: 'Lin', status: 'RECEIVED' });
    const { customer } = order;
    await openOrderActions({ ...order, sender: { ...customer, name: 'Fatima', email: 'fatima@demo.test' } });
    expect(screen.queryByRole('button', { name: 'Change details' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull();
  });
});

describe('the proofs of an order', () => {
  const buildProvenOrder = () =>
    buildDemoOrder({
      name: 'Lin',
      status: 'DELIVERED',
      proofs: [
        { kind: 'pickup', created_at: 1_790_000_000 },
        { kind: 'delivery', created_at: 1_790_000_600 },
      ],
    });

  it.each([
    ['proof-of-pickup-web', 'See the proof of pickup'],
    ['proof-of-delivery-web', 'See the proof of delivery'],
  ])('%s shows only its own kind [FLAG-22, TRACK-LIST-14]', async (flag, name) => {
    const { shell } = await openOrderActions(buildProvenOrder(), { flags: { [flag]: true } });
    expect(screen.getAllByRole('button', { name: /See the proof/ })).toEqual([action(name)]);
    expect(await screen.findAllByRole('img', { name: /^Photo/ })).toHaveLength(1);
    act(() => shell.setFlags({ [flag]: false }));
    expect(screen.queryByRole('button', { name: /See the proof/ })).toBeNull();
    expect(screen.queryByRole('img', { name: /^Photo/ })).toBeNull();
  });

  it('of a return is shown with its flag once the order was returned [FLAG-22]', async () => {
    const proofs = [{ kind: 'return' as const, created_at: 1_790_000_900 }];
    await openOrderActions(buildDemoOrder({ name: 'Lin', status: 'RETURNED_TO_VENDOR', proofs }), {
      flags: { 'proof-of-return-web': true },
    });
    expect(action('See the proof of return')).toHaveAttribute('aria-disabled', 'false');
  });

  it('are shown at full size and can be downloaded [TRACK-HIST-21]', async () => {
    const order = buildProvenOrder();
    const { user, backend } = await openOrderActions(order);
    await user.click(action('See the proof of delivery'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Proof of delivery' }));
    expect(await dialog.findByRole('img', { name: 'Photo taken at the door of Lin' })).toBeVisible();
    const before = saved.length;
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(saved).toHaveLength(before + 1));
    expect(saved.at(-1)?.type).toBe('image/png');
    expect(backend.callsOf('exports.proof').at(-1)?.params).toEqual({
      orderId: order.order_id,
      kind: 'delivery',
    });
  });

  it('have their own message when the download fails [TRACK-HIST-21]', async () => {
    const backend = createFakeBackend();
    const { user, shell } = await openOrderActions(buildProvenOrder(), { backend });
    await user.click(action('See the proof of pickup'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Proof of pickup' }));
    backend.fail('exports.proof', { status: 400, message: 'The store is closed' });
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    await waitFor(() =>
      expect(shell.notices).toMatchObject([{ type: 'error', message: 'We could not download the proof.' }]),
    );
  });

  it('are reported as missing when none were taken', async () => {
    await openOrderActions(buildDemoOrder({ name: 'Lin', status: 'WAITING_FOR_TRANSPORT' }));
    expect(action('See the proof of pickup')).toHaveAccessibleDescription('Not taken yet');
  });
});

describe('contacts of an order', () => {
  it('the customer can be called and the number copied', async () => {
    const { user, shell } = await openOrderActions(
      buildDemoOrder({ name: 'Noura', phone: '+96550001234', status: 'RECEIVED' }),
    );
    expect(screen.getByRole('link', { name: 'Call Noura' })).toHaveAttribute('href', 'tel:+96550001234');
    await user.click(action('Copy the number'));
    expect(await navigator.clipboard.readText()).toBe('+96550001234');
    expect(shell.notices).toMatchObject([{ type: 'success', message: 'Number copied' }]);
  });

  it('the rider cannot be called before one has accepted', async () => {
    await openOrderActions(buildDemoOrder({ name: 'Lin', status: 'WAITING_FOR_TRANSPORT' }));
    expect(action('Call the rider')).toHaveAccessibleDescription('No rider has accepted yet');
  });

  it('help opens the help centre of the vendor', async () => {
    const { user, shell } = await openOrderActions(buildDemoOrder({ name: 'Lin', status: 'RECEIVED' }));
    const go = jest.spyOn(shell.ports.navigation, 'go');
    await user.click(action('Ask for help'));
    expect(go).toHaveBeenCalledWith('/helpcenter/v1001');
  });
});

describe('facts of an order', () => {
  it('a cancelled order has a fee only if a card paid for it', async () => {
    const cancelled = { status: 'CANCELLED', cancellation: { reason: 'NO_RIDERS', by: 'PLATFORM' as const } };
    const { unmount } = await openOrderActions(buildDemoOrder({ name: 'Lin', ...cancelled }));
    expect(screen.getByText('Not charged')).toBeVisible();
    unmount();
    const order = buildDemoOrder({ name: 'Wu', ...cancelled });
    await openOrderActions({ ...order, order: { ...order.order, payment_status: 'ONLINE_PAYMENT' } });
    expect(screen.queryByText('Not charged')).toBeNull();
    expect(screen.getByText(/NT.95/)).toBeVisible();
  });
});
