import * as v from 'valibot';
import { BRAND_IDS } from '../brand/brand-ids';
import { ConfigurationError, describeProblems } from '../configuration-error';
import { supportedCountries } from '../country/country-codes';
import { ENVIRONMENTS } from './environment';
import { mapTilesSchema } from './map-tiles';

/** What the server writes into every html document as a JSON data block. */
export const portalConfigSchema = v.object({
  country: v.picklist(supportedCountries),
  brand: v.picklist(BRAND_IDS),
  environment: v.picklist(ENVIRONMENTS),
  /** Id of the build that wrote the document. */
  build: v.string(),
  apiBase: v.pipe(v.string(), v.minLength(1)),
  /** Base of identity calls where they have a service of their own. */
  identityBase: v.optional(v.pipe(v.string(), v.minLength(1))),
  livePath: v.pipe(v.string(), v.minLength(1)),
  flagsPath: v.pipe(v.string(), v.minLength(1)),
  /** Flag values of the deployment at the time the document was written. */
  flags: v.record(v.string(), v.boolean()),
  /** True where some flag differs between vendors, so that they are asked for again with each vendor. */
  flagsByVendor: v.optional(v.boolean()),
  mapStyleUrl: v.nullable(v.string()),
  /** Streets of the operator's own in the embedded map; absent means none. */
  mapTiles: v.optional(mapTilesSchema),
  /** Origin of the help centre when it is another one. */
  helpCentreUrl: v.optional(v.string()),
  /** How people reach the operator; absent means the deployment names no contact. */
  support: v.optional(
    v.object({
      email: v.optional(v.string()),
      phone: v.optional(v.string()),
      chatUrl: v.optional(v.pipe(v.string(), v.regex(/^https?:/))),
    }),
  ),
  /** Origins whose pages may embed the portal and hand it a token; absent means none. */
  embedOrigins: v.optional(v.array(v.string())),
  /** Draws maps with Google's; absent draws the embedded map or the style above. */
  googleMaps: v.optional(
    v.object({ apiKey: v.pipe(v.string(), v.minLength(1)), mapId: v.pipe(v.string(), v.minLength(1)) }),
  ),
  /** Hosts beside the portal's own that a payment may lead to; a leading dot covers subdomains. Absent means none. */
  paymentHosts: v.optional(v.array(v.string())),
  /** Vendors whose undeliverable answers and failing fees are ignored. */
  testVendorIds: v.array(v.string()),
  /** Major units; the fee of test vendors when the fee call fails. */
  fallbackDeliveryFee: v.pipe(v.number(), v.minValue(0)),
  styleNonce: v.string(),
  /** Of a hundred pages so many tell how releases of remotes do; absent means none. */
  releaseSample: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  /** True mutes console and analytics; absent means false. */
  silent: v.optional(v.boolean()),
  /** Of the deployment, in the place of the country's; absent means none. */
  becomePartnerUrl: v.optional(v.string()),
  surveyUrl: v.optional(v.string()),
  /** `token` parameter of the geolocator calls; absent where the service needs none. */
  geolocatorToken: v.optional(v.string()),
});

export type PortalConfig = v.InferOutput<typeof portalConfigSchema>;

/**
 * Checks the configuration found in a document.
 * @throws ConfigurationError naming every wrong field.
 */
export function parsePortalConfig(data: unknown): PortalConfig {
  const result = v.safeParse(portalConfigSchema, data);
  if (!result.success) throw new ConfigurationError('portal configuration', describeProblems(result.issues));
  return result.output;
}
