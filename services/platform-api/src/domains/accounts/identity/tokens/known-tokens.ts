import type { JWTPayload } from 'jose';
import type { Keyring } from '../../../../platform/keys/keyring';

/** About a kilobyte each. */
const MOST = 5000;

interface KnownToken {
  claims: JWTPayload;
  keyId: string;
}

/** Only the signature is cached; expiry and sign-out are checked on every use. */
export interface KnownTokens {
  find(token: string): KnownToken | undefined;
  add(token: string, known: KnownToken): void;
}

const ofKeys = new WeakMap<Keyring, KnownTokens>();

/** One cache per keyring, and so per server. */
export function knownTokens(keys: Keyring): KnownTokens {
  const existing = ofKeys.get(keys);
  if (existing) return existing;
  const tokens = new Map<string, KnownToken>();
  const created: KnownTokens = {
    find: (token) => tokens.get(token),
    add: (token, known) => {
      const [oldest] = tokens.keys();
      if (tokens.size >= MOST && oldest !== undefined) tokens.delete(oldest);
      tokens.set(token, known);
    },
  };
  ofKeys.set(keys, created);
  return created;
}
