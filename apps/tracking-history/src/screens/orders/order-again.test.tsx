import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { manifest } from '../../remote.manifest';
import { buildDemoOrder } from '../../testing/demo-orders';
import { openTracking } from '../../testing/open-tracking';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => void jest.useRealTimers());

const order = buildDemoOrder({
  name: 'Lin',
  status: 'DELIVERED',
  order_id: 'v1002-2611abc',
  vendor_id: 'v1002',
});

async function openOrder(options: Parameters<typeof openTracking>[0] = {}) {
  const opened = openTracking({
    orders: [order],
    path: `/order-tracking/v1001?order_id=${order.order_id}`,
    ...options,
  });
  await screen.findByRole('heading', { name: 'Lin' });
  return { ...opened, go: jest.spyOn(opened.shell.ports.navigation, 'go') };
}

const FORM = '/request-a-rider/v1002?again=v1002-2611abc';

describe('order again', () => {
  it.each(['order-tracking', 'history'])(
    'opens the prefilled form of the outlet the order belongs to, from %s',
    async (screenName) => {
      const { go, user } = await openOrder({ path: `/${screenName}/v1001?order_id=${order.order_id}` });
      await user.click(screen.getByRole('button', { name: 'Order again' }));
      expect(go).toHaveBeenCalledWith(FORM);
    },
  );

  it('has a shortcut, which the list of shortcuts names, and which is a letter in a text field', async () => {
    const { go, user } = await openOrder();
    await user.click(screen.getByLabelText('Order ID, name or mobile'));
    await user.keyboard('o');
    expect(go).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'o' });
    expect(go.mock.calls).toEqual([[FORM]]);
    for (const routeId of ['order-tracking', 'history'])
      expect(manifest.shortcuts).toContainEqual({
        id: 'again',
        routeId,
        keys: ['O'],
        labelKey: 'keys.again',
      });
  });

  it('is not offered to a guest, whose orders have no outlet', async () => {
    const { go } = await openOrder({ mode: 'GUEST', guestOrderIds: [order.order_id] });
    expect(screen.getByRole('button', { name: 'Share the tracking link' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull();
    fireEvent.keyDown(document.body, { key: 'o' });
    expect(go).not.toHaveBeenCalled();
  });
});
