import { parseArgs } from 'node:util';
import { connectPortal, type ConnectedPortal } from './connect-portal';
import { credentialsFor } from './credentials';

export const PORTAL_OPTIONS = { portal: { type: 'string' }, as: { type: 'string' } } as const;

/**
 * The requested portal, signed in; null for none.
 * @throws Error with one sentence if it is unavailable
 */
export async function askedPortal(args: readonly string[]): Promise<ConnectedPortal | null> {
  const { values } = parseArgs({ args: [...args], options: PORTAL_OPTIONS });
  return connectNamedPortal(values);
}

export async function connectNamedPortal({
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
