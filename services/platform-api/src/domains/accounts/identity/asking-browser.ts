import type { FastifyReply, FastifyRequest } from 'fastify';
import { digest, newSecret } from '../../../platform/security/sealed-answer';

const NAME = 'courier_asking';
const WEEK_SECONDS = 7 * 86_400;

/** Identifies the browser, as the digest in the database; null for a browser that has requested no mail. */
export function findAskingBrowser({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const secret = readSecret(headers.cookie);
  return secret === null ? null : digest(secret);
}

/**
 * Marks the browser that requests a mail. The cookie is HttpOnly, so no script reads it, and
 * SameSite=Strict, so requests from other sites do not carry it.
 * @returns the digest to store
 */
export function rememberAskingBrowser(request: FastifyRequest, reply: FastifyReply): string {
  const secret = readSecret(request.headers.cookie) ?? newSecret();
  const secure = request.protocol === 'https' ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `${NAME}=${secret}; Max-Age=${WEEK_SECONDS}; Path=/courier/api/v1; HttpOnly; SameSite=Strict${secure}`,
  );
  return digest(secret);
}

function readSecret(cookie = ''): string | null {
  const ours = cookie
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${NAME}=`));
  const secret = ours?.slice(NAME.length + 1) ?? '';
  return /^[\w-]{43}$/.test(secret) ? secret : null;
}
