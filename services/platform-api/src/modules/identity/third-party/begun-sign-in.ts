import * as z from 'zod/mini';
import type { Deps } from '../../../deps';
import { digest, seal, unseal } from '../sealed-answer';
import type { Begun } from './provider-client';

/** Long enough to find a password and a second factor. */
const LIFE_SECONDS = 900;

const sealed = z.object({
  provider: z.string(),
  country: z.string(),
  portal: z.string(),
  proof: z.string(),
  verifier: z.string(),
  nonce: z.string(),
  until: z.number(),
});

type SealDeps = Pick<Deps, 'keys' | 'clock'>;

/** Who went to a provider, from which portal. */
export interface Departure {
  provider: string;
  country: string;
  /** Origin of the portal. */
  portal: string;
  /** SHA-256, in base64url, of a secret that never leaves the browser before it is back. */
  proof: string;
}

const secretOf = ({ keys }: SealDeps): string => keys.signatureSecret.toString('base64url');

/**
 * The `state` that goes to the provider and back, sealed. Everything needed to finish travels in it, and not in a
 * cookie: the portal may be another site than this service, and browsers send no cookies from one site to the other.
 */
export function sealDeparture(deps: SealDeps, departure: Departure, begun: Begun): string {
  const until = deps.clock.nowSeconds() + LIFE_SECONDS;
  return seal(secretOf(deps), JSON.stringify({ ...departure, ...begun, until }));
}

/**
 * What was begun, for the browser that began it; null for another browser, another provider or country, after a
 * quarter of an hour and for a state that is not ours.
 */
export function openDeparture(
  deps: SealDeps,
  { provider, country }: Pick<Departure, 'provider' | 'country'>,
  { state, secret }: { state: string; secret: string },
): { begun: Begun; portal: string } | null {
  try {
    const found = sealed.parse(JSON.parse(unseal(secretOf(deps), state)));
    const isTheirs =
      found.provider === provider && found.country === country && found.proof === digest(secret);
    if (!isTheirs || found.until <= deps.clock.nowSeconds()) return null;
    return { begun: { verifier: found.verifier, nonce: found.nonce }, portal: found.portal };
  } catch {
    return null;
  }
}
