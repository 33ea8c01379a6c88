import { violations } from '../../accessibility/violations';
// Riders move only on command, because the order must not end during the test.
import { expect, test } from '../../fixtures/bulk-portal';
import { placeOrder } from '../../pages/shop-order';
import { signIn, startIn } from '../../pages/sign-in';

const PRIVATE = /912048317|Lin Chia-hao|Guangfu|owner@demo/;

test('tracking link, parcel link and receipt open without any session [SHELL-ROUTE-14] [PUB-01] [PUB-02] [PUB-03] [PUB-12]', async ({
  page,
  portal,
  playwright,
}) => {
  const shop = await playwright.request.newContext();
  const { orderId, advance } = await placeOrder(shop, portal.origin);
  await startIn(page, 'en');
  await advance('COURIER_ACCEPTED_DELIVERY');

  async function opens(path: string, heading: RegExp, words: string) {
    await page.setViewportSize({ width: 1280, height: 900 });
    const answer = await page.goto(`${portal.origin}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(words).first()).toBeVisible();
    expect([answer?.status(), new URL(page.url()).pathname]).toEqual([200, path]);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('body')).not.toContainText(PRIVATE);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token/i.test(key)))).toEqual(
      [],
    );
    const scripts = await page
      .locator('script[src]')
      .evaluateAll((all) => all.map((one) => new URL((one as HTMLScriptElement).src).pathname));
    for (const script of scripts) expect(script).toMatch(/^\/remotes\/public-tracking\/[^/]+\/document\//);
    expect([path, await violations(page)]).toEqual([path, []]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320]);
  }

  await opens(`/tracking/${orderId}`, /^\d\d:\d\d–\d\d:\d\d$/, 'Rider on the way to the shop');
  await opens(`/tracking-c2c/${orderId}`, /^\d\d:\d\d–\d\d:\d\d$/, 'In the parcel: 2 winter melon teas');
  await advance('DELIVERED');
  await expect(page.getByRole('heading', { name: 'Your parcel was delivered' })).toBeVisible();
  await opens(`/delivery-receipt/${orderId}`, /^Delivery receipt$/, '2 winter melon teas');
  await opens('/tracking/v1001-nobody', /^We do not know this order$/, 'ask the shop');
  await shop.dispose();
});

test('the same page opens inside the workspace, without another document [SHELL-ROUTE-14]', async ({
  page,
  portal,
  playwright,
}) => {
  const shop = await playwright.request.newContext();
  const { orderId, advance } = await placeOrder(shop, portal.origin);
  await advance('DELIVERED');
  await signIn(page, portal.origin);
  await page.getByRole('link', { name: 'Tracking' }).first().waitFor();
  await page.evaluate((path) => {
    document.documentElement.dataset['same'] = 'yes';
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, `/tracking/${orderId}`);
  await expect(page.getByRole('heading', { name: 'Your order was delivered' })).toBeVisible();
  await page.getByRole('link', { name: 'Delivery receipt' }).click();
  await expect(page.getByRole('heading', { name: 'Delivery receipt' })).toBeVisible();
  await expect(page).toHaveURL(`${portal.origin}/delivery-receipt/${orderId}`);
  expect(await page.evaluate(() => document.documentElement.dataset['same'])).toBe('yes');
  expect(await violations(page)).toEqual([]);
  await shop.dispose();
});
