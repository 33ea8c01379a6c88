import {
  countryConfig,
  isBrandId,
  supportedCountries,
  type BrandId,
  type CountryConfig,
} from '@courier/config';

/** Country and brand an address asks for; unknown hosts, and bare `localhost`, are Taiwan. */
export interface Deployment {
  country: CountryConfig;
  brand: BrandId;
}

const DEFAULT_COUNTRY = 'TW';

/** @param host value of the Host header: `tw.localhost:8080`, `send.tw.localhost`, `pk.staging.example` */
export function deploymentOf(host: string | undefined): Deployment {
  const [first = '', second = ''] = (host ?? '').toLowerCase().replace(/:\d+$/, '').split('.');
  if (isBrandId(first) && isCountry(second)) return { country: countryConfig(second), brand: first };
  const country = countryConfig(isCountry(first) ? first : DEFAULT_COUNTRY);
  return { country, brand: country.brand };
}

function isCountry(label: string): boolean {
  return supportedCountries.some((code) => code.toLowerCase() === label);
}
