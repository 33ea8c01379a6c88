import type { BulkColumn } from '@courier/api-client';
import { amountOfCell } from '@courier/api-client/order-rules';
import { countryConfig } from '@courier/config';
import { decimalSignOf } from '@courier/i18n/format';
import { repairDate, repairTime } from './repair-dates';
import { plainAmount, plainDigits } from './figures';
import { repairPhone, tidy } from './repairs';
import type { Repair, RepairRules } from './sheet-table';

/** Ways to say how an order is paid, as people write them. */
const CASH =
  /^(cash|cod|cash on delivery|現金|貨到付款|代收|نقد[اًي]*|كاش|(نقد[اً]* )?عند الاستلام|الدفع عند الاستلام|نقد|کیش|bar)$/i;
const PAID =
  /^(paid|prepaid|pre-paid|already paid|yes|已付款|已付|مدفوع( مسبق[اً]*)?|تم الدفع|ادا شدہ|bezahlt)$/i;
const NOW = /^(now|asap|immediate(ly)?|on demand|立即|即時|馬上|فوري|الآن|فوری|ابھی|sofort)$/i;
const LATER = /^(later|planned|pre-?order|預約|稍後|مجدول|لاحقا|طے شدہ|بعد میں|geplant)$/i;

function repairAmount(text: string, { country }: RepairRules): string {
  const config = countryConfig(country);
  const { decimals } = config;
  const plain = plainAmount(text, decimals, decimalSignOf(config));
  return plain === null || amountOfCell(plain, decimals) === null ? text : plain;
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
