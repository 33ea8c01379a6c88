import type { BrandId, CountryConfig, PortalConfig } from '@courier/config';
import { randomBytes } from 'node:crypto';
import type { Deps } from './deps';
import { apiAddresses } from './api-addresses';

/** The configuration of a document, with a new nonce for its styles. */
export async function servedConfig(
  deps: Deps,
  country: CountryConfig,
  brand: BrandId,
  build: string,
): Promise<PortalConfig> {
  const mapTiles = await deps.pageFacts.readMapTiles();
  return {
    country: country.country,
    brand,
    environment: deps.config.environment,
    build,
    ...apiAddresses(deps.config, country),
    flagsPath: '/ofrep/v1/evaluate/flags',
    flags: { ...deps.flags({ country: country.country, brand }) },
    ...(deps.flags.differByVendor() ? { flagsByVendor: true } : {}),
    mapStyleUrl: deps.config.mapStyleUrl,
    ...(mapTiles ? { mapTiles } : {}),
    ...(deps.config.embedOrigins.length > 0 ? { embedOrigins: [...deps.config.embedOrigins] } : {}),
    ...(deps.config.helpCentreUrl === null ? {} : { helpCentreUrl: deps.config.helpCentreUrl }),
    ...supportContact(deps.config.support),
    ...(deps.config.googleMaps ? { googleMaps: deps.config.googleMaps } : {}),
    ...(deps.config.paymentHosts.length > 0 ? { paymentHosts: [...deps.config.paymentHosts] } : {}),
    releaseSample: deps.config.releaseSample,
    ...(deps.config.silent ? { silent: true } : {}),
    ...(deps.config.geolocatorToken === null ? {} : { geolocatorToken: deps.config.geolocatorToken }),
    ...(country.becomePartnerUrl === null ? {} : { becomePartnerUrl: country.becomePartnerUrl }),
    ...(country.surveyUrl === null ? {} : { surveyUrl: country.surveyUrl }),
    ...(country.legalPages === undefined ? {} : { legalPages: country.legalPages }),
    testVendorIds: [...deps.config.testVendorIds],
    fallbackDeliveryFee: deps.config.fallbackDeliveryFee,
    styleNonce: randomBytes(18).toString('base64url'),
  };
}

function supportContact({ email, phone, chatUrl }: Deps['config']['support']): Pick<PortalConfig, 'support'> {
  if (email === null && phone === null && chatUrl === null) return {};
  return {
    support: {
      ...(email === null ? {} : { email }),
      ...(phone === null ? {} : { phone }),
      ...(chatUrl === null ? {} : { chatUrl }),
    },
  };
}
