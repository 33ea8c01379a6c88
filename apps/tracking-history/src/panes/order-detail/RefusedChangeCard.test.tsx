import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { buildDemoOrder, nowSeconds } from '../../testing/demo-orders';
import { openTracking } from '../../testing/open-tracking';

const TEXT = 'The courier service did not take over the change: Order can not be updated';

beforeEach(() => localStorage.clear());

function openRefused() {
  const order = {
    ...buildDemoOrder({ name: 'Lin', status: 'MODIFIED' }),
    change_refusal: { reason: 'Order can not be updated', refused_at: nowSeconds() },
  };
  return openTracking({ orders: [order], path: `/order-tracking/v1001?order_id=${order.order_id}` });
}

it('shows a refused change as an alert and in the timeline, and sends it again', async () => {
  const { user } = openRefused();
  expect(await screen.findByRole('alert')).toHaveTextContent(TEXT);
  expect(within(screen.getByRole('list', { name: 'Timeline' })).getByText(new RegExp(TEXT))).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(screen.queryByText(new RegExp(TEXT))).toBeNull());
});

it('says when the change was not sent again', async () => {
  const { user, backend } = openRefused();
  await screen.findByRole('alert');
  backend.fail('orders.resendChange', { status: 500 });
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('The change was not sent again. Try again later.')).toBeVisible();
});
