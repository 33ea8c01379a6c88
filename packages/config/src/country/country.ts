import * as v from 'valibot';
import { brandIdSchema } from '../brand/brand-id-schema';
import { DEFAULT_MAP_CENTRE } from '../limits/limits';
import { supportedCountries } from './country-codes';
import { SUPPORTED_LOCALES } from './locales';
import { PAYMENT_METHODS } from './payment-methods';

const REGISTRATION_TYPES = ['NPV', 'PV'] as const;
const GEOLOCATOR_REGIONS = ['asia', 'europe'] as const;
const FLAGS_REGIONS = ['eu', 'ap', 'us'] as const;
export const CLOUD_REGIONS = [
  'ap-southeast-1',
  'eu-west-2',
  'ap-northeast-1',
  'eu-north-1',
  'ap-south-1',
  'eu-central-1',
] as const;
/** Sources of flag values, in order of precedence. */
const FLAG_PROVIDERS = ['flag-service', 'static-file', 'built-in'] as const;

const url = v.pipe(v.string(), v.regex(/^https:\/\//));

export const countrySchema = v.object({
  country: v.picklist(supportedCountries),
  /** Names the currency, e.g. `NT`. */
  currencyLabel: v.pipe(v.string(), v.minLength(1)),
  /** The sign of the currency where it is unambiguous in the country, e.g. `€`; absent elsewhere. */
  currencySign: v.optional(v.pipe(v.string(), v.minLength(1))),
  isoCurrency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  /** Minor units are 10^decimals. */
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
  phonePrefix: v.pipe(v.string(), v.regex(/^\+\d{1,3}$/)),
  timezone: v.pipe(v.string(), v.minLength(1)),
  /** Default first. */
  supportedLanguages: v.pipe(v.array(v.picklist(SUPPORTED_LOCALES)), v.minLength(1)),
  defaultLanguage: v.picklist(SUPPORTED_LOCALES),
  defaultPaymentMethod: v.picklist(PAYMENT_METHODS),
  brand: brandIdSchema,
  /** Delivery platform entity (`dhEntity`); never shown. */
  entity: v.pipe(v.string(), v.regex(/^[A-Z]+$/)),
  /** Shortest estimate shown, in minutes. */
  countryEtaMin: v.pipe(v.number(), v.gtValue(0)),
  registrationType: v.picklist(REGISTRATION_TYPES),
  mapCentre: v.optional(v.object({ latitude: v.number(), longitude: v.number() }), DEFAULT_MAP_CENTRE),
  maxWeightKg: v.picklist([5, 10, 15, 20]),
  /** Major units; -1 when unknown. */
  itemValueCap: v.number(),
  geolocatorRegion: v.picklist(GEOLOCATOR_REGIONS),
  flagsRegion: v.picklist(FLAGS_REGIONS),
  flagProviders: v.array(v.picklist(FLAG_PROVIDERS)),
  geolocatorLanguage: v.string(),
  identityProviders: v.array(v.string()),
  becomePartnerUrl: v.nullable(url),
  surveyUrl: v.nullable(url),
  /** Legal pages of the operator besides the portal's own: `privacy`, `imprint`. Absent without any. */
  legalPages: v.optional(v.array(v.string())),
});

export type CountryConfig = v.InferOutput<typeof countrySchema>;
