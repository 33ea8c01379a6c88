import { latinDigits } from '@courier/config';
import type { DecimalSign } from '@courier/i18n/format';

const SIGNS: Readonly<Record<string, string>> = {
  '٫': '.',
  '٬': ',',
  '،': ',',
  '．': '.',
  '，': ',',
  '：': ':',
};

/** Digits of other scripts and widths as 0 to 9, and what stands between them. */
export const plainDigits = (text: string): string =>
  latinDigits(text).replace(/(?<=\d)[٫٬،．，：](?=\d)/g, (sign) => SIGNS[sign] ?? sign);

/** Whether a spreadsheet has shortened a long number, e.g. `9.23E+11`: its last digits are lost. */
export const isShortened = (text: string): boolean => /^\d([.,]\d+)?e\+?\d+$/i.test(text);

/** The one figure in a text, as people write it around: `Rs. 1,200/-`; null where there are none or several. */
function onlyFigure(text: string): string | null {
  const joined = plainDigits(text).replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');
  const found = joined.match(/-?\d[\d.,]*/g) ?? [];
  return found.length === 1 ? (found[0] ?? '').replace(/[.,]+$/, '') : null;
}

const WITH_COMMAS = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;
const WITH_DOTS = /^-?\d{1,3}(\.\d{3})+(,\d{1,2})?$/;
/** Where amounts have as many, three digits after a sign may be them. */
const THREE_DECIMALS = 3;
const BEFORE_THREE_DIGITS = /^-?\d{1,3}([.,])\d{3}$/;

/**
 * An amount with nothing but digits and a dot; null where it could be meant in two ways.
 * @param decimals of amounts of the country
 * @param own what people of the country write before decimals: before three digits it may be meant so, the other one not
 */
export function plainAmount(text: string, decimals: number, own: DecimalSign): string | null {
  if (isShortened(text)) return null;
  const figure = onlyFigure(text);
  if (figure === null) return null;
  const sign = BEFORE_THREE_DIGITS.exec(figure)?.[1];
  if (decimals === THREE_DECIMALS ? sign === ',' : sign === own) return null;
  if (sign === '.' && decimals === THREE_DECIMALS) return figure;
  if (WITH_COMMAS.test(figure)) return figure.replaceAll(',', '');
  return WITH_DOTS.test(figure) ? figure.replaceAll('.', '').replace(',', '.') : figure;
}
