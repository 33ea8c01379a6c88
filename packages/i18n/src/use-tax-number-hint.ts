import { countryCustoms, taxNumberForm, type CountryConfig } from '@courier/config';
import { formatTaxNumberLengths } from './format/tax-number-lengths';
import { useCopy } from './use-copy';

interface Place {
  country: Pick<CountryConfig, 'country'>;
  locale: string;
}

/**
 * Local name and length of a country's tax number; without the name where the label has it. No list: in Arabic and Urdu
 * the two would be joined by "and".
 */
export function useTaxNumberHint({ country: { country }, locale }: Place, label: string): string {
  const common = useCopy('common');
  const { taxNumber } = countryCustoms(country);
  const form = taxNumberForm(country);
  const limit = formatTaxNumberLengths(form, locale);
  const size =
    form.characters === 'digits'
      ? common('tax-number.digits', { limit })
      : common('tax-number.characters', { limit });
  return label === taxNumber ? size : `${taxNumber} · ${size}`;
}
