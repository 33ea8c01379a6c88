import { expect, test } from '../../fixtures/portal';
import { TEA_ORDER, fillRequest, placeButton } from '../../pages/request-form';
import { chooseReason } from '../../pages/cancel-dialog';
import { signIn } from '../../pages/sign-in';

test('an order without a rider is cancelled with a reason, and the command list is up to date without a request', async ({
  page,
  portal,
}) => {
  const simulator = `${portal.origin}/courier/api/v1/simulator`;
  const pause = (paused: boolean) => page.request.post(simulator, { data: { paused } });
  await pause(true);
  try {
    await signIn(page, portal.origin, 'solo@demo.test');
    await fillRequest(page, { ...TEA_ORDER, name: 'Kuo Hsin-yi', amount: '643' });
    await placeButton(page).click();
    await expect(page).toHaveURL(/order_id=v4001-/);
    const orderId = new URL(page.url()).searchParams.get('order_id');
    await page.request.post(`${simulator}/orders/${orderId}/advance`, { data: { status: 'RECEIVED' } });
    const detail = page.getByRole('region', { name: 'Order', exact: true });
    const found = page.getByRole('dialog', { name: 'Go to' }).getByRole('option', { name: /Kuo Hsin-yi/ });
    await expect(detail.getByText('Prepare order').first()).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Kuo Hsin');
    await expect(found).toContainText('Prepare order');
    await page.keyboard.press('Escape');
    // Reads get no answer from now on, including the refresh after one minute.
    const isRead = (url: URL) => /\/orders?\?/.test(url.href);
    await page.route(isRead, (route) => (route.request().method() === 'GET' ? undefined : route.continue()));
    await detail.getByRole('button', { name: /^Cancel order/ }).click();
    const dialog = page.getByRole('dialog', { name: /Cancel the order to Kuo Hsin-yi/ });
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(dialog).toBeVisible();
    await chooseReason(page, dialog, 'Customer cancelled');
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(detail.getByText('Cancelled by the user').first()).toBeVisible();
    await expect(detail.getByText('Reason: Customer cancelled')).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Kuo Hsin');
    await expect(found).toContainText('Cancelled');
    await page.keyboard.press('Escape');
    await page.unrouteAll();
    await page.reload();
    await expect(detail.getByText('Cancelled by the user').first()).toBeVisible();
  } finally {
    await pause(false);
  }
});
