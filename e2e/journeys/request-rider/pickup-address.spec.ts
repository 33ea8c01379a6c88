import { expect, test } from '../../fixtures/portal';
import { fillRequest, placeButton } from '../../pages/request-form';
import { signIn } from '../../pages/sign-in';

test('a vendor without coordinates sets its pickup address once and then places an order', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.origin, 'nopin@demo.test');
  await expect(page.getByRole('heading', { name: 'Where does the rider collect?' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Pickup address' }).fill('Yongkang St');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Save pickup address' }).click();
  await expect(page.getByText('Address saved')).toBeVisible();

  await page.reload();
  await fillRequest(page);
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/order-tracking\/v5001\?order_id=v5001-/);
});
