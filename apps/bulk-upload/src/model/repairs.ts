import type { BulkColumn } from '@courier/api-client';
import { amountOfCell } from '@courier/api-client/order-rules';
import type { Bench, Change } from './bench';
import type { BenchRules } from './check-row';
import { repairDate, repairTime } from './repair-dates';

/** Ways to say how an order is paid, as people write them. */
const CASH = /^(cash|cod|cash on delivery|現金|貨到付款|نقد[اً]*|عند الاستلام|نقدا عند الاستلام|نقد|bar)$/i;
const PAID = /^(paid|prepaid|pre-paid|already paid|yes|已付款|已付|مدفوع|ادا شدہ|bezahlt)$/i;
const NOW = /^(now|asap|immediate(ly)?|on demand|立即|即時|馬上|فوري|الآن|فوری|ابھی|sofort)$/i;
const LATER = /^(later|planned|pre-?order|預約|稍後|مجدول|لاحقا|طے شدہ|بعد میں|geplant)$/i;

/** Digits of other scripts and widths as 0 to 9. */
export const plainDigits = (text: string): string =>
  text
    .replace(/[\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));

/** Without what nobody sees: double spaces, spaces at the ends, marks of direction. */
const tidy = (text: string): string =>
  text
    .replace(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function repairPhone(text: string, { isPossiblePhone }: BenchRules): string {
  const digits = plainDigits(text).replace(/[^\d+]/g, '');
  const tries = [digits, `0${digits}`, `+${digits.replace(/^(00|\+)/, '')}`];
  return tries.find((number) => isPossiblePhone(number)) ?? digits;
}

function repairAmount(text: string): string {
  const figure = plainDigits(text).replace(/[^\d.,-]/g, '');
  const plain = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(figure) ? figure.replaceAll(',', '') : figure;
  return amountOfCell(plain) === null ? text : plain;
}

const word = (text: string, words: readonly (readonly [RegExp, string])[]): string =>
  words.find(([says]) => says.test(text))?.[1] ?? text;

const REPAIRS: Readonly<Partial<Record<BulkColumn, (text: string, rules: BenchRules) => string>>> = {
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

/** What a cell would better say; null where nothing better is known. */
export function repairOf(column: BulkColumn, text: string, rules: BenchRules): string | null {
  const tidied = tidy(text);
  const repaired = REPAIRS[column]?.(tidied, rules) ?? tidied;
  return repaired === text || repaired === '' ? null : repaired;
}

/** Every repair that is known for cells that are wrong. */
export function allRepairs(
  { rows }: Bench,
  wrongColumns: (row: number) => readonly BulkColumn[],
  rules: BenchRules,
): Change[] {
  return rows.flatMap(({ values }, row) =>
    wrongColumns(row).flatMap((column) => {
      const text = repairOf(column, values[column], rules);
      return text === null ? [] : [{ row, column, text }];
    }),
  );
}
