import type { APIRequestContext } from '@playwright/test';
import { violations } from '../../accessibility/violations';
import { expect, test } from '../../fixtures/portal';
import { PASSWORD, signIn, startIn } from '../../pages/sign-in';

const SHOP = { latitude: 25.0421, longitude: 121.5443 };
const DESTINATION = { latitude: 25.0376, longitude: 121.5573 };
const PRIVATE = /912048317|Lin Chia-hao|Guangfu|owner@demo/;

/** Places an order as its shop would, and answers with its id and a way to move it on. */
async function placeOrder(calls: APIRequestContext, origin: string) {
  const api = `${origin}/courier/api/v1`;
  const login = await calls.post(`${api}/login`, {
    data: { email_address: 'owner@demo.test', password: PASSWORD },
  });
  const { AccessToken, IdToken } = (await login.json()).result.AuthenticationResult;
  const headers = { authorization: `Bearer ${AccessToken}|${IdToken}` };
  const quote = await calls.post(`${api}/delivery/fee`, {
    headers,
    data: { source: SHOP, destination: DESTINATION, vendor_id: 'v1001', delivery_type: 'food' },
  });
  const { fee, signature } = await quote.json();
  const placed = await calls.post(`${api}/order`, {
    headers,
    data: {
      vendor_id: 'v1001',
      customer: {
        name: 'Lin Chia-hao',
        phone_number: '+886912048317',
        location: { ...DESTINATION, address: '12F-3, No. 17, Ln. 240, Guangfu S. Rd.', notes: '' },
      },
      order: {
        payment_method: 'PAID',
        amount: 640,
        description: '2 winter melon teas',
        cold_bag_needed: false,
      },
      age_validation_required: false,
      delivery_fee: fee,
      signature,
    },
  });
  const orderId = String((await placed.json()).result.order_id);
  const advance = (status: string) =>
    calls.post(`${api}/simulator/orders/${orderId}/advance`, { headers, data: { status } });
  return { orderId, advance };
}

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
      .evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    for (const script of scripts) expect(script).toMatch(/^\/remotes\/public-tracking\/[^/]+\/document\//);
    expect([path, await violations(page)]).toEqual([path, []]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320]);
  }

  await opens(`/tracking/${orderId}`, /^\d\d:\d\d$/, 'Rider found');
  await opens(`/tracking-c2c/${orderId}`, /^\d\d:\d\d$/, 'In the parcel: 2 winter melon teas');
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
