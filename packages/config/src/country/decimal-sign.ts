import type { CountryRow } from './country-table';

export type DecimalSign = '.' | ',';

const signs = new Map<string, DecimalSign>();

/** Decimal separator of a country: a comma in Germany, a point in Kuwait. */
export function decimalSign({
  country,
  supportedLanguages,
}: Pick<CountryRow, 'country' | 'supportedLanguages'>): DecimalSign {
  const known = signs.get(country);
  if (known) return known;
  const spoken = supportedLanguages.find((locale) => locale !== 'en') ?? 'en';
  const tag = `${spoken.split('_')[0]}-${country}-u-nu-latn`;
  const parts = new Intl.NumberFormat(tag).formatToParts(0.5);
  const sign = parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
  signs.set(country, sign);
  return sign;
}
