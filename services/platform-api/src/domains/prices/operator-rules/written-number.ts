import { latinDigits } from '@courier/config';

/** A number as its writer meant it. */
export interface WrittenNumber {
  whole: string;
  /** Every decimal that is written, zeros included. */
  fraction: string;
}

const PLAIN = /^(\d{1,12})(?:\.(\d+))?$/;
const COMMA = /^(\d{1,12}),(\d+)$/;
/** Signs that only separate thousands. */
const SPACED = /^\d{1,3}(?:[ '’\u00A0\u202F]\d{3})+(?=$|[.,]\d+$)/;
/** A sign that is written twice separates thousands; Indian groups have two digits. */
const REPEATED = /^\d{1,3}(?:(?:\.\d{3}){2,}|(?:,\d{2,3})+,\d{3})$/;
const GROUPED = /^(\d{1,3}(?:\.\d{3})+),(\d+)$|^(\d{1,3}(?:,\d{2,3})*,\d{3})\.(\d+)$/;

/**
 * Reads a number whose decimals begin with a point, or with a comma where no thousands can be meant: `3,50`, `1.234,50`.
 * @returns undefined for text, a sign, and a comma before three digits, such as `1,234`
 */
export function parseWrittenNumber(text: string): WrittenNumber | undefined {
  const digits = latinDigits(text)
    .replaceAll(/\u066B/g, '.')
    .replaceAll(/\u066C/g, ',');
  const [spaced] = SPACED.exec(digits) ?? [];
  if (spaced !== undefined)
    return parseWrittenNumber(`${withoutSigns(spaced)}${digits.slice(spaced.length)}`);
  if (REPEATED.test(digits)) return { whole: withoutSigns(digits), fraction: '' };
  const grouped = GROUPED.exec(digits);
  if (grouped)
    return {
      whole: withoutSigns(grouped[1] ?? grouped[3] ?? ''),
      fraction: grouped[2] ?? grouped[4] ?? '',
    };
  const plain = PLAIN.exec(digits);
  if (plain) return { whole: plain[1] ?? '', fraction: plain[2] ?? '' };
  const comma = COMMA.exec(digits);
  const [, whole = '', fraction = ''] = comma ?? [];
  return comma && !isLikeThousands({ whole, fraction }) ? { whole, fraction } : undefined;
}

const withoutSigns = (digits: string) => digits.replaceAll(/\D/g, '');

/** `1.234` and `1,234`: one reader sees thousands, another decimals. */
export const isLikeThousands = ({ whole, fraction }: WrittenNumber): boolean =>
  fraction.length === 3 && whole.length <= 3 && !/^0+$/.test(whole);

/** Both numbers that a text such as `15.000` can mean, as they can be written without doubt. */
export function bothMeanings(text: string): readonly [thousands: string, decimals: string] | undefined {
  const [, whole = '', fraction = ''] = /^(\d{1,12})[.,](\d+)$/.exec(latinDigits(text)) ?? [];
  if (!isLikeThousands({ whole, fraction })) return undefined;
  const decimals = fraction.replace(/0+$/, '');
  const point = decimals === '' ? '' : `.${decimals.length === 3 ? `${decimals}0` : decimals}`;
  return [`${whole}${fraction}`, `${whole}${point}`];
}
