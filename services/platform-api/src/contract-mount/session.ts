/** Who makes a call. Guests and GoDroid sessions act for one vendor, accounts for the vendors they are members of. */
export type Session = SessionBounds &
  (
    | { kind: 'CLASSIC'; userId: string; email: string }
    | { kind: 'GODROID'; vendorId: string }
    /** With `mailedOrderId` it comes from the link in a mail and reaches that order alone. */
    | { kind: 'GUEST'; vendorId: string; mailedOrderId?: string }
  );

/** Where and how long a session holds. */
export interface SessionBounds {
  country: string;
  /** Key of its end: the id of the sign-in, or the digest of a self-contained token. */
  key: string;
  /** Unix seconds; a newer token expires later. */
  expiresAt: number;
}

/** The account, the vendor of an embedded session or the guest a session is of, within its country. */
export const userOf = (session: Session): string =>
  `${session.country} ${session.kind === 'CLASSIC' ? session.userId : `${session.kind} ${session.vendorId}`}`;

declare module 'fastify' {
  interface FastifyRequest {
    /** Null without a valid session; set before any handler of a mounted call runs. */
    session: Session | null;
    /** Country of the Host header, upper case. */
    country: string;
  }
}
