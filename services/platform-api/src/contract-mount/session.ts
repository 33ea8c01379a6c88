/** Who makes a call. Guests and GoDroid sessions act for one vendor, accounts for the vendors they are members of. */
export type Session =
  | { kind: 'CLASSIC'; userId: string; email: string; sessionId: string; country: string }
  | { kind: 'GODROID'; vendorId: string; country: string }
  | { kind: 'GUEST'; vendorId: string; country: string };

declare module 'fastify' {
  interface FastifyRequest {
    /** Null without a valid session; set before any handler of a mounted call runs. */
    session: Session | null;
    /** Country of the Host header, upper case. */
    country: string;
  }
}
