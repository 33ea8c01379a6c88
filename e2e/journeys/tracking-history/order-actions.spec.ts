import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/portal';
import { TEA_ORDER, fillRequest, placeButton } from '../../pages/request-form';
import { chooseReason } from '../../pages/cancel-dialog';
import { signIn } from '../../pages/sign-in';

const orderRegion = (page: Page) => page.getByRole('region', { name: 'Order', exact: true });

async function placeNamedOrder(page: Page, origin: string, name: string) {
  const simulator = `${origin}/courier/api/v1/simulator`;
  await page.request.post(simulator, { data: { paused: true } });
  await signIn(page, origin, 'solo@demo.test');
  await fillRequest(page, { ...TEA_ORDER, name, amount: '644' });
  await placeButton(page).click();
  await expect(page).toHaveURL(/order_id=v4001-/);
  const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';
  const advance = (status: string) =>
    page.request.post(`${simulator}/orders/${orderId}/advance`, { data: { status } });
  await advance('WAITING_FOR_TRANSPORT');
  await expect(orderRegion(page).getByText('Looking for rider').first()).toBeVisible();
  return { orderId, advance };
}

async function requestCancel(page: Page) {
  await orderRegion(page).getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog');
  await chooseReason(page, dialog, 'Customer cancelled');
  return dialog;
}

test.afterEach(async ({ page, portal }) => {
  await page.request.post(`${portal.origin}/courier/api/v1/simulator`, { data: { paused: false } });
});

test('a cancellation that comes too late is disabled before it is sent', async ({ page, portal }) => {
  const { advance } = await placeNamedOrder(page, portal.origin, 'Chou Ya-ting');
  const dialog = await requestCancel(page);
  await advance('DELIVERED');
  await expect(dialog.getByRole('alert')).toHaveText(/Not possible since \d\d:\d\d, the order has ended/);
  await expect(dialog.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(orderRegion(page).getByText('Delivered').first()).toBeVisible();
});

test('a cancellation that the server refuses is reported, and the screen is corrected', async ({
  page,
  portal,
}) => {
  // The channel is silent from now on, like a connection that was lost unnoticed.
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!String(message).includes('COURIER_ACCEPTED_DELIVERY')) socket.send(message);
    });
  });
  const { advance } = await placeNamedOrder(page, portal.origin, 'Peng Shao-wei');
  const dialog = await requestCancel(page);
  await advance('COURIER_ACCEPTED_DELIVERY');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('We could not cancel that order.')).toBeVisible();
  await expect(page.getByText('This order cannot be cancelled at this stage.')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveText(/when a rider accepted/);
});

test('the customer hears of an order by its link, message, code and label', async ({
  page,
  portal,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { orderId } = await placeNamedOrder(page, portal.origin, 'Wu Po-han');
  await orderRegion(page).getByRole('button', { name: 'Share the tracking link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share the order of Wu Po-han' });
  const link = `${portal.origin}/tracking/${orderId}`;
  await expect(dialog.getByRole('blockquote', { name: 'Message' })).toContainText(`Wu Po-han您好`);
  await expect(dialog.getByRole('blockquote', { name: 'Message' })).toContainText(link);
  await expect(dialog.getByRole('link', { name: 'LINE' })).toHaveAttribute('href', /line\.me/);
  await expect(dialog.getByRole('img', { name: /Code that opens/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  const copied = page.getByRole('region', { name: 'Notifications' });
  await expect(copied.getByText('Tracking link copied')).toBeVisible();
  await expect(copied.getByText(link)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = document.querySelector('.print-sheet')?.textContent ?? '';
    };
  });
  await orderRegion(page).getByRole('button', { name: 'Print a label for the bag' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', /Wu Po-han.*光復南路/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Nothing to collect')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
});
