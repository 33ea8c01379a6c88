import type { BulkColumn } from '@courier/api-client';
import { amountOfCell } from '@courier/api-client/order-rules';
import { countryConfig } from '@courier/config';
import { repairDate, repairTime } from './repair-dates';
import { plainDigits, repairPhone, tidy } from './repairs';
import type { Repair, RepairRules } from './sheet-table';

/** Ways to say how an order is paid, as people write them. */
const CASH = /^(cash|cod|cash on delivery|現金|貨到付款|نقد[اً]*|عند الاستلام|نقدا عند الاستلام|نقد|bar)$/i;
const PAID = /^(paid|prepaid|pre-paid|already paid|yes|已付款|已付|مدفوع|ادا شدہ|bezahlt)$/i;
const NOW = /^(now|asap|immediate(ly)?|on demand|立即|即時|馬上|فوري|الآن|فوری|ابھی|sofort)$/i;
const LATER = /^(later|planned|pre-?order|預約|稍後|مجدول|لاحقا|طے شدہ|بعد میں|geplant)$/i;

/** Where amounts have three decimals, three digits after a comma may be them. */
const THREE_DECIMALS = 3;

function repairAmount(text: string, { country }: RepairRules): string {
  const figure = plainDigits(text).replace(/[^\d.,-]/g, '');
  if (countryConfig(country).decimals === THREE_DECIMALS && /^-?\d{1,3},\d{3}$/.test(figure)) return text;
  const plain = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(figure) ? figure.replaceAll(',', '') : figure;
  return amountOfCell(plain) === null ? text : plain;
}

const word = (text: string, words: readonly (readonly [RegExp, string])[]): string =>
  words.find(([says]) => says.test(text))?.[1] ?? text;

/** What mends the cells of a sheet of orders, beside what mends every text. */
export const ORDER_REPAIRS: Readonly<Partial<Record<BulkColumn, Repair>>> = {
  customer_name: (text) => tidy(text.replace(/\p{Nd}+/gu, '')),
  customer_phone: repairPhone,
  amount: repairAmount,
  payment_method: (text) =>
    word(text, [
      [CASH, 'CASH_ON_DELIVERY'],
      [PAID, 'PAID'],
    ]),
  delivery_type: (text) =>
    word(text, [
      [NOW, 'instant'],
      [LATER, 'scheduled'],
    ]),
  delivery_date: (text) => repairDate(plainDigits(text)),
  delivery_time: (text) => repairTime(plainDigits(text)),
};
