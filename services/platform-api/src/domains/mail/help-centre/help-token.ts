import type { CountryCode } from '@courier/config';
import { SignJWT, errors, jwtVerify } from 'jose';
import type { Clock } from '../../../platform/clock';
import type { Keyring } from '../../../platform/keys/keyring';

const ISSUER = 'courier';
/** A separate audience, so session and help tokens are not interchangeable. */
const AUDIENCE = 'help-centre';
const SECONDS = 3600;

export function signHelpToken(
  keys: Keyring,
  clock: Clock,
  about: { subject: string; vendorId: string; country: CountryCode },
): Promise<string> {
  const now = clock.nowSeconds();
  return new SignJWT({ token_use: AUDIENCE, vendor_id: about.vendorId, country: about.country })
    .setProtectedHeader({ alg: 'ES256', kid: keys.signing.id })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(about.subject)
    .setIssuedAt(now)
    .setExpirationTime(now + SECONDS)
    .sign(keys.signing.key);
}

/** Checks signature, country and expiry. */
export async function isHelpToken(
  keys: Keyring,
  clock: Clock,
  token: string,
  country: CountryCode,
): Promise<boolean> {
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = keys.verifying.get(kid ?? '');
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      { issuer: ISSUER, audience: AUDIENCE, algorithms: ['ES256'], currentDate: new Date(clock.nowMs()) },
    );
    return payload['token_use'] === AUDIENCE && payload['country'] === country;
  } catch {
    return false;
  }
}
