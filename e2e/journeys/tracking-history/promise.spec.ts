import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/portal';
import { placeOrder } from '../../pages/shop-order';
import { signIn } from '../../pages/sign-in';

const clock = (seconds: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Taipei', hour: '2-digit', minute: '2-digit' }).format(
    seconds * 1000,
  );

const pause = (calls: APIRequestContext, origin: string, paused: boolean) =>
  calls.post(`${origin}/courier/api/v1/simulator`, { data: { paused } });
test.beforeEach(({ request, portal }) => pause(request, portal.origin, true));
test.afterEach(({ request, portal }) => pause(request, portal.origin, false));

test('six screens show the one range that was promised with the order, from the first second to the receipt', async ({
  page,
  portal: { origin },
  playwright,
}) => {
  const shop = await playwright.request.newContext();
  const { orderId, advance, headers, api, customer } = await placeOrder(
    shop,
    origin,
    'v1001',
    'Promise Keeper',
  );
  const answer = await shop.get(`${api}/order`, { headers, params: { vendorId: 'v1001', orderId } });
  const { from, to } = (await answer.json()).result.promised_range as { from: number; to: number };
  expect(to).toBeGreaterThan(from);
  const range = new RegExp(`${clock(from)}\\s?[–-]\\s?${clock(to)}`);
  const shows = (place: Locator) => expect(place).toContainText(range);

  await signIn(page, origin);
  const row = page.getByRole('button', { name: new RegExp(customer.name) }).first();
  const detail = page.getByRole('region', { name: 'Order', exact: true });
  const openOrder = (query = '') => page.goto(`${origin}/order-tracking/v1001?order_id=${orderId}${query}`);
  const openCustomerPage = async (on: Page) => {
    await on.goto(`${origin}/tracking/${orderId}`);
    await expect(on.getByRole('heading', { level: 1 })).toBeVisible();
  };

  await openOrder();
  await shows(row);
  await shows(detail);
  await openCustomerPage(page);
  await shows(page.getByRole('main'));

  for (const status of ['COURIER_ACCEPTED_DELIVERY', 'PICKED_UP', 'NEAR_CUSTOMER']) await advance(status);
  await openOrder();
  await shows(row);
  await shows(detail);
  await page.goto(`${origin}/order-tracking/v1001?view=board`);
  const board = page.getByRole('region', { name: 'Board of running orders' });
  await shows(board.getByRole('button', { name: new RegExp(customer.name) }).first());
  await openCustomerPage(page);
  await shows(page.getByRole('main'));

  await advance('DELIVERED');
  await openOrder();
  await shows(detail);
  await expect(detail).toContainText(/earlier|on time|late/);
  await openCustomerPage(page);
  await shows(page.getByRole('main'));
  await page.getByRole('link', { name: 'Delivery receipt' }).click();
  await expect(page.getByRole('heading', { name: 'Delivery receipt' })).toBeVisible();
  await shows(page.getByRole('main'));
  await openOrder();
  await page.getByRole('button', { name: /^Replay and evidence/ }).click();
  await shows(page.getByRole('article', { name: 'Evidence of one delivery' }));
  await shop.dispose();
});
