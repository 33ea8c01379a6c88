import * as z from 'zod/mini';
import { portalConfigSchema } from './portal-config';

/** Where a development server answers for the portal it is connected to. */
export const DEV_API_BASE = '/courier/api/v1';
export const DEV_LIVE_PATH = '/live';

/** Id of the data block in the page of a remote that runs alone against a portal. */
export const DEV_PORTAL_BLOCK = 'courier-dev-portal';

const devPortalSchema = z.extend(
  z.pick(portalConfigSchema, { country: true, brand: true, flags: true, paymentHosts: true }),
  {
    /** Who has signed in; the session itself stays with the server. */
    user: z.object({ id: z.string(), email: z.string() }),
  },
);

export type DevPortal = z.infer<typeof devPortalSchema>;

/** What the page is told of the portal; undefined where it stands alone. */
export function readDevPortal(data: unknown): DevPortal | undefined {
  return data === undefined ? undefined : devPortalSchema.parse(data);
}
