import { REQUEST_LIMITS } from '@courier/config/request-limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { finished } from 'node:stream';
import { userOf } from '../contract-mount/session';
import { tooManyCalls } from './limit-calls';

const RETRY_SECONDS = 5;

/**
 * Lets each account send a few files at a time: a file is held in memory until all of it is there, which over a slow
 * line may take minutes.
 * @returns what a call does that takes files, once its session is known; throws Refusal 429
 */
export function createFileGate(): (request: FastifyRequest, reply: FastifyReply) => void {
  const underWay = new Map<string, number>();
  return ({ session }, reply) => {
    if (!session) return;
    const user = userOf(session);
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
