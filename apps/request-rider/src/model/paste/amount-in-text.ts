import type { PasteContext } from './pasted-part';

const MARKS = [
  'NT\\$',
  'S\\$',
  'HK\\$',
  'US\\$',
  'RM',
  'Rs\\.?',
  'NT',
  '\\$',
  '€',
  '£',
  '¥',
  '₩',
  '฿',
  '₱',
  '₫',
  'EUR',
  'USD',
  'TWD',
  'SGD',
  'HKD',
  'PKR',
  'THB',
  'JPY',
  'KRW',
  'KWD',
  'SAR',
  'AED',
  'KD',
  '元',
  '塊',
  '円',
  '원',
  '圓',
  'บาท',
  'روپے',
  'روپئے',
  'دينار',
  'د\\.ك\\.?',
  'ريال',
  'درهم',
  'euros?',
  'dollars?',
];
const NUMBER = "\\d{1,3}(?:[,.'’ ]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,3})?";

export interface FoundAmount {
  /** Major units with a decimal point. */
  value: string;
  written: string;
}

/** `1.280,50` -> `1280.50`: three digits after the last sign are thousands unless the currency has three decimals. */
export function readNumber(written: string, decimals: number): string {
  const compact = written.replace(/[\s'’]/g, '');
  const last = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','));
  if (last < 0) return compact;
  const after = compact.length - last - 1;
  const signs = compact.replace(/\d/g, '');
  const mixed = new Set(signs).size > 1;
  const isDecimal = mixed || (after === 3 ? decimals === 3 && signs === '.' : signs.length === 1);
  const whole = compact.slice(0, isDecimal ? last : undefined).replace(/[.,]/g, '');
  const rest = isDecimal ? compact.slice(last + 1).replace(/0+$/, '') : '';
  return rest === '' ? whole : `${whole}.${rest}`;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Amounts with a currency beside them. */
export function amountsIn(text: string, { decimals, currencyNames }: PasteContext): FoundAmount[] {
  const marks = [...currencyNames.map(escape), ...MARKS].join('|');
  const pattern = new RegExp(
    `(?<!\\p{L})(?:${marks})\\s?(${NUMBER})(?![\\d])|(?<![\\d.,])(${NUMBER})\\s?(?:${marks})(?!\\p{Script=Latin})`,
    'giu',
  );
  return [...text.matchAll(pattern)].map((match) => ({
    value: readNumber(match[1] ?? match[2] ?? '', decimals),
    written: match[0],
  }));
}

/** The first number of a text that a label says is the amount. */
export function amountAfterLabel(text: string, context: PasteContext): string | null {
  const [marked] = amountsIn(text, context);
  if (marked) return marked.value;
  const plain = new RegExp(NUMBER).exec(text);
  return plain ? readNumber(plain[0], context.decimals) : null;
}
