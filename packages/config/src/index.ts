export { ConfigurationError } from './configuration-error';
export { BRAND_IDS, type BrandId } from './brand/brand-ids';
export { brandConfig, isBrandId, type BrandConfig } from './brand/brand';
export { isCountryCode, supportedCountries, type CountryCode } from './country/country-codes';
export type { CountryConfig } from './country/country';
export { PAYMENT_METHODS, type PaymentMethod } from './country/payment-methods';
export { countryCustoms, weekdays, type Weekday } from './country/country-customs';
export { storedTaxNumber, taxNumberForm } from './country/tax-number';
export type { TaxNumberForm } from './country/tax-number-forms';
export { countryMessengers, type Messenger } from './country/messengers';
export { demoAccount } from './country/demo-account';
export { capitalPosition } from './country/capital-position';
export { countryConfig } from './country/country-config';
export { countryFacts } from './country/country-facts';
export type { CountryRow } from './country/country-table';
export { currencySign } from './country/currency-sign';
export { decimalSign, type DecimalSign } from './country/decimal-sign';
export { parseCountryConfig } from './country/parse-country';
export { toMajor, toMinor } from './country/minor-units';
export { shownDecimals } from './country/shown-decimals';
export { TERMS_SECTIONS } from './terms-sections';
export { countryFaq, type FaqMarket } from './faq/faq';
export { legalLinks } from './legal-links';
export { LANGUAGE_PARAMETER } from './country/language-parameter';
export { SUPPORTED_LOCALES, type LocaleCode } from './country/locales';
export {
  BASE_LANGUAGES,
  REQUIRED_LANGUAGES,
  TEXT_VARIANTS,
  UI_LANGUAGES,
  type BaseLanguage,
  type RequiredLanguage,
  type UiLanguage,
} from './country/ui-languages';
export {
  DEV_API_BASE,
  DEV_LIVE_PATH,
  DEV_PORTAL_BLOCK,
  readDevPortal,
  type DevPortal,
} from './env/dev-portal';
export { ADDRESS_ENVIRONMENTS, type Environment } from './env/environment';
export type { MapTiles } from './env/map-tiles';
export { parseHostedConfig, type PortalConfig } from './env/hosted-config';
export { parsePortalConfig } from './env/portal-config';
export {
  OUTCOMES_ADDRESS,
  REASON_LENGTH,
  RELEASE_FAILURES,
  REMOTE_FAULTS,
  REPORTS_ADDRESS,
  type IntegrityReport,
  type LoadFault,
  type ReleaseFailure,
  type RemoteFaultKind,
  type RemoteFaultReport,
} from './env/reports';
export { defaultFlags, flagTable, type FlagKey } from './flags/flag-table';
export { LATIN_BASES } from './latin-bases';
export { latinDigits } from './latin-digits';
export { LIMITS } from './limits/limits';
export { RELEASE_LIMITS } from './limits/release-limits';
export { minutesOfDay } from './minutes-of-day';
export { recordServerTime, nowInMs, onTimeCorrected } from './clock/server-clock';
export { nowInSeconds } from './now-in-seconds';
export { MEDIA } from './media/media';
export { LIVE_LIMITS } from './limits/live-limits';
export { DEVICE_DATABASES, STORAGE_KEYS } from './limits/storage-keys';
export { WORKBOOK_LIMITS } from './limits/workbook-limits';
export { type SheetFormat, SHEET_FORMATS, TEXT_FORMATS, XLSX_FORMAT } from './limits/sheet-formats';
