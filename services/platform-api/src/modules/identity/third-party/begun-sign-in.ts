import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Deps } from '../../../deps';
import { seal, unseal } from '../sealed-answer';
import type { Begun } from './provider-client';

const NAME = 'courier_provider';
/** Long enough to find a password and a second factor. */
const LIFE_SECONDS = 900;

const kept = z.object({
  provider: z.string(),
  country: z.string(),
  verifier: z.string(),
  nonce: z.string(),
  until: z.number(),
});

type KeptDeps = Pick<Deps, 'keys' | 'clock'>;

const secretOf = ({ keys }: KeptDeps): string => keys.signatureSecret.toString('base64url');

/** Gives the browser what it must bring back, sealed: a code without it, from whomever, opens nothing. */
export function rememberBegun(
  deps: KeptDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { provider, begun }: { provider: string; begun: Begun },
): void {
  const until = deps.clock.nowSeconds() + LIFE_SECONDS;
  const value = seal(secretOf(deps), JSON.stringify({ provider, country: request.country, until, ...begun }));
  void reply.header('set-cookie', cookieOf(request, value, LIFE_SECONDS));
}

/** What this browser began with a provider in this country, once; null when it did not, or too long ago. */
export function takeBegun(
  deps: KeptDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  provider: string,
): Begun | null {
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  const value = cookies.find((cookie) => cookie.startsWith(`${NAME}=`))?.slice(NAME.length + 1);
  if (value === undefined) return null;
  void reply.header('set-cookie', cookieOf(request, '', 0));
  try {
    const begun = kept.parse(JSON.parse(unseal(secretOf(deps), value)));
    const isOurs = begun.provider === provider && begun.country === request.country;
    return isOurs && begun.until > deps.clock.nowSeconds() ? begun : null;
  } catch {
    return null;
  }
}

const cookieOf = (request: FastifyRequest, value: string, seconds: number): string =>
  `${NAME}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${request.protocol === 'https' ? '; Secure' : ''}`;
