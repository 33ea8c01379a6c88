import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/portal';
import { placeOrder } from '../pages/shop-order';
import { signIn } from '../pages/sign-in';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const setClockWrong = (page: Page, offsetMs: number) =>
  page.addInitScript((wrongByMs) => {
    const { Date: RightDate } = globalThis;
    globalThis.Date = new Proxy(RightDate, {
      construct: (target, parts: unknown[], caller) =>
        Reflect.construct(target, parts.length === 0 ? [RightDate.now() + wrongByMs] : parts, caller),
      get: (target, key, receiver) =>
        key === 'now' ? () => RightDate.now() + wrongByMs : Reflect.get(target, key, receiver),
    });
  }, offsetMs);

const clockText = (atMs: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Taipei', hour: '2-digit', minute: '2-digit' }).format(
    atMs,
  );

/** Minutes from a time of day in Taipei to the moment; negative if the moment is earlier. */
function minutesUntil(time: string, momentMs: number): number {
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
  const difference = minutes(time) - minutes(clockText(momentMs));
  return ((difference + 720 + 1440) % 1440) - 720;
}

for (const [words, offsetMs] of [
  ['ahead', 2 * HOUR_MS],
  ['behind', -2 * HOUR_MS],
] as const)
  test(`a device clock two hours ${words} changes no time of an order and makes none late`, async ({
    page,
    portal,
    playwright,
  }) => {
    const shop = await playwright.request.newContext();
    // Paused, so that no order changes or becomes late while times are read.
    await page.request.post(`${portal.origin}/courier/api/v1/simulator`, { data: { paused: true } });
    const placedAtMs = Date.now();
    const name = `Clock ${words}`;
    const { orderId, advance } = await placeOrder(shop, portal.origin, 'v1001', name);
    await advance('COURIER_ACCEPTED_DELIVERY');
    await setClockWrong(page, offsetMs);

    await signIn(page, portal.origin);
    expect(Math.abs((await page.evaluate(() => Date.now())) - offsetMs - Date.now())).toBeLessThan(MINUTE_MS);
    await page.goto(`${portal.origin}/order-tracking/v1001?order_id=${orderId}`);
    const list = page.getByRole('button', { name: new RegExp(name) }).first();
    await expect(list).toBeVisible();
    await expect(list).not.toContainText(/late/i);
    const detail = page.getByRole('region', { name: 'Order', exact: true });
    await expect(detail.getByText(name).first()).toBeVisible();
    await expect(detail).not.toContainText(/\d+ min late/);
    // A minute may begin between the call and its answer.
    const placedAt = new RegExp([0, 1].map((more) => clockText(placedAtMs + more * MINUTE_MS)).join('|'));
    await expect(detail).toContainText(placedAt);

    await page.goto(`${portal.origin}/tracking/${orderId}`);
    const arrival = page.getByRole('heading', { level: 1, name: /^\d\d:\d\d–\d\d:\d\d$/ });
    await expect(arrival).toBeVisible();
    const [from = ''] = ((await arrival.textContent()) ?? '').split('–');
    const away = minutesUntil(from, placedAtMs);
    expect([from, away >= 0 && away < 90]).toEqual([from, true]);
    await expect(page.locator('body')).not.toContainText(/\d+ min late/);
    await shop.dispose();
  });
