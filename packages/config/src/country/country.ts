import * as z from 'zod/mini';
import { BRAND_IDS } from '../brand/brand-ids';
import { DEFAULT_MAP_CENTRE } from '../limits/limits';
import { supportedCountries } from './country-codes';
import { SUPPORTED_LOCALES } from './locales';

/** How the goods are paid (`order.payment_method` on the wire). */
export const PAYMENT_METHODS = ['NONE', 'PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const REGISTRATION_TYPES = ['NPV', 'PV'] as const;
export const GEOLOCATOR_REGIONS = ['asia', 'europe'] as const;
export const FLAGS_REGIONS = ['eu', 'ap', 'us'] as const;
/** Regions tokens may come from. */
export const CLOUD_REGIONS = [
  'ap-southeast-1',
  'eu-west-2',
  'ap-northeast-1',
  'eu-north-1',
  'ap-south-1',
  'eu-central-1',
] as const;
/** Where flag values come from, in the order they are asked. */
export const FLAG_PROVIDERS = ['flag-service', 'static-file', 'built-in'] as const;

const url = z.string().check(z.regex(/^https:\/\//));

/** Everything that differs between countries. */
export const countrySchema = z.object({
  country: z.enum(supportedCountries),
  /** Shown before every amount, e.g. `NT`. */
  currencyLabel: z.string().check(z.minLength(1)),
  isoCurrency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** Digits after the decimal point of an amount; minor units are 10^decimals. */
  decimals: z.int().check(z.gte(0), z.lte(3)),
  phonePrefix: z.string().check(z.regex(/^\+\d{1,3}$/)),
  timezone: z.string().check(z.minLength(1)),
  /** Default first. */
  supportedLanguages: z.array(z.enum(SUPPORTED_LOCALES)).check(z.minLength(1)),
  defaultLanguage: z.enum(SUPPORTED_LOCALES),
  defaultPaymentMethod: z.enum(PAYMENT_METHODS),
  brand: z.enum(BRAND_IDS),
  /** Delivery platform entity (`dhEntity`); configuration data only, never shown. */
  entity: z.string().check(z.regex(/^[A-Z]+$/)),
  /** Shortest estimate shown, in minutes. */
  countryEtaMin: z.number().check(z.positive()),
  registrationType: z.enum(REGISTRATION_TYPES),
  mapCentre: z._default(z.object({ latitude: z.number(), longitude: z.number() }), DEFAULT_MAP_CENTRE),
  maxWeightKg: z.literal([5, 10, 15, 20]),
  /** Major units; -1 when unknown. */
  itemValueCap: z.number(),
  geolocatorRegion: z.enum(GEOLOCATOR_REGIONS),
  flagsRegion: z.enum(FLAGS_REGIONS),
  flagProviders: z.array(z.enum(FLAG_PROVIDERS)),
  /** `language` parameter of the geolocator calls. */
  geolocatorLanguage: z.string(),
  identityProviders: z.array(z.string()),
  becomePartnerUrl: z.nullable(url),
  surveyUrl: z.nullable(url),
});

export type CountryConfig = z.infer<typeof countrySchema>;
