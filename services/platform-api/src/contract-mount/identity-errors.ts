import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { asRefusal, sendRefusal } from './error-answers';
import { Refusal } from './refusal';

/** Codes for what goes wrong before or beside the handler of an identity call, by status. */
const CODES: Readonly<Record<number, string>> = {
  400: 'InvalidParameterException',
  401: 'NotAuthorizedException',
  429: 'TooManyRequestsException',
  500: 'InternalErrorException',
};

/** Identity calls fail with a code as message, for which the portal has the text `auth.{code}`. */
export function sendIdentityError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = asRefusal(error);
  if (refusal.status >= 500) request.log.error({ err: error }, 'call failed');
  const code = CODES[refusal.status];
  if (code === undefined || refusal.message.endsWith('Exception')) return sendRefusal(reply, refusal);
  const { field, retryAfter } = refusal;
  return sendRefusal(
    reply,
    new Refusal(refusal.status, code, `auth.${code}`, {
      ...(field === undefined ? {} : { field }),
      ...(retryAfter === undefined ? {} : { retryAfter }),
    }),
  );
}
