import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/portal';
import { expectWholeOrder, watchOrders } from '../../pages/order-on-wire';
import { CARDS, fillCard, goToPayment, payButton, watchTheWire } from '../../pages/pay-by-card';
import { TEA_ORDER, chooseAddress, fillDetails, fillRequest, placeButton } from '../../pages/request-form';
import { signIn, startIn } from '../../pages/sign-in';

async function guestToPayment(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Pickup address' }).fill('No. 36, Ln. 107, Sec. 1, Fuxing S. Rd.');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Save pickup address' }).click();
  await chooseAddress(page, TEA_ORDER.address);
  await fillDetails(page, TEA_ORDER);
  await expect(page.getByText('Fee valid for another').first()).toBeVisible();
  await goToPayment(page);
}

const WHERE = { latitude: expect.any(Number), longitude: expect.any(Number) };
const TEA = {
  name: TEA_ORDER.name,
  phone: '+886912048317',
  address: /光復南路240巷17號/,
  description: TEA_ORDER.description,
  amount: 640,
};
const confirmation = (vendor_id: string, more: object = {}) => ({
  order: { vendor_id, vat_number: null, preordered_for: null, ...more },
  bearer_token: expect.stringMatching(/.{8}/),
  purchase_intent_id: expect.stringMatching(/.{8}/),
  payment_method: 'generic_creditcard',
  payment_instrument_id: 'NEW',
  return_url: expect.stringContaining('/payment-return?payment='),
});
const newCard = (holder_name: string, save_card: boolean) => ({
  holder_name,
  save_card,
  encrypted_card_number: expect.stringMatching(/^ey/),
  encrypted_expiry_month: expect.stringMatching(/^ey/),
  encrypted_expiry_year: expect.stringMatching(/^ey/),
  encrypted_security_code: expect.stringMatching(/^ey/),
});

test('a guest orders with a new card after a bank challenge, and again over a connection that fails', async ({
  page,
  portal,
}) => {
  const wire = watchTheWire(page);
  const orders = watchOrders(page);
  await startIn(page, 'en');
  await page.goto(`${portal.origin}/guest`);
  await page.getByLabel(/name/i).first().fill('Wang Mei');
  await page
    .getByLabel(/mobile/i)
    .first()
    .fill('0912000111');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(/\/request-a-rider/);
  await guestToPayment(page);
  await expect(page.getByRole('checkbox', { name: /Save this card/ })).toHaveCount(0);
  await fillCard(page, CARDS.asked);
  await payButton(page).click();

  // Returned from the bank without an answer: the payment is pending and its page asks the bank again.
  await expect(page).toHaveURL(/\/sandbox-bank\/challenge/);
  const bank = page.url();
  await page.goBack();
  await page.getByRole('button', { name: 'See how it went' }).click();
  await expect(page.getByText('Your bank has not answered yet')).toBeVisible();
  await page.goto(bank);
  await page.getByRole('button', { name: 'Confirm' }).click();

  await expect(page).toHaveURL(/\/order-tracking\/[^?]+\?order_id=/);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  const orderId = new URL(page.url()).searchParams.get('order_id');
  const stored = await page.evaluate(() => localStorage.getItem('guest-orders'));
  expect(JSON.parse(stored ?? '[]')).toEqual([orderId]);
  const vendor = String(orders.intents[0]?.['vendor_id']);
  const sender = {
    location: { ...WHERE, address: expect.stringMatching(/復興南路/), notes: '' },
    name: 'Wang Mei',
    email: '',
    phone_number: '+886912000111',
  };
  expect(orders.intents).toHaveLength(1);
  expectWholeOrder(orders.intents[0], { ...TEA, vendor, more: { sender } }, orders);
  const card = newCard('Wang Mei', false);
  expect(orders.confirms).toEqual([{ ...confirmation(vendor), card }]);
  expect(wire.listBodies('/order')).toHaveLength(0);
  await wire.expectNoCard();

  await page.goto(`${portal.origin}/payment-return?payment=somebody-elses`);
  await expect(page.getByText('This payment is already settled')).toBeVisible();

  // Another order: paid at the bank, no answer arrives, the page is reloaded.
  await page.goto(`${portal.origin}/request-a-rider`);
  await guestToPayment(page);
  await fillCard(page, CARDS.good);
  const confirms = '**/order/payment/intent/confirm';
  const outcomes = '**/order/payment/intent/*?vendor_id=*';
  await page.route(outcomes, (route) => route.abort('connectionreset'));
  await page.route(confirms, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await payButton(page).click();
  await expect(page.getByText('We got no answer from the bank').first()).toBeVisible();
  await page.unroute(confirms);
  await page.unroute(outcomes);
  await page.reload();
  await expect(page).toHaveURL(/\/order-tracking\/[^?]+\?order_id=/);
  const second = new URL(page.url()).searchParams.get('order_id');
  expect(second).not.toBe(orderId);
  const all = await page.evaluate(() => localStorage.getItem('guest-orders'));
  expect((JSON.parse(all ?? '[]') as string[]).sort()).toEqual([orderId, second].sort());
  expect(new Set(orders.confirms.map((body) => body['purchase_intent_id'])).size).toBe(2);
});

test('a vendor pays with a repaired card and a voucher, then with the stored card', async ({
  page,
  portal,
}) => {
  const wire = watchTheWire(page);
  const orders = watchOrders(page);
  await signIn(page, portal.origin);
  await fillRequest(page);
  await page.getByLabel(/^Voucher code/).fill('tea10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Voucher TEA10')).toBeVisible();
  await goToPayment(page);
  await fillCard(page, CARDS.declined, 'Lin Chia-hao');
  await page.getByRole('checkbox', { name: /Save this card/ }).check({ force: true });
  await page.getByLabel(/^VAT number/).fill('12345678');
  await payButton(page).click();
  await expect(page.getByText('The bank declined the card. Use another one.')).toBeVisible();
  await fillCard(page, CARDS.good, 'Lin Chia-hao');
  await payButton(page).dblclick();
  await expect(page).toHaveURL(/\/order-tracking\/v1001\?order_id=v1001-/);
  expect(orders.intents).toHaveLength(1);
  const voucher = {
    voucher: { code: 'TEA10', amount: 10, type: 'percentage' },
    discounted_delivery_fee: expect.any(Number),
    discounted_delivery_fee_signature: expect.stringMatching(/.{16}/),
  };
  expectWholeOrder(orders.intents[0], { ...TEA, vendor: 'v1001', more: voucher }, orders);
  const [, repaired] = orders.confirms;
  expect(orders.confirms).toHaveLength(2);
  expect(repaired).toStrictEqual({
    ...confirmation('v1001', { vat_number: '12345678' }),
    card: newCard('Lin Chia-hao', true),
  });

  await page.goto(`${portal.origin}/request-a-rider/v1001`);
  await fillRequest(page);
  await goToPayment(page);
  await expect(page.getByRole('radio', { name: /4242/ })).toBeChecked();
  await payButton(page).click();
  await expect(page).toHaveURL(/\/order-tracking\/v1001\?order_id=v1001-/);
  expectWholeOrder(orders.intents[1], { ...TEA, vendor: 'v1001' }, orders);
  expect(orders.confirms.at(-1)).toEqual({
    ...confirmation('v1001'),
    payment_instrument_id: expect.stringMatching(/^(?!NEW$).+/),
  });
  await wire.expectNoCard();
  await expect(placeButton(page)).toHaveCount(0);
});
