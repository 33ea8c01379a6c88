import { expect, test } from '../../fixtures/portal';
import { placeOrder } from '../../pages/shop-order';
import { signIn } from '../../pages/sign-in';

/** Ids of riders, sessions, cards and jobs. Shops know their own id and the full id of an order. */
const INTERNAL = /\br-[a-z]{2}-\d+|\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/;

test('no screen shows an internal id', async ({ page, portal }) => {
  await signIn(page, portal.origin);
  const { orderId, advance } = await placeOrder(page.request, portal.origin);
  await advance('PICKED_UP');
  const addresses: [path: string, shown: RegExp][] = [
    ['/request-a-rider/v1001', /Deliver to/],
    [`/order-tracking/v1001?order_id=${orderId}`, /What you can do now/],
    ['/history/v1001', /Delivered/],
    [`/history/v1001?order_id=${orderId}&view=evidence`, /Evidence/],
    ['/history/v1001?view=insights', /Orders/],
    ['/bulk-order/v1001', /Bulk/],
    ['/collection-points/v1001', /Collection points/],
    ['/settings', /Where you are signed in/],
    [`/tracking/${orderId}`, /rider/i],
  ];
  for (const [path, shown] of addresses) {
    await page.goto(`${portal.origin}${path}`);
    await expect(page.getByText(shown).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const text = await page.locator('body').innerText();
    expect([path, INTERNAL.exec(text)?.[0]]).toEqual([path, undefined]);
  }
});
