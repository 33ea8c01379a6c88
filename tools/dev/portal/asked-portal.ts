import { parseArgs } from 'node:util';
import { connectPortal, type ConnectedPortal } from './connect-portal';
import { credentialsFor } from './credentials';

/** How a portal is asked for on the command line of a development server. */
export const PORTAL_OPTIONS = { portal: { type: 'string' }, as: { type: 'string' } } as const;

/**
 * The portal that was asked for, signed in to; null for none.
 * @throws Error, in one sentence, for one that cannot be had
 */
export async function askedPortal(args: readonly string[]): Promise<ConnectedPortal | null> {
  const { values } = parseArgs({ args: [...args], options: PORTAL_OPTIONS });
  return portalOf(values);
}

export async function portalOf({
  portal,
  as: email,
}: {
  portal?: string | undefined;
  as?: string | undefined;
}): Promise<ConnectedPortal | null> {
  if (portal !== undefined) return connectPortal(portal, () => credentialsFor(email));
  if (email !== undefined)
    throw new Error('Name the portal to sign in at as well: --portal http://localhost:8080');
  return null;
}
