import { countryConfig, isBrandId, isCountryCode, type BrandId, type CountryConfig } from '@courier/config';

/** Country and brand of a host. Plain `localhost`, and outside production unknown hosts, are Taiwan. */
export interface Deployment {
  country: CountryConfig;
  brand: BrandId;
}

const DEFAULT_COUNTRY = 'TW';

const hostLabels = (host: string | undefined): string[] =>
  (host ?? '').toLowerCase().replace(/:\d+$/, '').split('.');

/** Whether a host names a country, or a brand and a country. In production no other host shows a portal. */
export function isPortalHost(host: string | undefined): boolean {
  const [first = '', second = ''] = hostLabels(host);
  return isCountry(first) || (isBrandId(first) && isCountry(second));
}

/** @param host value of the Host header: `tw.localhost:8080`, `send.tw.localhost`, `pk.staging.example` */
export function parseDeployment(host: string | undefined): Deployment {
  const [first = '', second = ''] = hostLabels(host);
  if (isBrandId(first) && isCountry(second)) return { country: countryConfig(second), brand: first };
  const country = countryConfig(isCountry(first) ? first : DEFAULT_COUNTRY);
  return { country, brand: country.brand };
}

function isCountry(label: string): boolean {
  return isCountryCode(label.toUpperCase());
}
