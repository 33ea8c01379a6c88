import type { Response } from '@playwright/test';
import { expect, test } from '../../fixtures/riders-portal';
import { CAMERA_NAME } from '../../pages/camera-photo';
import { openCustomerPage, readCustomerPin } from '../../pages/customer-pin';
import { openRiderPhone } from '../../pages/rider-phone';
import { placeOrder } from '../../pages/shop-order';
import { signIn } from '../../pages/sign-in';

/** What the server took from a phone: the status, or the kind of a photo. */
function readReport(response: Response): string[] {
  const { pathname } = new URL(response.url());
  const [, place] = /\/deliveries\/[^/]+\/(.+)$/.exec(pathname) ?? [];
  if (place === undefined || !response.ok()) return [];
  return [place === 'events' ? response.request().postDataJSON().status : place];
}

test('a phone without a connection opens its page after restarts, keeps photo, PIN and signature, and sends the delivery once, in order', async ({
  browser,
  page,
  portal,
}) => {
  const wu = await openRiderPhone(browser, portal.invitations.wu);
  const { orderId } = await placeOrder(page.request, portal.origin);
  await wu.press('Accept');
  await wu.press('I am at the shop');
  await wu.page.getByLabel('I have checked the items').check();
  const customer = await openCustomerPage(browser);
  const pin = await readCustomerPin({ page, customer, origin: portal.origin }, orderId);
  const devtools = await wu.page.context().newCDPSession(wu.page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A test has a private window, from which nothing is installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
  await wu.untilKept();
  await wu.page.reload();
  await expect(wu.page.getByLabel('I have checked the items')).toBeChecked();

  await wu.setOffline(true);
  await wu.page.reload();
  await wu.press('Order collected');
  await wu.press('I am at the door');
  await wu.addPhoto();
  await wu.page.getByLabel('Customer’s PIN').fill(pin);
  await wu.sign();
  await expect(wu.page.getByText('Updates waiting to be sent: 3')).toBeVisible();
  const photo = await wu.readUnsentPhoto();
  expect(photo).toMatchObject({ type: 'image/jpeg', width: 1600, height: 1200 });
  for (const text of ['Exif', CAMERA_NAME]) expect(photo.bytes.includes(text)).toBe(false);
  await wu.page.reload();
  await expect(wu.page.getByLabel('Customer’s PIN')).toHaveValue(pin);
  await expect(wu.page.getByText('All proofs are there')).toBeVisible();
  await wu.press(/^Delivered/);
  await wu.page.reload();
  await expect(wu.page.getByText('Updates waiting to be sent: 4')).toBeVisible();

  const reports: string[] = [];
  wu.page.on('response', (response) => reports.push(...readReport(response)));
  await wu.setOffline(false);
  await expect(wu.page.getByText('Waiting for an offer')).toBeVisible();
  await expect(wu.page.getByText(/^Updates waiting/)).toHaveCount(0);
  expect(reports).toEqual(['PICKED_UP', 'NEAR_CUSTOMER', 'proofs/delivery', 'DELIVERED']);
  await wu.press('Off duty');
  await signIn(page, portal.origin);
  await page.goto(`${portal.origin}/order-tracking/v1001?order_id=${orderId}`);
  const detail = page.getByRole('region', { name: 'Order', exact: true });
  await expect(detail.getByText('Delivered').first()).toBeVisible();
});
