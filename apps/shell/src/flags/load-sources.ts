import { LIMITS, type CountryConfig } from '@courier/config';
import type { AskSources } from './ask-sources';

interface SourceSettings {
  country: CountryConfig;
  brand: string;
  /** Null while no vendor is selected. */
  vendorId: () => string | null;
  flagsPath: string;
  base: string;
  fetcher: typeof fetch;
}

/**
 * Loads OpenFeature and creates the sources in the order of the country configuration. Built-in values are
 * the fallback.
 */
export async function loadSources(settings: SourceSettings): Promise<AskSources> {
  const { country, brand, vendorId, flagsPath, base, fetcher } = settings;
  const [{ createSourceRequests }, { flagFile, flagService }] = await Promise.all([
    import('./ask-sources'),
    import('./flag-sources'),
  ]);
  const context = () => {
    const vendor = vendorId();
    return {
      country: country.country,
      brand,
      region: country.flagsRegion,
      ...(vendor === null ? {} : { vendor_id: vendor }),
    };
  };
  const known = {
    'flag-service': () => flagService(new URL(flagsPath, base).href, context, LIMITS.flagTimeoutMs, fetcher),
    'static-file': () => flagFile(new URL('/feature-flags.json', base).href, fetcher),
  };
  return createSourceRequests(
    country.flagProviders.flatMap((name) => (name === 'built-in' ? [] : [known[name]()])),
    LIMITS.flagTimeoutMs,
  );
}
