import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/bulk-portal';
import { shareOfColour } from '../../pages/painted';
import { chooseAddress, TEA_ORDER } from '../../pages/request-form';
import { placeOrder } from '../../pages/shop-order';
import { signIn, startIn } from '../../pages/sign-in';
import { countDrawnPixels, dragBy, expectTwoDimensions, findMiddle } from '../../pages/two-dimensional-map';

const map = (page: Page) => page.getByRole('region', { name: /^Map/ }).first();
const pin = (page: Page) => page.getByRole('button', { name: /^Delivery marker/ });
const rider = (page: Page) => map(page).getByRole('img', { name: /^(Rider|Last position|The position)/ });
const marks = (page: Page) => map(page).locator('.map-mark');

test('without WebGL the request screen has a map with streets, shop, pin, area and route that is dragged and zoomed', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.origin);
  await expectTwoDimensions(page, map(page));
  await expect.poll(() => shareOfColour(map(page), '--map-block')).toBeGreaterThan(0.02);
  await expect(map(page).locator('.map-mark svg').first()).toBeVisible();
  await expect(marks(page).filter({ hasText: 'Harbour Tea' })).toHaveCount(1);

  await chooseAddress(page, TEA_ORDER.address);
  await expect(pin(page)).toBeVisible();
  await expect.poll(() => countDrawnPixels(map(page), 'overlay')).toBeGreaterThan(200);
  await expectTwoDimensions(page, map(page));

  const area = page.getByRole('switch', { name: 'Delivery area' });
  await expect(area).toBeChecked();
  await map(page).getByRole('button', { name: 'Zoom out' }).click();
  await area.click();
  await expect.poll(() => countDrawnPixels(map(page), 'areas')).toBe(0);
  await area.click();
  await map(page).getByRole('button', { name: 'Zoom in' }).click();

  const before = await pin(page).getAttribute('aria-label');
  await dragBy(page, await findMiddle(pin(page)), [60, -40]);
  await expect(pin(page)).not.toHaveAttribute('aria-label', before ?? '');

  const place = await pin(page).getAttribute('aria-label');
  const start = await findMiddle(pin(page));
  await dragBy(page, { x: start.x, y: start.y + 160 }, [-80, -60]);
  await expect.poll(async () => Math.round((await findMiddle(pin(page))).x - start.x)).toBe(-80);
  await expect.poll(async () => Math.round((await findMiddle(pin(page))).y - start.y)).toBe(-60);
  await expect(pin(page)).toHaveAttribute('aria-label', place ?? '');
});

test('without WebGL the tracking screen and the customer page keep one map from the rider to the door', async ({
  page,
  portal,
  playwright,
}) => {
  const shop = await playwright.request.newContext();
  const { orderId, advance } = await placeOrder(shop, portal.origin);
  await advance('COURIER_ACCEPTED_DELIVERY');
  await signIn(page, portal.origin);
  await page.goto(`${portal.origin}/order-tracking/v1001?order_id=${orderId}`);
  await expectTwoDimensions(page, map(page));
  await expect(rider(page)).toBeVisible();
  for (const status of ['NEAR_VENDOR', 'PICKED_UP', 'NEAR_CUSTOMER']) {
    const before = await findMiddle(rider(page));
    await advance(status);
    await expect
      .poll(async () => {
        const { x, y } = await findMiddle(rider(page));
        return Math.hypot(x - before.x, y - before.y);
      })
      .toBeGreaterThan(1);
    await expectTwoDimensions(page, map(page));
    await expect.poll(() => countDrawnPixels(map(page), 'overlay')).toBeGreaterThan(200);
  }
  await map(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => shareOfColour(map(page), '--map-block')).toBeGreaterThan(0.02);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${portal.origin}/tracking/${orderId}`);
  await expectTwoDimensions(page, map(page));
  await expect(rider(page)).toBeVisible();
  await expect.poll(() => shareOfColour(map(page), '--map-block')).toBeGreaterThan(0.02);
  await shop.dispose();
});

test('without WebGL a customer who never opened the portal sees the map on a phone', async ({
  page,
  portal,
  playwright,
}) => {
  const shop = await playwright.request.newContext();
  const { orderId, advance } = await placeOrder(shop, portal.origin, 'v1002');
  await advance('PICKED_UP');
  await page.setViewportSize({ width: 390, height: 844 });
  await startIn(page, 'en');
  await page.goto(`${portal.origin}/tracking/${orderId}`);
  await expectTwoDimensions(page, map(page));
  await expect(rider(page)).toBeVisible();
  await expect.poll(() => countDrawnPixels(map(page), 'overlay')).toBeGreaterThan(200);
  await shop.dispose();
});

test('without WebGL collection points are on a map with streets', async ({ page, portal }) => {
  await signIn(page, portal.origin);
  await page.goto(`${portal.origin}/collection-points`);
  await expectTwoDimensions(page, map(page));
  await expect(marks(page)).not.toHaveCount(0);
  await expect.poll(() => shareOfColour(map(page), '--map-block')).toBeGreaterThan(0.02);
  await page.getByRole('button', { name: 'Add collection point' }).click();
  const chosen = page.getByRole('dialog').getByRole('region', { name: /^Map/ });
  await expectTwoDimensions(page, chosen);
});
