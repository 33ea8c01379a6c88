import * as z from 'zod/mini';
import { defineCall } from '../wire/call';
import { id } from '../wire/fields';
import { accountSessions } from './account-sessions';

const tokens = {
  AccessToken: z.string(),
  IdToken: z.string(),
  /** Lifetime of the access token in seconds. */
  ExpiresIn: z.number(),
};

const loginAnswer = z.object({
  result: z.object({
    user: z.object({ id: z.string(), email: z.string() }),
    AuthenticationResult: z.object({ ...tokens, RefreshToken: z.string(), TokenType: z.string() }),
  }),
});

/** Includes a rotated refresh token. */
const extendAnswer = z.object({
  result: z.object({
    AuthenticationResult: z.object({
      ...tokens,
      RefreshToken: z.optional(z.string()),
      TokenType: z.optional(z.string()),
    }),
  }),
});

export const identityContract = {
  login: defineCall({
    method: 'POST',
    path: '/login',
    base: 'identity',
    access: 'public',
    owner: null,
    params: null,
    query: null,
    body: z.object({
      email_address: z.string().check(z.minLength(1), z.maxLength(320)),
      password: z.string().check(z.minLength(1), z.maxLength(1024)),
    }),
    answer: loginAnswer,
    errors: [400, 401, 404, 409],
    device: true,
    idempotency: 'none',
  }),
  /** Exchanges the code of a third-party identity provider; answers like the sign-in. */
  oauth: defineCall({
    method: 'POST',
    path: '/login/oauth',
    base: 'identity',
    access: 'public',
    owner: null,
    params: null,
    query: null,
    body: z.object({
      provider: z.string().check(z.minLength(1), z.maxLength(64)),
      code: z.string().check(z.minLength(1), z.maxLength(4096)),
      /** The provider's `state`, unchanged. */
      state: z.optional(z.string().check(z.maxLength(4096))),
      /** The portal sent its SHA-256 when the sign-in began. */
      secret: z.optional(z.string().check(z.maxLength(128))),
    }),
    answer: loginAnswer,
    errors: [400, 401],
    idempotency: 'none',
  }),
  extend: defineCall({
    method: 'POST',
    path: '/login/extend',
    base: 'identity',
    access: 'public',
    owner: null,
    params: null,
    query: null,
    body: z.object({ refresh_token: z.string().check(z.minLength(1), z.maxLength(4096)) }),
    answer: extendAnswer,
    errors: [400, 401, 422],
    idempotency: 'key',
  }),
  logout: defineCall({
    method: 'POST',
    path: '/logout',
    base: 'identity',
    access: ['CLASSIC', 'GODROID', 'GUEST'],
    owner: null,
    params: null,
    query: null,
    body: null,
    answer: z.object({ result: z.object({ logged_out: z.literal(true) }) }),
    errors: [401],
    idempotency: 'none',
  }),
  /** Open sessions of the account: the caller's first, then by last use; an added call. */
  sessions: defineCall({
    method: 'GET',
    path: '/account/sessions',
    base: 'identity',
    access: ['CLASSIC'],
    owner: null,
    params: null,
    query: null,
    body: null,
    answer: z.object({ result: accountSessions }),
    errors: [401, 403],
    idempotency: 'none',
  }),
  endSession: defineCall({
    method: 'POST',
    path: '/account/sessions/end',
    base: 'identity',
    access: ['CLASSIC'],
    owner: null,
    params: null,
    query: null,
    body: z.object({ session_id: id }),
    answer: z.object({ result: z.object({ ended: z.literal(1) }) }),
    errors: [400, 401, 403, 404],
    idempotency: 'none',
  }),
  /** Ends every session of the account except the caller's; an added call. */
  endOtherSessions: defineCall({
    method: 'POST',
    path: '/account/sessions/end-others',
    base: 'identity',
    access: ['CLASSIC'],
    owner: null,
    params: null,
    query: null,
    body: null,
    answer: z.object({ result: z.object({ ended: z.number() }) }),
    errors: [401, 403],
    idempotency: 'none',
  }),
};

export type LoginAnswer = z.infer<typeof loginAnswer>;
