import { violations } from '../../accessibility/violations';
import { expect, test } from '../../fixtures/riders-portal';
import { openCustomerPage, readCustomerPin } from '../../pages/customer-pin';
import { fillRequest, placeButton } from '../../pages/request-form';
import { openRiderPhone } from '../../pages/rider-phone';
import { signIn } from '../../pages/sign-in';

test('a rider delivers an order with another amount of cash, and shop and operator see the difference', async ({
  browser,
  page,
  portal,
}) => {
  const wu = await openRiderPhone(browser, portal.invitations.wu);
  await signIn(page, portal.origin);
  await fillRequest(page);
  await page.getByRole('radio', { name: /Cash/ }).check({ force: true });
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/order-tracking\/v1001\?order_id=v1001-/);
  const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';
  const customer = await openCustomerPage(browser);
  const pin = await readCustomerPin({ page, customer, origin: portal.origin }, orderId);

  await wu.press('Accept');
  await wu.press('I am at the shop');
  await wu.page.getByLabel('I have checked the items').check();
  await wu.press('Order collected');
  await wu.press('I am at the door');
  await wu.page.getByLabel('I received another amount').check();
  await wu.page.getByLabel('Amount received').fill('600');
  await wu.addPhoto();
  await wu.page.getByLabel('Customer’s PIN').fill(pin);
  await wu.sign();
  const delivered = wu.page.getByRole('button', { name: /^Delivered/ });
  await expect(delivered).toContainText('Missing: cash');
  await wu.page.getByRole('radio', { name: 'The customer had too little cash' }).check();
  await expect(delivered).toContainText('All proofs are there');
  expect(await violations(wu.page)).toEqual([]);
  await delivered.click();
  await expect(wu.page.getByText('Waiting for an offer')).toBeVisible();
  await wu.press('Off duty');

  const detail = page.getByRole('region', { name: 'Order', exact: true });
  await expect(detail.getByRole('heading', { name: 'Cash received' })).toBeVisible();
  await expect(detail.getByText('NT 40 less than due')).toBeVisible();
  await expect(detail.getByText('Reason: The customer had too little cash')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const differences = portal
    .runCommand('cash', ['differences', '--country', 'tw', '--days', '1'])
    .split('\n');
  expect(differences.find((line) => line.includes(orderId))).toContain('\tTWD\t640\t600\t-40\t');
  expect(differences).toContain('TWD: -40 in 1 order');
  expect(portal.runCommand('doctor')).toContain(
    'cash was reported in tw that differs from the amount due (orders: 1)',
  );
});
