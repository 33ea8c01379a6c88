import { REQUEST_LIMITS } from '@courier/config/request-limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { finished } from 'node:stream';
import { sessionAccount } from '../requests/session';
import { tooManyCalls } from './limit-calls';

const RETRY_SECONDS = 5;

/**
 * Limits concurrent file uploads per account: a file stays in memory until it is complete, minutes on a slow line.
 * @returns a hook for upload calls that runs after authentication; throws Refusal 429
 */
export function createFileGate(): (request: FastifyRequest, reply: FastifyReply) => void {
  const underWay = new Map<string, number>();
  return ({ session }, reply) => {
    if (!session) return;
    const user = sessionAccount(session);
    const others = underWay.get(user) ?? 0;
    if (others >= REQUEST_LIMITS.filesAtOnce) throw tooManyCalls(RETRY_SECONDS);
    underWay.set(user, others + 1);
    finished(reply.raw, () => {
      const left = (underWay.get(user) ?? 1) - 1;
      if (left > 0) underWay.set(user, left);
      else underWay.delete(user);
    });
  };
}
