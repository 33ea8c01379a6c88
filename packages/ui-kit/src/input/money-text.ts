import { latinDigits } from '@courier/config';
import type { DecimalSign } from '@courier/i18n/format';

/** What may stand in a money input while somebody types: digits, points and commas. Other digits and signs are taken over. */
export function moneyTyping(typed: string): string {
  return latinDigits(typed.normalize('NFKC'))
    .replace(/٫/g, '.')
    .replace(/[٬،]/g, ',')
    .replace(/[^\d.,]/g, '');
}

/**
 * The amount that was typed, with a point and at most `decimals` digits after it: `1280`, `12.5`. Of two different
 * signs the last one parts the decimals, one that stands twice parts thousands. One that stands alone is meant as the
 * country means it; where it is not the country's own it parts thousands before three digits, decimals before fewer.
 */
export function moneyText(typed: string, decimals: number, own: DecimalSign = '.'): string {
  const text = moneyTyping(typed);
  const at = decimalsAt(text, own);
  const digits = (part: string) => part.replace(/\D/g, '');
  const whole = digits(text.slice(0, at));
  const rest = digits(text.slice(at + 1)).slice(0, decimals);
  if (rest === '') return whole;
  return `${whole === '' ? '0' : whole}.${rest}`;
}

/** Where the sign before the decimals stands; the end where there is none. */
function decimalsAt(text: string, own: DecimalSign): number {
  const signs = text.replace(/\d/g, '');
  const last = signs.at(-1);
  if (last === undefined) return text.length;
  const at = text.lastIndexOf(last);
  const isOnly = signs.length === 1;
  if (!isOnly && [...signs].every((sign) => sign === last)) return text.length;
  if (isOnly && last !== own && text.length - at > 3) return text.length;
  return at;
}
