import type { APIRequestContext, Page } from '@playwright/test';
import { violations } from '../../accessibility/violations';
import { expect, test } from '../../fixtures/portal';
import { placeOrder } from '../../pages/shop-order';
import { startIn } from '../../pages/sign-in';
import type { Portal } from '../../../tools/portal/start-portal';

/** Bytes of transferred script before the map loads (design, section 10). */
const SCRIPT_BUDGET = 90_000;
const map = (page: Page) => page.getByRole('region', { name: /^Map of the way/ });
const steps = (page: Page) => page.getByRole('list', { name: 'Stages of your order' }).getByRole('listitem');

// Keeps orders unchanged while a slow page loads.
const pause = (calls: APIRequestContext, { origin }: Portal, paused: boolean) =>
  calls.post(`${origin}/courier/api/v1/simulator`, { data: { paused } });
test.beforeEach(({ request, portal }) => pause(request, portal, true));
test.afterEach(({ request, portal }) => pause(request, portal, false));

test('a customer follows an order through every stage, on a map from acceptance to the end [PUB-04] [PUB-05]', async ({
  page,
  portal,
  playwright,
}) => {
  const shop = await playwright.request.newContext();
  const { orderId, advance } = await placeOrder(shop, portal.origin);
  await startIn(page, 'en');
  const open = async () => {
    await page.goto(`${portal.origin}/tracking/${orderId}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  await open();
  await expect(steps(page)).toHaveText(['Preparing']);
  await expect(map(page)).toHaveCount(0);
  for (const [status, current] of [
    ['COURIER_ACCEPTED_DELIVERY', 'Rider on the way to the shop'],
    ['NEAR_VENDOR', 'Rider near the shop'],
    ['PICKED_UP', 'Collected by the rider'],
    ['NEAR_CUSTOMER', 'Near you'],
  ] as const) {
    await advance(status);
    await open();
    await expect(steps(page)).toHaveCount(5);
    await expect(page.locator('[aria-current=step]')).toHaveText(current);
    await expect(map(page)).toBeVisible();
  }
  await expect(map(page)).toHaveAttribute('data-map', 'ready');
  await expect(map(page).getByRole('img', { name: /^(Last position|The position)/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await advance('DELIVERED');
  await open();
  await expect(page.getByRole('heading', { name: 'Your order was delivered' })).toBeVisible();
  await expect(map(page)).toHaveCount(0);
  const photos = page.getByRole('region', { name: 'Photos taken by your rider' });
  await photos.getByText(/^Photo from the door/).click();
  const door = photos.getByRole('img', { name: 'Photo the rider took at the door' });
  await expect(door).toBeVisible();
  await expect
    .poll(() => door.evaluate((picture) => (picture as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100);
  expect(await violations(page)).toEqual([]);
  await shop.dispose();
});

test('a customer sees that an order is returned or cancelled, without a rider to wait for [PUB-04]', async ({
  page,
  portal,
  playwright,
}) => {
  const shop = await playwright.request.newContext();
  await startIn(page, 'en');
  const reads = async (orderId: string, title: string) => {
    await page.goto(`${portal.origin}/tracking/${orderId}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  };
  const back = await placeOrder(shop, portal.origin, 'v1002');
  await back.advance('NEAR_CUSTOMER');
  await back.advance('RETURN_INITIATED');
  await reads(back.orderId, 'Your order is going back to the shop');
  await expect(page.locator('[aria-current=step]')).toHaveText('Returning to the shop');
  await expect(steps(page).filter({ hasText: 'Delivered' })).toHaveCount(0);
  await back.advance('RETURNED_TO_VENDOR');
  await reads(back.orderId, 'Your order is back at the shop');
  await expect(steps(page).last()).toHaveText(/^Returned/);
  await expect(map(page)).toHaveCount(0);
  const lost = await placeOrder(shop, portal.origin, 'v1002');
  await lost.advance('CANCELLED');
  await reads(lost.orderId, 'This order was cancelled');
  await expect(page.getByText('No rider will come. The shop can tell you more.')).toBeVisible();
  await expect(map(page)).toHaveCount(0);
  const failed = await placeOrder(shop, portal.origin, 'v1002');
  await failed.advance('STALLED');
  await reads(failed.orderId, 'This order did not go through');
  expect(await violations(page)).toEqual([]);
  await shop.dispose();
});

test('the page is complete without its map and loads little script before it', async ({
  page,
  portal,
  playwright,
}) => {
  const shop = await playwright.request.newContext();
  const { orderId, advance } = await placeOrder(shop, portal.origin);
  await advance('PICKED_UP');
  await startIn(page, 'en');
  await page.route(/\/document\/(?!main|early)[^/]+\.m?js$/, (route) => route.abort());
  await page.goto(`${portal.origin}/tracking/${orderId}`);
  await expect(
    page.getByText('The map does not load right now. Everything else here is up to date.'),
  ).toBeVisible();
  await expect(steps(page)).toHaveCount(5);
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/document\/(main|early)[^/]*\.js$/.test(name))
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  );
  expect(bytes).toHaveLength(2);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(SCRIPT_BUDGET);
  await shop.dispose();
});
