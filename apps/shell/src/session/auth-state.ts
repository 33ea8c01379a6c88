import * as v from 'valibot';

const userSchema = v.object({ id: v.string(), email: v.string() });

const sessionMetaSchema = v.object({
  AccessToken: v.string(),
  IdToken: v.string(),
  RefreshToken: v.nullable(v.string()),
  /** Unix seconds. */
  Expires: v.number(),
});

export const storedSessionSchema = v.object({
  user: userSchema,
  meta: sessionMetaSchema,
  /** Idempotency key of a refresh without an answer yet. */
  refreshKey: v.optional(v.string()),
});

export const guestLoginSchema = v.object({
  vendor_id: v.string(),
  token: v.string(),
  name: v.string(),
  email: v.optional(v.string()),
  phoneNumber: v.string(),
  /** Set for a token from a mailed link: it can read only this order and cannot place another. */
  orderId: v.optional(v.string()),
});

export type StoredSession = v.InferOutput<typeof storedSessionSchema>;
type SessionMeta = v.InferOutput<typeof sessionMetaSchema>;
export type GuestLogin = v.InferOutput<typeof guestLoginSchema>;

export interface AuthState {
  user: StoredSession['user'] | null;
  meta: SessionMeta | null;
  /** True during sign-in. */
  loading: boolean;
  guest: GuestLogin | null;
  /** The user has chosen guest checkout, with or without a token yet. */
  guestChosen: boolean;
  godroidToken: string | null;
}

export const NOBODY: AuthState = {
  user: null,
  meta: null,
  loading: false,
  guest: null,
  guestChosen: false,
  godroidToken: null,
};
