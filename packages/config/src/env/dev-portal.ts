import * as v from 'valibot';
import { ConfigurationError, describeProblems } from '../configuration-error';
import { portalConfigSchema } from './portal-config';

/** Development server routes of the connected portal. */
export const DEV_API_BASE = '/courier/api/v1';
export const DEV_LIVE_PATH = '/live';

/** Id of the data block in the page of a remote that runs alone against a portal. */
export const DEV_PORTAL_BLOCK = 'courier-dev-portal';

const devPortalSchema = v.object({
  ...v.pick(portalConfigSchema, ['country', 'brand', 'flags', 'paymentHosts']).entries,
  /** The signed-in user; the server keeps the session. */
  user: v.object({ id: v.string(), email: v.string() }),
});

export type DevPortal = v.InferOutput<typeof devPortalSchema>;

/**
 * Undefined for a remote that runs alone.
 * @throws ConfigurationError naming every wrong field.
 */
export function readDevPortal(data: unknown): DevPortal | undefined {
  if (data === undefined) return undefined;
  const read = v.safeParse(devPortalSchema, data);
  if (!read.success) throw new ConfigurationError('description of the portal', describeProblems(read.issues));
  return read.output;
}
