import { parsePortalConfig, type PortalConfig } from '@courier/config';
import { portalFetch, portalOrigin } from './ask-portal';
import { signInAt, type Credentials, type PortalSession } from './portal-session';

/** A portal with a signed-in user as the backend of a remote. */
export interface ConnectedPortal {
  origin: string;
  /** Absolute addresses. */
  apiBase: string;
  live: string;
  config: PortalConfig;
  session: PortalSession;
}

const BLOCK = /<script[^>]*\bid="courier-config"[^>]*>([^<]*)<\/script>/;

/** Configuration in the portal's documents. @throws Error with one sentence */
async function readPortalConfig(origin: string): Promise<PortalConfig> {
  const answer = await portalFetch(origin)(`${origin}/connect`).catch(() => null);
  if (answer === null) throw new Error(`${origin} does not answer: start the portal, or name another one.`);
  const [, block] = BLOCK.exec(await answer.text()) ?? [];
  try {
    return parsePortalConfig(JSON.parse(block ?? ''));
  } catch {
    throw new Error(`${origin} answers, but not as a portal this version knows.`);
  }
}

/**
 * Reads a portal's configuration and signs in.
 * @throws Error with one sentence if either fails
 */
export async function connectPortal(
  typed: string,
  credentials: () => Promise<Credentials>,
): Promise<ConnectedPortal> {
  const origin = portalOrigin(typed);
  const config = await readPortalConfig(origin);
  const absolute = (address: string) => new URL(address, origin).href;
  // A session is never sent unencrypted to another machine, also if the API has its own origin.
  for (const address of [config.apiBase, config.identityBase ?? config.apiBase, config.livePath])
    portalOrigin(new URL(absolute(address).replace(/^ws/, 'http')).origin);
  return {
    origin,
    config,
    apiBase: absolute(config.apiBase),
    live: absolute(config.livePath),
    session: await signInAt(absolute(config.identityBase ?? config.apiBase), await credentials()),
  };
}
