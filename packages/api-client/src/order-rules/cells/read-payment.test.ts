import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { UI_LANGUAGES } from '@courier/config';
import { readPayment } from './read-payment';

const read = (text: string, country = 'TW', paymentMethods = ['PAID', 'CASH_ON_DELIVERY']) => {
  const verdict = readPayment(text, { country, paymentMethods });
  if (verdict.kind === 'good') return verdict.value;
  return verdict.kind === 'error'
    ? 'error'
    : verdict.answers.map(({ text: answer }) => `${answer}?`).join(' ');
};

it.each([
  ['', 'PAID'],
  ['CASH_ON_DELIVERY', 'CASH_ON_DELIVERY'],
  ['Cash on Delivery (COD)', 'CASH_ON_DELIVERY'],
  ['c.o.d.', 'CASH_ON_DELIVERY'],
  ['貨到付款', 'CASH_ON_DELIVERY'],
  ['代引き', 'CASH_ON_DELIVERY'],
  ['현금', 'CASH_ON_DELIVERY'],
  ['Nachnahme', 'CASH_ON_DELIVERY'],
  ['Efectivo', 'CASH_ON_DELIVERY'],
  ['za pobraniem', 'CASH_ON_DELIVERY'],
  ['Kapıda nakit', 'CASH_ON_DELIVERY'],
  ['Αντικαταβολή', 'CASH_ON_DELIVERY'],
  ['Utánvét', 'CASH_ON_DELIVERY'],
  ['Dobírka', 'CASH_ON_DELIVERY'],
  ['Ramburs', 'CASH_ON_DELIVERY'],
  ['наложен платеж', 'CASH_ON_DELIVERY'],
  ['เก็บเงินปลายทาง', 'CASH_ON_DELIVERY'],
  ['Tiền mặt', 'CASH_ON_DELIVERY'],
  ['كاش', 'CASH_ON_DELIVERY'],
  ['کیش آن ڈیلیوری', 'CASH_ON_DELIVERY'],
  ['ক্যাশ অন ডেলিভারি', 'CASH_ON_DELIVERY'],
  ['PAID ONLINE', 'PAID'],
  ['Credit Card', 'PAID'],
  ['信用卡', 'PAID'],
  ['LINE Pay', 'PAID'],
  ['已付款', 'PAID'],
  ['تم الدفع', 'PAID'],
  ['bezahlt', 'PAID'],
])('reads the payment word “%s” as %s', (text, wanted) => {
  expect(read(text)).toBe(wanted);
});

it.each([
  'N',
  'Y',
  '0',
  '1',
  'unpaid',
  'not paid',
  '未付款',
  'Postpaid',
  'Bank transfer',
  '착불',
  'barter',
  'cash / card',
  'COD - 640',
])('asks about the payment method “%s”', (text) => {
  expect(read(text)).toMatch(/^(PAID|CASH_ON_DELIVERY)\? /);
});

it('reads “bar” as cash in German-speaking countries, and asks elsewhere', () => {
  expect([read('bar', 'DE'), read('bar', 'AT'), read('bar', 'ES')]).toEqual([
    'CASH_ON_DELIVERY',
    'CASH_ON_DELIVERY',
    'PAID? CASH_ON_DELIVERY?',
  ]);
});

it('asks about a card where riders take cards at the door', () => {
  expect(read('Credit card', 'KW', ['PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'])).toBe(
    'PAID? PAYMENT_ON_DELIVERY? CASH_ON_DELIVERY?',
  );
});

interface Common {
  payment?: Record<string, string>;
}

/** Empty where a variant has the texts of its base language. */
function paymentTexts(language: string): Record<string, string> {
  const file = join(__dirname, `../../../../i18n/locales/${language}/common.json`);
  const texts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Common) : {};
  return texts.payment ?? {};
}

it.each([...UI_LANGUAGES])('reads the payment terms of the user interface in %s', (language) => {
  const payment = { ...paymentTexts(language.split('_')[0] ?? ''), ...paymentTexts(language) };
  // The Chinese words for payment on delivery usually mean cash.
  for (const method of ['PAID', 'CASH_ON_DELIVERY', 'NONE'])
    expect([
      method,
      read(payment[method] ?? '', 'TW', ['PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY', 'NONE']),
    ]).toEqual([method, method]);
});
