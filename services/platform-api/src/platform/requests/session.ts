import type { CountryCode } from '@courier/config';

/** Guests and GoDroid sessions act for one vendor, accounts for the vendors they are members of. */
export type Session = SessionBounds &
  (
    | { kind: 'CLASSIC'; userId: string; email: string }
    | { kind: 'GODROID'; vendorId: string }
    /** With `mailedOrderId` the session comes from a mailed link and reaches only that order. */
    | { kind: 'GUEST'; vendorId: string; mailedOrderId?: string }
  );

export interface SessionBounds {
  country: CountryCode;
  /** Revocation key: the sign-in id, or the digest of a self-contained token. */
  key: string;
  /** Unix seconds; a newer token expires later. */
  expiresAt: number;
}

/** The account, embedded vendor or guest of a session, within its country. */
export const sessionAccount = (session: Session): string =>
  `${session.country} ${session.kind === 'CLASSIC' ? session.userId : `${session.kind} ${session.vendorId}`}`;

declare module 'fastify' {
  interface FastifyRequest {
    /** Null without a valid session. Set before the handler of a mounted call runs. */
    session: Session | null;
    /** Country of the Host header, upper case. */
    country: CountryCode;
  }
}
