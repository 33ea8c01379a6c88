import { expect, test } from '../fixtures/portal';
import { TEA_ORDER, fillRequest, placeButton } from '../pages/request-form';
import { signIn } from '../pages/sign-in';

test('the page reports being offline, and an order is neither sent nor lost', async ({ page, portal }) => {
  await signIn(page, portal.origin, 'solo@demo.test');
  await fillRequest(page, { ...TEA_ORDER, name: 'Yeh Wan-ju', amount: '644' });
  await page.context().setOffline(true);
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await placeButton(page).click();
  await expect(page.getByText('Nothing was sent')).toBeVisible();
  // The top bar shows the message once; the form explains the effect on the request.
  await expect(page.getByText(/You are offline/)).toHaveCount(1);
  await page.context().setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await expect(page).toHaveURL(/\/request-a-rider\/v4001/);
  await placeButton(page).click();
  await expect(page).toHaveURL(/order_id=v4001-/);
  await expect(page.getByRole('button', { name: /Yeh Wan-ju.*NT 644/ })).toHaveCount(1);
});

test('the form reports a backend failure while placing an order, and one retry places one order', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.origin, 'solo@demo.test');
  await fillRequest(page, { ...TEA_ORDER, name: 'Hung Po-han', amount: '645' });
  await page.route('**/courier/api/**', (route) => route.abort('connectionrefused'));
  await placeButton(page).click();
  await expect(page.getByRole('button', { name: /Requesting/ })).toBeDisabled();
  await expect(page.getByText('We got no answer')).toBeVisible();
  await expect(page.getByLabel('Customer name')).toHaveValue('Hung Po-han');
  await page.unroute('**/courier/api/**');
  const form = page.getByRole('region', { name: 'Request a rider' });
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/order_id=v4001-/);
  await expect(page.getByRole('button', { name: /Hung Po-han.*NT 645/ })).toHaveCount(1);
});
