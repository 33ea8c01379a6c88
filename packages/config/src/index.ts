export { ConfigurationError, describeIssues } from './configuration-error';
export { BRAND_IDS, type BrandId } from './brand/brand-ids';
export { brandConfig, brandOfEntity, isBrandId, type BrandConfig } from './brand/brand';
export { supportedCountries, type CountryCode } from './country/country-codes';
export {
  CLOUD_REGIONS,
  FLAG_PROVIDERS,
  PAYMENT_METHODS,
  countrySchema,
  type CountryConfig,
  type PaymentMethod,
} from './country/country';
export { countryConfig } from './country/country-config';
export { parseCountryConfig } from './country/parse-country';
export { faqOf, type FaqMarket } from './faq/faq';
export { SUPPORTED_LOCALES, type LocaleCode } from './country/locales';
export { ADDRESS_ENVIRONMENTS, ENVIRONMENTS, type Environment } from './env/environment';
export { parsePortalConfig, portalConfigSchema, type PortalConfig } from './env/portal-config';
export { defaultFlags, flagTable, type FlagKey, type FlagRow } from './flags/flag-table';
export { DEFAULT_MAP_CENTRE, LIMITS } from './limits/limits';
export { STORAGE_KEYS } from './limits/storage-keys';
