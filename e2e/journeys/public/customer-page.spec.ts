import type { Page } from '@playwright/test';
import { violations } from '../../accessibility/violations';
import { expect, test } from '../../fixtures/portal';
import { placeOrder } from '../../pages/shop-order';
import { startIn } from '../../pages/sign-in';

/** Bytes of script on the line before the map (design, section 10). */
const SCRIPT_BUDGET = 90_000;
const map = (page: Page) => page.getByRole('region', { name: /^Map of the way/ });
const steps = (page: Page) => page.getByRole('list', { name: 'Stages of your order' }).getByRole('listitem');

test('a customer follows an order through every stage, on a map from acceptance to the end [PUB-04] [PUB-05]', async ({
  page,
  portal,
  playwright,
}) => {
  const shop = await playwright.request.newContext();
  const { orderId, advance, api, headers } = await placeOrder(shop, portal.origin);
  await shop.post(`${api}/simulator`, { headers, data: { paused: true } });
  await startIn(page, 'en');
  const open = async () => {
    await page.goto(`${portal.origin}/tracking/${orderId}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  await open();
  await expect(steps(page)).toHaveText(['Preparing']);
  await expect(map(page)).toHaveCount(0);
  for (const [status, current] of [
    ['COURIER_ACCEPTED_DELIVERY', 'Rider found'],
    ['NEAR_VENDOR', 'Rider found'],
    ['PICKED_UP', 'Collected'],
    ['NEAR_CUSTOMER', 'Near you'],
  ] as const) {
    await advance(status);
    await open();
    await expect(steps(page)).toHaveCount(5);
    await expect(page.locator('[aria-current=step]')).toHaveText(current);
    await expect(map(page)).toBeVisible();
  }
  await expect(map(page)).toHaveAttribute('data-map', 'ready');
  await expect(map(page).getByRole('img', { name: /^(Seen|The position)/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await advance('DELIVERED');
  await open();
  await expect(page.getByRole('heading', { name: 'Your order was delivered' })).toBeVisible();
  await expect(map(page)).toHaveCount(0);
  await shop.post(`${api}/simulator`, { headers, data: { paused: false } });
  await shop.dispose();
});

test('the page is whole without its map, and light before it', async ({ page, portal, playwright }) => {
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
