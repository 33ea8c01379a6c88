import { countryConfig, type CountryCode } from '@courier/config';
import { writeAmount } from '../../../platform/money';
import { sumOutlets, type OutletBalance } from './list-outlets';

/** A line with tabs for a shop and each of its outlets, then the sum; empty for a shop without outlets. */
export function describeOutlets(country: CountryCode, outlets: readonly OutletBalance[]): string {
  if (outlets.length < 2) return '';
  const lines = outlets.map(({ vendorId, name, dueMinor }) =>
    [vendorId, name, writeAmount(dueMinor, country)].join('\t'),
  );
  const amount = `${writeAmount(sumOutlets(outlets), country)} ${countryConfig(country).isoCurrency}`;
  return ['shop or outlet\tname\tdue', ...lines, `${amount} is due to the shop with its outlets.`].join('\n');
}
