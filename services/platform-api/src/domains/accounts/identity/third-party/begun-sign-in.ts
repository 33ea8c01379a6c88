import type { CountryCode } from '@courier/config';
import * as z from 'zod';
import type { Deps } from '../deps';
import { digest, seal, unseal } from '../../../../platform/security/sealed-answer';
import type { Begun } from './provider-client';

/** Allows time for a password and a second factor. */
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

export interface Departure {
  provider: string;
  country: CountryCode;
  portal: string;
  /** Base64url SHA-256 of a secret that stays in the browser until the user returns. */
  proof: string;
}

const sealSecret = ({ keys }: SealDeps): string => keys.signatureSecret.toString('base64url');

/**
 * The encrypted OAuth `state`. It contains everything needed to finish; a cookie would not work, because the portal
 * may be another site than this service, and browsers send no cookies across sites.
 */
export function sealDeparture(deps: SealDeps, departure: Departure, begun: Begun): string {
  const until = deps.clock.nowSeconds() + LIFE_SECONDS;
  return seal(sealSecret(deps), JSON.stringify({ ...departure, ...begun, until }));
}

/** Null for another browser, provider or country, after a quarter of an hour, and for a forged state. */
export function openDeparture(
  deps: SealDeps,
  { provider, country }: Pick<Departure, 'provider' | 'country'>,
  { state, secret }: { state: string; secret: string },
): { begun: Begun; portal: string } | null {
  try {
    const found = sealed.parse(JSON.parse(unseal(sealSecret(deps), state)));
    const isTheirs =
      found.provider === provider && found.country === country && found.proof === digest(secret);
    if (!isTheirs || found.until <= deps.clock.nowSeconds()) return null;
    return { begun: { verifier: found.verifier, nonce: found.nonce }, portal: found.portal };
  } catch {
    return null;
  }
}
