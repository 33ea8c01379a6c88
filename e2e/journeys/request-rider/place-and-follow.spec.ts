import { expect, test } from '../../fixtures/portal';
import { TEA_ORDER, fillRequest, placeButton } from '../../pages/request-form';
import { signInShop } from '../../pages/shop-order';
import { signIn } from '../../pages/sign-in';

test('an order placed by hand reaches Delivered on screen without a reload and is there after a restart', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.origin);
  await fillRequest(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/order-tracking\/v1001\?order_id=v1001-/);
  const detail = page.getByRole('region', { name: 'Order', exact: true });
  await expect(detail.getByText(TEA_ORDER.name).first()).toBeVisible();

  const hurry = (speed: number) =>
    page.request.post(`${portal.origin}/courier/api/v1/simulator`, { data: { speed } });
  // At this speed the ride takes long enough to see it on a busy machine.
  await hurry(20);
  const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';
  const shop = await signInShop(page.request, portal.origin);
  // The order does not move until a rider accepts it.
  await shop.advance(orderId, 'COURIER_ACCEPTED_DELIVERY');
  const marker = page.getByRole('img', { name: /^Rider/ });
  await expect(marker).toBeVisible({ timeout: 180_000 });
  const before = await marker.boundingBox();
  await expect.poll(async () => (await marker.boundingBox())?.x).not.toBe(before?.x);

  // The map showed the ride; the rest is sped up.
  await hurry(600);
  await expect(detail.getByText('Delivered').first()).toBeVisible({ timeout: 180_000 });
  await hurry(60);
  expect(loads).toBe(0);

  const address = page.url();
  await portal.stop();
  await portal.start();
  await page.goto(address);
  await expect(detail.getByText('Delivered').first()).toBeVisible();
  await expect(detail.getByText(TEA_ORDER.name).first()).toBeVisible();
});
