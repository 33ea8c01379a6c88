import { latinDigits } from '@courier/config';
import type { DecimalSign } from '@courier/i18n/format';

/** Keeps digits, points and commas while typing. Other digits and signs are converted. */
export function moneyTyping(typed: string): string {
  return latinDigits(typed.normalize('NFKC'))
    .replace(/٫/g, '.')
    .replace(/[٬،]/g, ',')
    .replace(/[^\d.,]/g, '');
}

/**
 * The typed amount with a point and at most `decimals` digits after it: `1280`, `12.5`. Of two different
 * signs the last is the decimal sign, and a repeated sign separates thousands. A single sign has the
 * country's meaning; a foreign sign separates thousands before three digits, decimals before fewer. Without
 * decimals, a sign before three digits separates thousands.
 */
export function moneyText(typed: string, decimals: number, own: DecimalSign = '.'): string {
  const text = moneyTyping(typed);
  const at = decimalsAt(text, own, decimals);
  const digits = (part: string) => part.replace(/\D/g, '');
  const whole = digits(text.slice(0, at));
  const rest = digits(text.slice(at + 1)).slice(0, decimals);
  if (rest === '') return whole;
  return `${whole === '' ? '0' : whole}.${rest}`;
}

/** Index of the decimal sign; the text's length without one. */
function decimalsAt(text: string, own: DecimalSign, decimals: number): number {
  const signs = text.replace(/\d/g, '');
  const last = signs.at(-1);
  if (last === undefined) return text.length;
  const at = text.lastIndexOf(last);
  const isOnly = signs.length === 1;
  if (!isOnly && [...signs].every((sign) => sign === last)) return text.length;
  if (isOnly && (last !== own || decimals === 0) && text.length - at > 3) return text.length;
  return at;
}
