import { countryFacts } from '@courier/config';

export type DateOrder = 'day-first' | 'month-first' | 'year-first';

const orders = new Map<string, DateOrder>();

/** Order of day, month and year in a country. */
export function dateOrder(code: string): DateOrder {
  const known = orders.get(code);
  if (known) return known;
  const { country, supportedLanguages } = countryFacts(code);
  const spoken = supportedLanguages.find((locale) => locale !== 'en') ?? 'en';
  const tag = `${spoken.split('_')[0]}-${country}-u-ca-gregory`;
  const parts = new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeZone: 'UTC' }).formatToParts(0);
  const first = parts.find(({ type }) => type === 'day' || type === 'month' || type === 'year')?.type;
  const order = first === 'year' ? 'year-first' : first === 'month' ? 'month-first' : 'day-first';
  orders.set(code, order);
  return order;
}
