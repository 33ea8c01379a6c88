import * as z from 'zod/mini';

export const userSchema = z.object({ id: z.string(), email: z.string() });

export const sessionMetaSchema = z.object({
  AccessToken: z.string(),
  IdToken: z.string(),
  RefreshToken: z.nullable(z.string()),
  /** Unix seconds. */
  Expires: z.number(),
});

/** What stays in local storage of a signed-in vendor user. */
export const storedSessionSchema = z.object({
  user: userSchema,
  meta: sessionMetaSchema,
  /** Idempotency key of a refresh that has been sent and not been answered yet. */
  refreshKey: z.optional(z.string()),
});

export const guestLoginSchema = z.object({
  vendor_id: z.string(),
  token: z.string(),
  name: z.string(),
  email: z.optional(z.string()),
  phoneNumber: z.string(),
});

export type StoredSession = z.infer<typeof storedSessionSchema>;
export type SessionMeta = z.infer<typeof sessionMetaSchema>;
export type GuestLogin = z.infer<typeof guestLoginSchema>;

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
