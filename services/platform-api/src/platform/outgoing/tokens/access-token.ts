/** A token of an OAuth server, and when it ends. */
export interface IssuedToken {
  accessToken: string;
  expiresInSeconds: number;
}

export interface AccessTokens {
  /** The current token, or a new one. */
  get(): Promise<string>;
  /** Called when the provider has refused this token before its end. */
  discard(token: string): void;
}

/** A token is renewed before its end, so that none ends on its way. */
const RENEW_BEFORE_SECONDS = 60;

/**
 * Keeps a token in memory, never in the database or a log. Calls at the same time share one request.
 * @param issue requests a new token
 */
export function cacheAccessToken(issue: () => Promise<IssuedToken>, nowMs: () => number): AccessTokens {
  let current: { token: string; renewAtMs: number } | null = null;
  let pending: Promise<string> | null = null;

  const renew = async () => {
    const { accessToken, expiresInSeconds } = await issue();
    const usableSeconds = Math.max(1, expiresInSeconds - RENEW_BEFORE_SECONDS);
    current = { token: accessToken, renewAtMs: nowMs() + usableSeconds * 1000 };
    return accessToken;
  };
  return {
    async get() {
      if (current && nowMs() < current.renewAtMs) return current.token;
      pending ??= renew().finally(() => (pending = null));
      return pending;
    },
    discard(token) {
      if (current?.token === token) current = null;
    },
  };
}
