import { violations } from '../../accessibility/violations';
import { expect, test } from '../../fixtures/riders-portal';
import { fillRequest, placeButton } from '../../pages/request-form';
import { openCustomerPage, readCustomerPin } from '../../pages/customer-pin';
import { openRiderPhone } from '../../pages/rider-phone';
import { signIn } from '../../pages/sign-in';

test('an order goes from the shop to a rider, who brings it to the customer', async ({
  browser,
  page,
  portal,
}) => {
  const chen = await openRiderPhone(browser, portal.invitations.chen);
  const lin = await openRiderPhone(browser, portal.invitations.lin);
  expect(await violations(chen.page)).toEqual([]);

  await signIn(page, portal.origin);
  await fillRequest(page);
  await page.getByRole('radio', { name: /Cash/ }).check({ force: true });
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/order-tracking\/v1001\?order_id=v1001-/);
  const detail = page.getByRole('region', { name: 'Order', exact: true });
  const customer = await openCustomerPage(browser);

  // One rider after the other gets the offer; the first one declines it.
  const offer = (phone: typeof chen) => phone.page.getByRole('region', { name: 'New offer' });
  await expect.poll(async () => (await offer(chen).count()) + (await offer(lin).count())).toBe(1);
  const [first, second] = (await offer(chen).isVisible()) ? [chen, lin] : [lin, chen];
  expect(await violations(first.page)).toEqual([]);
  await first.press('Decline');
  await expect(offer(second)).toContainText('NT 640');
  await second.press('Accept');
  await expect(detail.getByText('Rider on the way').first()).toBeVisible();

  await second.press('I am at the shop');
  await expect(detail.getByText('Rider nearby').first()).toBeVisible();
  await second.page.getByLabel('I have checked the items').check();
  await second.press('Order collected');
  await second.press('I am at the door');
  const delivered = second.page.getByRole('button', { name: /^Delivered/ });
  await expect(delivered).toContainText('Missing: cash, photo, PIN, signature');
  expect(await violations(second.page)).toEqual([]);
  await second.page.getByLabel('I have NT 640 in hand').check();
  await second.addPhoto();
  const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';
  const pin = await readCustomerPin({ page, customer, origin: portal.origin }, orderId);
  const wrongPin = pin === '0000' ? '0001' : '0000';
  await second.page.getByLabel('Customer’s PIN').fill(wrongPin);
  await second.sign();
  await delivered.click();
  await expect(second.page.getByRole('alert')).toContainText('The customer’s PIN is wrong.');
  await second.press('Understood');
  await expect(second.page.getByLabel('I have NT 640 in hand')).toBeChecked();
  await second.page.getByLabel('Customer’s PIN').fill(pin);
  await expect(delivered).toContainText('All proofs are there');
  await delivered.click();
  await expect(second.page.getByText('Waiting for an offer')).toBeVisible();
  await expect(detail.getByText('Delivered').first()).toBeVisible();
  await second.press('Off duty');
  await first.press('Off duty');
});
