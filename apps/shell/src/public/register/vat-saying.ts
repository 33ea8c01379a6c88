import { taxNumberForm } from '@courier/config';
import { formatTaxNumberLengths } from '@courier/i18n/format';
import type { Saying } from '../forms/saying';

/** How many characters a tax number of the country has. */
export const vatSaying =
  (country: string): Saying =>
  ({ errors, locale }) =>
    errors('validation.vat-number', { limit: formatTaxNumberLengths(taxNumberForm(country), locale) });
