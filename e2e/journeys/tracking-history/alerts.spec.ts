import { expect, test as base } from '@playwright/test';
import { startPausedPortal } from '../../fixtures/bulk-portal';
import { ownPortal } from '../../fixtures/own-portal';
import { setHidden, readNotices, openLastNotice, watchNotices } from '../../pages/background-notices';
import { placeOrder } from '../../pages/shop-order';
import { signIn } from '../../pages/sign-in';
import type { Portal } from '../../../tools/portal/start-portal';

const SPEED = 10;
/** Orders move only on command, and no other test places orders here: they are counted. */
const test = base.extend<object, { portal: Portal }>({ portal: ownPortal(startPausedPortal) });

test('a user in another window is alerted to the rider at the door, a delay, a failure and a return, each by the selected ways', async ({
  page,
  portal: { origin },
  playwright,
}) => {
  const shop = await playwright.request.newContext();
  const kuwait = `http://kw.${new URL(origin).host}`;
  await watchNotices(page);
  await signIn(page, kuwait, 'owner.kw@demo.test');
  await page.getByRole('link', { name: /^Order tracking/ }).click();
  // After noon the shop has orders of today, and the list opens there.
  const running = (orders: number) => page.getByRole('tab', { name: `New ${orders}`, exact: true });
  await running(0).click();
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
  expect(await readNotices(page)).toEqual({ asked: 0, notes: 0, said: [] });

  await running(0).click();
  const first = await placeOrder(shop, origin, 'kw1001');
  await expect(ask).toBeVisible();
  expect((await readNotices(page)).asked).toBe(0);
  await ask.getByRole('button', { name: 'Allow notifications' }).click();
  await expect(ask).toHaveCount(0);
  expect((await readNotices(page)).asked).toBe(1);

  await first.advance('NEAR_VENDOR');
  await expect(page.getByRole('button', { name: /Noura Al-Salem.*Rider nearby/ })).toBeVisible();
  expect((await readNotices(page)).said).toEqual([]);

  await setHidden(page, true);
  const plain = await page.title();
  const picture = page.locator('link[rel="icon"]');
  const plainPicture = (await picture.getAttribute('href')) ?? '';
  const noticeText = (title: string, { orderId }: { orderId: string }) =>
    `${title}: Noura Al-Salem\n${orderId}`;
  const atDoor: (typeof first)[] = [];
  const findNotifiedOrder = async () => {
    const { said } = await readNotices(page);
    return atDoor.find((order) => said.includes(noticeText('Rider nearby', order)));
  };
  // The watcher starts late and does not report earlier states. Any of these orders may be reported, with any
  // delay.
  await expect(async () => {
    const next = await placeOrder(shop, origin, 'kw1001');
    atDoor.push(next);
    await next.advance('NEAR_VENDOR');
    await expect.poll(findNotifiedOrder, { timeout: 20_000 }).toBeDefined();
  }).toPass();
  await expect(page).toHaveTitle(/^\(\d+\) Rider nearby$/);
  await expect(picture).not.toHaveAttribute('href', plainPicture);
  expect((await readNotices(page)).notes).toBe(0);

  const tardy = await placeOrder(shop, origin, 'kw1001');
  await tardy.advance('ASSIGNED_TO_TRANSPORT');
  await expect(running(atDoor.length + 2)).toBeVisible();
  const pace = (speed: number) =>
    shop.post(`${tardy.api}/simulator`, { headers: tardy.headers, data: { speed } });
  // Slow enough that the estimate is after the promised time.
  await pace(SPEED / 100);
  await tardy.advance('COURIER_ACCEPTED_DELIVERY');
  await pace(SPEED);
  await expect.poll(async () => (await readNotices(page)).said).toContain(noticeText('Order is late', tardy));
  await expect(page).toHaveTitle(/^\(\d+\) Order is late$/);
  expect((await readNotices(page)).notes).toBeGreaterThan(0);

  const failing = await placeOrder(shop, origin, 'kw1001');
  await failing.advance('STALLED');
  await expect
    .poll(async () => (await readNotices(page)).said)
    .toContain(noticeText('Failed to process', failing));
  await expect(page).toHaveTitle(/^\(\d+\) Failed to process$/);

  const returning = (await findNotifiedOrder()) ?? first;
  await returning.advance('PICKED_UP');
  await returning.advance('RETURN_INITIATED');
  await expect(page).toHaveTitle(/^\(\d+\) Returning to the vendor$/);
  expect((await readNotices(page)).said.filter((said) => said.includes('Returning'))).toEqual([]);

  await openLastNotice(page);
  await expect(page).toHaveURL(/order_id=kw1001-/);
  await setHidden(page, false);
  await expect(page).toHaveTitle(plain);
  await expect(picture).toHaveAttribute('href', plainPicture);
  await shop.dispose();
});
