import * as v from 'valibot';
import { brandIdSchema } from '../brand/brand-id-schema';
import { ConfigurationError, describeProblems } from '../configuration-error';
import { supportedCountries } from '../country/country-codes';
import { ENVIRONMENTS } from './environment';
import { mapTilesSchema } from './map-tiles';

/**
 * JSON data block that the server writes into every document. Accepts every brand, so that a document contains no
 * list of brands.
 */
export const hostedConfigSchema = v.object({
  country: v.picklist(supportedCountries),
  brand: brandIdSchema,
  environment: v.picklist(ENVIRONMENTS),
  /** Id of the build that wrote the document. */
  build: v.string(),
  apiBase: v.pipe(v.string(), v.minLength(1)),
  identityBase: v.optional(v.pipe(v.string(), v.minLength(1))),
  livePath: v.pipe(v.string(), v.minLength(1)),
  flagsPath: v.pipe(v.string(), v.minLength(1)),
  /** Flag values when the document was written. */
  flags: v.record(v.string(), v.boolean()),
  /** True if flags differ between vendors and must be requested per vendor. */
  flagsByVendor: v.optional(v.boolean()),
  mapStyleUrl: v.nullable(v.string()),
  /** The operator's street tiles for the embedded map, if any. */
  mapTiles: v.optional(mapTilesSchema),
  helpCentreUrl: v.optional(v.string()),
  /** Support contacts of the deployment, if any. */
  support: v.optional(
    v.object({
      email: v.optional(v.string()),
      phone: v.optional(v.string()),
      chatUrl: v.optional(v.pipe(v.string(), v.regex(/^https?:/))),
    }),
  ),
  /** Origins whose pages may embed the portal and pass it a token; none by default. */
  embedOrigins: v.optional(v.array(v.string())),
  /** Uses Google Maps; by default the embedded map or the style above. */
  googleMaps: v.optional(
    v.object({ apiKey: v.pipe(v.string(), v.minLength(1)), mapId: v.pipe(v.string(), v.minLength(1)) }),
  ),
  /** Other hosts that a payment may lead to; a leading dot covers subdomains. None by default. */
  paymentHosts: v.optional(v.array(v.string())),
  /** Vendors whose undeliverable answers and failing fees are ignored. */
  testVendorIds: v.array(v.string()),
  /** Major units; the fee of test vendors when the fee call fails. */
  fallbackDeliveryFee: v.pipe(v.number(), v.minValue(0)),
  styleNonce: v.string(),
  /** Percentage of pages that report release outcomes; none by default. */
  releaseSample: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  /** Mutes console and analytics; false by default. */
  silent: v.optional(v.boolean()),
  /** Overrides the country's address, if present. */
  becomePartnerUrl: v.optional(v.string()),
  surveyUrl: v.optional(v.string()),
  /** Legal pages of the operator: `privacy`, `imprint`. */
  legalPages: v.optional(v.array(v.string())),
  /** `token` parameter of the geolocator calls, if required. */
  geolocatorToken: v.optional(v.string()),
});

export type PortalConfig = v.InferOutput<typeof hostedConfigSchema>;

/** @throws ConfigurationError naming every wrong field. */
export function parseHostedConfig(data: unknown): PortalConfig {
  const result = v.safeParse(hostedConfigSchema, data);
  if (!result.success) throw new ConfigurationError('portal configuration', describeProblems(result.issues));
  return result.output;
}
