import { countryConfig, type CountryCode } from '@courier/config';
import { toMajor } from '../../../platform/money';

/** An amount with all decimals of its currency, for lists: 12.500 KWD is `12.500`. */
export const writeCash = (minor: number, country: CountryCode): string =>
  toMajor(minor, country).toFixed(countryConfig(country).decimals);
