import { expect, test } from '../../fixtures/portal';
import { CARDS, fillCard, goToPayment, payButton, watchTheWire } from '../../pages/pay-by-card';
import { TEA_ORDER, chooseAddress, fillDetails, fillRequest, placeButton } from '../../pages/request-form';
import { signIn, startIn } from '../../pages/sign-in';

test('a guest orders with a new card that the bank asks about', async ({ page, portal }) => {
  test.setTimeout(120_000);
  const wire = watchTheWire(page);
  await startIn(page, 'en');
  await page.goto(`${portal.origin}/guest`);
  await page.getByLabel(/name/i).first().fill('Wang Mei');
  await page
    .getByLabel(/mobile/i)
    .first()
    .fill('0912000111');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(/\/request-a-rider/);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await page.getByRole('combobox', { name: 'Pickup address' }).fill('No. 36, Ln. 107, Sec. 1, Fuxing S. Rd.');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Save pickup address' }).click();
  await chooseAddress(page, TEA_ORDER.address);
  await fillDetails(page, TEA_ORDER);
  await expect(page.getByText('Fee held for').first()).toBeVisible();
  await goToPayment(page);
  await expect(page.getByRole('checkbox', { name: /Save this card/ })).toHaveCount(0);
  await fillCard(page, CARDS.asked);
  await payButton(page).click();

  // Back from the bank without an answer: the payment waits, and the bank is asked again by its own page.
  await expect(page).toHaveURL(/\/sandbox-bank\/challenge/);
  const bank = page.url();
  await page.goBack();
  await page.getByRole('button', { name: 'See how it went' }).click();
  await expect(page.getByText('Your bank has not answered yet')).toBeVisible();
  await page.goto(bank);
  await page.getByRole('button', { name: 'Confirm' }).click();

  await expect(page).toHaveURL(/\/order-tracking\/[^?]+\?order_id=/);
  const orderId = new URL(page.url()).searchParams.get('order_id');
  const stored = await page.evaluate(() => localStorage.getItem('guest-orders'));
  expect(JSON.parse(stored ?? '[]')).toEqual([orderId]);
  const [intent] = wire.bodiesOf('/order/payment/intent');
  expect(intent?.order).toMatchObject({
    sender: { name: 'Wang Mei', phone_number: expect.stringMatching(/^\+?\d+$/) },
    order: { payment_method: 'PAID', amount: 640 },
  });
  expect(wire.bodiesOf('/order')).toHaveLength(0);
  await wire.expectNoCard();

  await page.goto(`${portal.origin}/payment-return?payment=somebody-elses`);
  await expect(page.getByText('This payment is already settled')).toBeVisible();
});

test('a vendor pays with a repaired card and a voucher, then with the stored card', async ({
  page,
  portal,
}) => {
  test.setTimeout(120_000);
  const wire = watchTheWire(page);
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
  const [intent] = wire.bodiesOf('/order/payment/intent');
  expect(intent?.order).toMatchObject({
    vendor_id: 'v1001',
    order: { payment_method: 'PAID', amount: 640, cold_bag_needed: false },
    voucher: { code: 'TEA10', amount: 10, type: 'percentage' },
    discounted_delivery_fee: expect.any(Number),
    discounted_delivery_fee_signature: expect.any(String),
  });
  const confirms = wire.bodiesOf('/order/payment/intent/confirm');
  expect(confirms).toHaveLength(2);
  expect(confirms[1]).toMatchObject({
    order: { vendor_id: 'v1001', vat_number: '12345678' },
    payment_instrument_id: 'NEW',
    card: { holder_name: 'Lin Chia-hao', save_card: true },
  });

  await page.goto(`${portal.origin}/request-a-rider/v1001`);
  await fillRequest(page);
  await goToPayment(page);
  await expect(page.getByRole('radio', { name: /4242/ })).toBeChecked();
  await payButton(page).click();
  await expect(page).toHaveURL(/\/order-tracking\/v1001\?order_id=v1001-/);
  expect(wire.bodiesOf('/order/payment/intent/confirm').at(-1)).not.toHaveProperty('card');
  await wire.expectNoCard();
  await expect(placeButton(page)).toHaveCount(0);
});
