import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { asRefusal, sendRefusal } from './error-answers';
import { IdentityRefusal, Refusal } from '../requests/refusal';

/** Codes by status for failures outside the handler of an identity call. */
const CODES: Readonly<Record<number, string>> = {
  400: 'InvalidParameterException',
  401: 'NotAuthorizedException',
  429: 'TooManyRequestsException',
  500: 'InternalErrorException',
};

/** Sends a code as message; the portal's text is `auth.{code}`. */
export function sendIdentityError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const refusal = asRefusal(error);
  if (refusal.status >= 500) request.log.error({ err: error }, 'call failed');
  const code = CODES[refusal.status];
  void sendRefusal(
    reply,
    code === undefined || refusal instanceof IdentityRefusal ? refusal : coded(refusal, code),
  );
}

function coded({ status, field, retryAfter, event }: Refusal, code: string): Refusal {
  return new Refusal(status, code, `auth.${code}`, {
    ...(field === undefined ? {} : { field }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(event === undefined ? {} : { event }),
  });
}
