import * as z from 'zod/mini';
import { BRAND_IDS } from '../brand/brand-ids';
import { ConfigurationError, describeIssues } from '../configuration-error';
import { supportedCountries } from '../country/country-codes';
import { ENVIRONMENTS } from './environment';
import { mapTilesSchema } from './map-tiles';

/** What the server writes into every html document as a JSON data block. */
export const portalConfigSchema = z.object({
  country: z.enum(supportedCountries),
  brand: z.enum(BRAND_IDS),
  environment: z.enum(ENVIRONMENTS),
  /** Id of the build that wrote the document. */
  build: z.string(),
  apiBase: z.string().check(z.minLength(1)),
  /** Base of identity calls where they have a service of their own. */
  identityBase: z.optional(z.string().check(z.minLength(1))),
  livePath: z.string().check(z.minLength(1)),
  flagsPath: z.string().check(z.minLength(1)),
  /** Flag values of the deployment at the time the document was written. */
  flags: z.record(z.string(), z.boolean()),
  /** True where some flag differs between vendors, so that they are asked for again with each vendor. */
  flagsByVendor: z.optional(z.boolean()),
  mapStyleUrl: z.nullable(z.string()),
  /** Streets of the operator's own in the embedded map; absent means none. */
  mapTiles: z.optional(mapTilesSchema),
  /** Origin of the help centre when it is another one. */
  helpCentreUrl: z.optional(z.string()),
  /** Origins whose pages may embed the portal and hand it a token; absent means none. */
  embedOrigins: z.optional(z.array(z.string())),
  /** Draws maps with Google's; absent draws the embedded map or the style above. */
  googleMaps: z.optional(
    z.object({ apiKey: z.string().check(z.minLength(1)), mapId: z.string().check(z.minLength(1)) }),
  ),
  /** Hosts beside the portal's own that a payment may lead to; a leading dot covers subdomains. Absent means none. */
  paymentHosts: z.optional(z.array(z.string())),
  /** Vendors whose undeliverable answers and failing fees are ignored. */
  testVendorIds: z.array(z.string()),
  /** Major units; the fee of test vendors when the fee call fails. */
  fallbackDeliveryFee: z.number().check(z.gte(0)),
  styleNonce: z.string(),
  /** Of a hundred pages so many tell how releases of remotes do; absent means none. */
  releaseSample: z.optional(z.number().check(z.gte(0), z.lte(100))),
  /** True mutes console and analytics; absent means false. */
  silent: z.optional(z.boolean()),
  /** Of the deployment, in the place of the country's; absent means none. */
  becomePartnerUrl: z.optional(z.string()),
  surveyUrl: z.optional(z.string()),
  /** `token` parameter of the geolocator calls; absent where the service needs none. */
  geolocatorToken: z.optional(z.string()),
});

export type PortalConfig = z.infer<typeof portalConfigSchema>;

/**
 * Checks the configuration found in a document.
 * @throws ConfigurationError naming every wrong field.
 */
export function parsePortalConfig(data: unknown): PortalConfig {
  const result = portalConfigSchema.safeParse(data);
  if (!result.success) throw new ConfigurationError('portal configuration', describeIssues(result.error));
  return result.data;
}
