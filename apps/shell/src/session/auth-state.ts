import * as v from 'valibot';

export const userSchema = v.object({ id: v.string(), email: v.string() });

export const sessionMetaSchema = v.object({
  AccessToken: v.string(),
  IdToken: v.string(),
  RefreshToken: v.nullable(v.string()),
  /** Unix seconds. */
  Expires: v.number(),
});

/** What stays in local storage of a signed-in vendor user. */
export const storedSessionSchema = v.object({
  user: userSchema,
  meta: sessionMetaSchema,
  /** Idempotency key of a refresh that has been sent and not been answered yet. */
  refreshKey: v.optional(v.string()),
});

export const guestLoginSchema = v.object({
  vendor_id: v.string(),
  token: v.string(),
  name: v.string(),
  email: v.optional(v.string()),
  phoneNumber: v.string(),
  /** The only order its token reaches: it comes from the link in a mail, and places nothing. */
  orderId: v.optional(v.string()),
});

export type StoredSession = v.InferOutput<typeof storedSessionSchema>;
export type SessionMeta = v.InferOutput<typeof sessionMetaSchema>;
export type GuestLogin = v.InferOutput<typeof guestLoginSchema>;

export interface AuthState {
  user: StoredSession['user'] | null;
  meta: SessionMeta | null;
  /** True while a sign-in attempt runs. */
  loading: boolean;
  guest: GuestLogin | null;
  /** Guest checkout was chosen in this browser, whether or not it has a token yet. */
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
