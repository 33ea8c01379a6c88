import { SignJWT, errors, jwtVerify } from 'jose';
import type { Clock } from '../../clock';
import type { Keyring } from '../identity/keyring';

const ISSUER = 'courier';
/** An audience of its own: no token of a session passes here, and this one passes nowhere else. */
const AUDIENCE = 'help-centre';
const SECONDS = 3600;

/** A token that identifies the user for the help centre. */
export function signHelpToken(
  keys: Keyring,
  clock: Clock,
  about: { subject: string; vendorId: string; country: string },
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

/** Whether the token is one of ours, for this country, and still good. */
export async function isHelpToken(
  keys: Keyring,
  clock: Clock,
  token: string,
  country: string,
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
