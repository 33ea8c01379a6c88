import type { Page } from '@playwright/test';
// No rider starts automatically: an order must still be cancellable when its mail is opened.
import { expect, test } from '../../fixtures/bulk-portal';
import { newestMailTo } from '../../pages/outbox';
import { TEA_ORDER, fillDetails, chooseAddress, placeButton } from '../../pages/request-form';
import { chooseReason } from '../../pages/cancel-dialog';
import { startIn } from '../../pages/sign-in';

const EMAIL = 'mei@guest.test';
const PASSWORD = 'Lantern#88';
const orderRegion = (page: Page) => page.getByRole('region', { name: 'Order', exact: true });
/** Mails contain the country's host, which the test replaces by the portal's origin. */
const here = (link: URL, origin: string) => `${origin}${link.pathname}${link.search}${link.hash}`;
const orderIdIn = (page: Page) => new URL(page.url()).searchParams.get('order_id') ?? '';

async function placeAsGuest(page: Page, description: string): Promise<string> {
  await page.getByRole('combobox', { name: 'Pickup address' }).fill('No. 36, Ln. 107, Sec. 1, Fuxing S. Rd.');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Save pickup address' }).click();
  await chooseAddress(page, TEA_ORDER.address);
  await fillDetails(page, { ...TEA_ORDER, description });
  await page.getByRole('radio', { name: 'Cash on delivery' }).check({ force: true });
  await expect(page.getByText('Fee valid for another').first()).toBeVisible();
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/order-tracking\/guest-[^?]+\?order_id=/);
  return orderIdIn(page);
}

test('a guest cancels by the mailed link from another device, and an account made with that email shows the orders', async ({
  page,
  portal: { origin },
  browser,
}) => {
  await startIn(page, 'en');
  await page.goto(`${origin}/guest`);
  await page.getByLabel('Your name').fill('Wang Mei');
  await page.getByLabel('Mobile number').fill('0912000111');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const orderId = await placeAsGuest(page, '1 pineapple cake box');
  // The invitation to register follows the first order.
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  // An order can be cancelled only after it was received.
  const simulator = `${origin}/courier/api/v1/simulator/orders/${orderId}`;
  await page.request.post(`${simulator}/advance`, { data: { status: 'WAITING_FOR_TRANSPORT' } });

  const mail = await newestMailTo(page, origin, EMAIL, orderId);
  expect(mail).toContain('1 pineapple cake box');
  const own = new URL(/http\S+\/guest#order=\S+/.exec(mail)?.[0] ?? 'none:');
  const otherDevice = await browser.newContext({ locale: 'en-GB' });
  const other = await otherDevice.newPage();
  await startIn(other, 'en');
  await other.goto(here(own, origin));
  await other.getByRole('button', { name: 'Open the order' }).click();
  await expect(other).toHaveURL(new RegExp(`order_id=${orderId}`));
  await other.getByRole('button', { name: 'Continue as guest' }).click();
  await orderRegion(other).getByRole('button', { name: 'Cancel order' }).click();
  const dialog = other.getByRole('dialog');
  await chooseReason(other, dialog, 'User request');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(orderRegion(other).getByText('Cancelled by the user').first()).toBeVisible();
  await otherDevice.close();

  await page.goto(`${origin}/request-a-rider`);
  const kept = await placeAsGuest(page, '2 sun cakes');

  const atHome = await browser.newContext({ locale: 'en-GB' });
  const account = await atHome.newPage();
  await startIn(account, 'en');
  await account.goto(`${origin}/register`);
  await account.getByLabel('Business name').fill('Mei Cakes');
  await account.getByLabel('Mobile number').fill('0912000111');
  await account.getByLabel('VAT number').fill('12345678');
  await account.getByLabel('Email').fill(EMAIL);
  await account.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await account.getByLabel('Repeat the password').fill(PASSWORD);
  for (const name of ['I accept the terms and conditions', 'I accept the privacy policy'])
    await account.getByRole('checkbox', { name }).press('Space');
  await account.getByRole('main').locator('form button[type=submit]').click();
  await expect(account.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  const confirm = await newestMailTo(account, origin, EMAIL, '/register/confirm');
  await account.goto(here(new URL(/http\S+\/register\/confirm\S+/.exec(confirm)?.[0] ?? 'none:'), origin));
  await account.getByRole('button', { name: 'Confirm the account' }).click();
  await account.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await account.getByLabel('Email').fill(EMAIL);
  await account.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await account.keyboard.press('Enter');
  await account.getByRole('link', { name: 'History', exact: true }).click();
  await account.getByRole('button', { name: 'Show them here' }).click();
  await expect(account.getByText(`We sent a link to ${EMAIL}`)).toBeVisible();
  const joining = await newestMailTo(account, origin, EMAIL, '/mailed-link');
  await account.goto(here(new URL(/http\S+\/mailed-link\S+/.exec(joining)?.[0] ?? 'none:'), origin));
  await account.getByRole('button', { name: 'Show them in the account' }).click();
  await expect(account.getByRole('heading', { name: 'The orders are in the account' })).toBeVisible();
  await account.goto(`${origin}/history`);
  await expect(account.getByText('Orders placed as guest with your email: 2')).toBeVisible();
  await account.getByRole('button', { name: 'Show', exact: true }).click();
  const orders = account.getByRole('dialog', { name: 'Placed as guest' });
  await expect(orders.getByRole('listitem').filter({ hasText: orderId })).toContainText('Cancelled');
  await expect(orders.getByRole('listitem').filter({ hasText: kept })).toContainText(TEA_ORDER.name);
  await atHome.close();
});
