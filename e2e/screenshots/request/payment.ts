import { CARDS } from '../../pages/pay-by-card';
import { shootLong, wantsAny, type Walk } from './form';

const ABANDONED_AT_THE_BANK = '4000000000003253';

const CARD = [
  'request-payment-empty',
  'request-payment-problems',
  'request-payment-card',
  'request-payment-long',
  'request-payment-declined',
];
const BANK = [
  'request-payment-bank',
  'request-pending',
  'request-pending-long',
  'request-return-waiting',
  'request-return-refused',
  'request-return-settled',
  'request-payment-abandoned',
];
const STORED = ['request-payment-stored', 'request-payment-stored-long'];

export async function walkPayment(walk: Walk): Promise<void> {
  if (!wantsAny(walk, ...CARD, ...BANK, ...STORED)) return;
  const { page, form, shoot, phone, texts } = walk;
  const number = page.locator('input[autocomplete="cc-number"]');
  const card = page.locator('input[name="card"], input[autocomplete="cc-number"]');
  const newCard = async () => {
    await toPayment();
    const stored = page.locator('label:has(input[name="card"])');
    if ((await stored.count()) > 0) await stored.last().click();
    await number.waitFor();
  };
  const toPayment = async () => {
    await form.filled(texts.order);
    await form.payOnline();
    // On a phone the card is part of the review step.
    await form.next.click();
    if (phone) await page.waitForURL(/step=review/);
    await card.first().waitFor();
  };
  const typeCard = async (digits: string) => {
    await form.field('card-name', 'input').fill(texts.holder);
    await number.fill('');
    await number.pressSequentially(digits);
    await page.locator('input[autocomplete="cc-exp"]').fill('09 / 39');
    await page.locator('input[autocomplete="cc-csc"]').fill('917');
  };
  await newCard();
  await shoot('request-payment-empty');
  await form.next.click();
  await shoot('request-payment-problems');
  await typeCard(CARDS.declined);
  await shoot('request-payment-card');
  await shootLong(walk, 'request-payment-long', 1700);
  await form.next.click();
  await page.locator('main').getByRole('alert').first().waitFor();
  await shoot('request-payment-declined');
  if (wantsAny(walk, ...BANK)) {
    await typeCard(CARDS.asked);
    await form.next.click();
    await page.waitForURL(/sandbox-bank/);
    await shoot('request-payment-bank');
    const back = page.url();
    await page.goBack();
    await page.locator('main').getByRole('button').first().waitFor();
    await shoot('request-pending');
    await shootLong(walk, 'request-pending-long', 1100);
    await page.locator('[role="status"] button, [role="alert"] button').first().click();
    await page.waitForURL(/payment-return/);
    await shoot('request-return-waiting');
    await page.goto(back);
    await page.locator('button[value="reject"]').click();
    await page.waitForURL(/payment-return|request-a-rider/);
    await shoot('request-return-refused');
    await page.goto(`${walk.origin}/payment-return?payment=somebody-elses`);
    await page.locator('main button').first().waitFor();
    await shoot('request-return-settled');
    await newCard();
    await typeCard(ABANDONED_AT_THE_BANK);
    await form.next.click();
    await page.waitForTimeout(1500);
    await shoot('request-payment-abandoned');
  }
  if (wantsAny(walk, ...STORED)) {
    await newCard();
    await typeCard(CARDS.good);
    await page.locator('main [type="checkbox"]').last().check({ force: true });
    await form.next.click();
    await page.waitForURL(/order_id=/);
    await toPayment();
    await page.locator('input[name="card"]').first().waitFor();
    await shoot('request-payment-stored');
    if (phone) await shootLong(walk, 'request-payment-stored-long', 1400);
  }
}
