import { isCountryCode, type CountryCode } from '@courier/config';
import { SignJWT, errors, jwtVerify, type JWTPayload } from 'jose';
import type { Clock } from '../../../../platform/clock';
import type { Keyring } from '../../../../platform/keys/keyring';
import { knownTokens } from './known-tokens';

const ISSUER = 'courier';

export interface Account {
  userId: string;
  email: string;
  sessionId: string;
  country: CountryCode;
}

interface Expiring {
  /** Unix seconds. */
  expiresAt: number;
}

/** Both tokens live `seconds`. */
export async function signAccountTokens(
  keys: Keyring,
  clock: Clock,
  account: Account,
  seconds: number,
): Promise<{ accessToken: string; idToken: string }> {
  const common = { sid: account.sessionId, country: account.country };
  const accessToken = await sign(keys, clock, { ...common, token_use: 'access' }, account.userId, seconds);
  const idToken = await sign(
    keys,
    clock,
    { ...common, token_use: 'id', email: account.email },
    account.userId,
    seconds,
  );
  return { accessToken, idToken };
}

/** The claim names are those of the GODROID platform. */
export function signGodroidToken(
  keys: Keyring,
  clock: Clock,
  embedded: { vendorId: string; country: CountryCode },
  seconds: number,
): Promise<string> {
  const claims = { token_use: 'godroid', restaurant_id: embedded.vendorId, country: embedded.country };
  return sign(keys, clock, claims, embedded.vendorId, seconds);
}

/** Scope of a guest's token: the guest's vendor, or only the order of a mailed link. */
interface GuestGrant {
  vendorId: string;
  country: CountryCode;
  mailedOrderId?: string;
}

export function signGuestToken(
  keys: Keyring,
  clock: Clock,
  guest: GuestGrant,
  seconds: number,
): Promise<string> {
  const { country, mailedOrderId } = guest;
  // A separate `token_use`: older releases refuse it instead of granting a guest's whole session.
  const claims =
    mailedOrderId === undefined
      ? { token_use: 'guest', country }
      : { token_use: 'mailed-order', country, order_id: mailedOrderId };
  return sign(keys, clock, claims, guest.vendorId, seconds);
}

/** Null when either token is invalid, expired or of another sign-in. */
export async function verifyAccountTokens(
  keys: Keyring,
  clock: Clock,
  pair: string,
): Promise<(Account & Expiring) | null> {
  const [access = '', id = '', ...rest] = pair.split('|');
  if (rest.length > 0) return null;
  const accessClaims = await verify(keys, clock, access);
  const idClaims = await verify(keys, clock, id);
  if (accessClaims?.['token_use'] !== 'access' || idClaims?.['token_use'] !== 'id') return null;
  if (accessClaims.sub !== idClaims.sub || accessClaims['sid'] !== idClaims['sid']) return null;
  const country = readCountry(accessClaims);
  if (country === null) return null;
  return {
    userId: String(accessClaims.sub),
    email: String(idClaims['email']),
    sessionId: String(accessClaims['sid']),
    country,
    expiresAt: Math.min(accessClaims.exp ?? 0, idClaims.exp ?? 0),
  };
}

export async function verifyGodroidToken(
  keys: Keyring,
  clock: Clock,
  token: string,
): Promise<({ vendorId: string; country: CountryCode } & Expiring) | null> {
  const claims = await verify(keys, clock, token);
  if (claims?.['token_use'] !== 'godroid') return null;
  const country = readCountry(claims);
  if (country === null) return null;
  return {
    vendorId: String(claims['restaurant_id']),
    country,
    expiresAt: claims.exp ?? 0,
  };
}

export async function verifyGuestToken(
  keys: Keyring,
  clock: Clock,
  token: string,
): Promise<(GuestGrant & Expiring) | null> {
  const claims = await verify(keys, clock, token);
  const use = claims?.['token_use'];
  if (!claims || (use !== 'guest' && use !== 'mailed-order')) return null;
  const country = readCountry(claims);
  if (country === null) return null;
  return {
    vendorId: String(claims.sub),
    country,
    expiresAt: claims.exp ?? 0,
    ...(use === 'mailed-order' ? { mailedOrderId: String(claims['order_id']) } : {}),
  };
}

export function signGuestLink(
  keys: Keyring,
  clock: Clock,
  link: { orderId: string; country: CountryCode },
  expiresAt: number,
): Promise<string> {
  const claims = { token_use: 'guest-link', country: link.country };
  return sign(keys, clock, claims, link.orderId, expiresAt - clock.nowSeconds());
}

export async function verifyGuestLink(
  keys: Keyring,
  clock: Clock,
  token: string,
): Promise<({ orderId: string; country: CountryCode } & Expiring) | null> {
  const claims = await verify(keys, clock, token);
  if (claims?.['token_use'] !== 'guest-link') return null;
  const country = readCountry(claims);
  if (country === null) return null;
  return { orderId: String(claims.sub), country, expiresAt: claims.exp ?? 0 };
}

/** Null for a country that the portal no longer has, whose tokens no portal accepts. */
function readCountry({ country }: JWTPayload): CountryCode | null {
  return typeof country === 'string' && isCountryCode(country) ? country : null;
}

function sign(
  keys: Keyring,
  clock: Clock,
  claims: JWTPayload,
  subject: string,
  seconds: number,
): Promise<string> {
  const now = clock.nowSeconds();
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: keys.signing.id })
    .setIssuer(ISSUER)
    .setSubject(subject)
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(keys.signing.key);
}

async function verify(keys: Keyring, clock: Clock, token: string): Promise<JWTPayload | null> {
  const known = knownTokens(keys);
  const seen = known.find(token);
  if (seen && keys.verifying.has(seen.keyId) && (seen.claims.exp ?? 0) > clock.nowSeconds())
    return seen.claims;
  try {
    const { payload, protectedHeader } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = keys.verifying.get(kid ?? '');
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      { issuer: ISSUER, algorithms: ['ES256'], currentDate: new Date(clock.nowMs()) },
    );
    known.add(token, { claims: payload, keyId: protectedHeader.kid ?? '' });
    return payload;
  } catch {
    return null;
  }
}
