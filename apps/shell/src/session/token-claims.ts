import * as v from 'valibot';
import { textOfBase64Url } from '../platform/own-decoding';
import { parseJson } from '../platform/parse-json';

const claimsSchema = v.object({
  exp: v.optional(v.number()),
  sub: v.optional(v.string()),
  restaurant_id: v.optional(v.string()),
});

export type TokenClaims = v.InferOutput<typeof claimsSchema>;

/** The claims of a JWT, not verified: only the server can do that. Null if it cannot be decoded. */
export function tokenClaims(token: string): TokenClaims | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    return parseJson(claimsSchema, textOfBase64Url(payload));
  } catch {
    return null;
  }
}

/** False for a token without an expiry. */
export function isAlive(token: string, nowSeconds: number): boolean {
  const expiry = tokenClaims(token)?.exp;
  return expiry !== undefined && expiry > nowSeconds;
}
