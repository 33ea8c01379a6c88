import { latinDigits } from '../latin-digits';
import { DEFAULT_TAX_NUMBER_FORM, TAX_NUMBER_FORMS, type TaxNumberForm } from './tax-number-forms';

/** Prefixes that differ from the code of the country. */
const OTHER_PREFIXES: Readonly<Record<string, readonly string[]>> = { GR: ['EL', 'ΕΛ'] };

/** Written between the parts of a number; invisible marks come from pasted texts. */
const SEPARATORS = /[\s.\-‐-―−/\p{Cf}]+/gu;

const CHARACTERS: Readonly<Record<TaxNumberForm['characters'], RegExp>> = {
  digits: /^\d+$/,
  'letters and digits': /^[\p{L}\d]+$/u,
};

export const taxNumberForm = (country: string): TaxNumberForm =>
  (TAX_NUMBER_FORMS as Readonly<Record<string, TaxNumberForm>>)[country] ?? DEFAULT_TAX_NUMBER_FORM;

function fits(number: string, { characters, lengths }: TaxNumberForm): boolean {
  const used = [...number].length;
  const isLength = lengths.some((length) =>
    typeof length === 'number' ? used === length : used >= length[0] && used <= length[1],
  );
  return isLength && CHARACTERS[characters].test(number);
}

/** Ways to read the typed number: as it is, and without each prefix that may precede it. */
function readings(text: string, country: string, { before }: TaxNumberForm): string[] {
  const own = before.startsWith(country) ? before.slice(country.length) : '';
  const prefixes = [before, country, own, ...(OTHER_PREFIXES[country] ?? [])].filter(
    (prefix) => prefix !== '',
  );
  return [
    text,
    ...prefixes.filter((prefix) => text.startsWith(prefix)).map((prefix) => text.slice(prefix.length)),
  ];
}

/**
 * A typed tax number as it is stored: without spaces, dots, hyphens and slashes, with the letters that belong to
 * it, in capitals. The code of the country may be typed or not.
 * @returns null if length or characters are not those of the country
 */
export function storedTaxNumber(country: string, typed: string): string | null {
  const form = taxNumberForm(country);
  const plain = latinDigits(typed.normalize('NFKC')).replace(SEPARATORS, '').toUpperCase();
  const text = form.after !== '' && plain.endsWith(form.after) ? plain.slice(0, -form.after.length) : plain;
  const number = readings(text, country, form).find((reading) => fits(reading, form));
  return number === undefined ? null : `${form.before}${number}${form.after}`;
}
