import type { Page } from '@playwright/test';
// Orders move there when they are told to.
import { expect, test } from '../../fixtures/bulk-portal';
import { placeOrder } from '../../pages/shop-order';
import { signIn } from '../../pages/sign-in';

interface Notice {
  title: string;
  body: string;
}
interface Watched {
  isAway: boolean;
  asked: number;
  notices: (Notice & { open(): void })[];
}
type Window = typeof globalThis & { watched: Watched };

/** A browser that asks nobody, notes what it would show, and looks away when told to. */
const watchNotices = (page: Page) =>
  page.addInitScript(() => {
    const watched: Watched = { isAway: false, asked: 0, notices: [] };
    Object.assign(globalThis, { watched });
    class Notice extends EventTarget {
      static permission: NotificationPermission =
        (sessionStorage.getItem('allowed') as NotificationPermission | null) ?? 'default';
      static async requestPermission() {
        watched.asked += 1;
        sessionStorage.setItem('allowed', 'granted');
        Notice.permission = 'granted';
        return Notice.permission;
      }
      constructor(title: string, { body = '' }: NotificationOptions) {
        super();
        watched.notices.push({ title, body, open: () => this.dispatchEvent(new Event('click')) });
      }
      close() {}
    }
    Object.assign(globalThis, { Notification: Notice });
    Object.defineProperty(document, 'visibilityState', {
      get: () => (watched.isAway ? 'hidden' : 'visible'),
    });
    document.hasFocus = () => !watched.isAway;
  });

const watched = (page: Page) =>
  page.evaluate(() => {
    const { asked, notices } = (globalThis as Window).watched;
    return { asked, said: notices.map(({ title, body }) => `${title}: ${body}`) };
  });
const look = (page: Page, isAway: boolean) =>
  page.evaluate((away) => {
    (globalThis as Window).watched.isAway = away;
    document.dispatchEvent(new Event('visibilitychange'));
  }, isAway);

test('whoever looks elsewhere hears of the rider at the door, a failure and a return, each by the ways that were chosen', async ({
  page,
  portal: { origin },
  playwright,
}) => {
  const shop = await playwright.request.newContext();
  const kuwait = `http://kw.${new URL(origin).host}`;
  await watchNotices(page);
  await signIn(page, kuwait, 'owner.kw@demo.test');
  await page.getByRole('link', { name: /^Order tracking/ }).click();
  await expect(page.getByText('No new orders')).toBeVisible();
  const ask = page.getByRole('region', { name: 'Alerts in the background' });
  await expect(ask).toHaveCount(0);

  const openMatrix = () => page.getByRole('button', { name: 'Alerts in the background' }).click();
  const way = (name: string) => page.getByRole('dialog').getByRole('checkbox', { name });
  await openMatrix();
  await way('Returned: Notification').uncheck();
  await way('Late: Sound').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await openMatrix();
  await expect(way('Returned: Notification')).not.toBeChecked();
  await expect(way('Late: Sound')).toBeChecked();
  await expect(way('Failed: Notification')).toBeChecked();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  expect(await watched(page)).toEqual({ asked: 0, said: [] });

  const first = await placeOrder(shop, origin, 'kw1001');
  await expect(ask).toBeVisible();
  expect((await watched(page)).asked).toBe(0);
  await ask.getByRole('button', { name: 'Allow notifications' }).click();
  await expect(ask).toHaveCount(0);
  expect((await watched(page)).asked).toBe(1);

  await first.advance('NEAR_VENDOR');
  await expect(page.getByRole('button', { name: /Noura Al-Salem.*Rider nearby/ })).toBeVisible();
  expect((await watched(page)).said).toEqual([]);

  await look(page, true);
  const plain = await page.title();
  let atDoor = first;
  // What watches comes late; until then everything is as it was before.
  await expect(async () => {
    atDoor = await placeOrder(shop, origin, 'kw1001');
    await atDoor.advance('NEAR_VENDOR');
    await expect
      .poll(async () => (await watched(page)).said, { timeout: 10_000 })
      .toContain(`The rider is at your door: Noura Al-Salem\n${atDoor.orderId}`);
  }).toPass({ timeout: 180_000 });
  await expect(page).toHaveTitle(/^\(\d\) The rider is at your door$/);

  const failing = await placeOrder(shop, origin, 'kw1001');
  await failing.advance('STALLED');
  const failed = `Order has failed: Noura Al-Salem\n${failing.orderId}`;
  await expect.poll(async () => (await watched(page)).said).toContain(failed);
  await expect(page).toHaveTitle(/^\(\d\) Order has failed$/);

  await atDoor.advance('PICKED_UP');
  await atDoor.advance('RETURN_INITIATED');
  await expect(page).toHaveTitle(/^\(\d\) Order is coming back$/);
  expect((await watched(page)).said.filter((said) => said.includes('coming back'))).toEqual([]);

  await page.evaluate(() => (globalThis as Window).watched.notices.at(-1)?.open());
  await expect(page).toHaveURL(new RegExp(`order_id=`));
  await look(page, false);
  await expect(page).toHaveTitle(plain);
  await shop.dispose();
});
