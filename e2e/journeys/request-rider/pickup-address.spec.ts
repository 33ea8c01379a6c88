import { expect, test } from '../../fixtures/portal';
import { expectWholeOrder, watchOrders } from '../../pages/order-on-wire';
import { TEA_ORDER, chooseAddress, fillDetails, fillRequest, placeButton } from '../../pages/request-form';
import { signIn } from '../../pages/sign-in';

test('a vendor without coordinates sets its pickup address once, sees where delivery is not available, and then places an order', async ({
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
  const wire = watchOrders(page);
  // Kaohsiung, out of range.
  await chooseAddress(page, '22.6273, 120.3014');
  const outside = page.getByRole('alert').filter({ hasText: 'We are not there yet' });
  await expect(outside).toBeVisible();
  await fillDetails(page, TEA_ORDER);
  await placeButton(page).click();
  await expect(outside).toBeVisible();
  expect(wire.orders).toHaveLength(0);
  await fillRequest(page);
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/order-tracking\/v5001\?order_id=v5001-/);
  expect(wire.orders).toHaveLength(1);
  expectWholeOrder(
    wire.orders[0],
    {
      vendor: 'v5001',
      name: TEA_ORDER.name,
      phone: '+886912048317',
      address: /光復南路240巷17號/,
      description: TEA_ORDER.description,
      amount: 640,
    },
    wire,
  );
});
