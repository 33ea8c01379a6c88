import type { FastifyRequest } from 'fastify';
import { Refusal } from '../calls/refusal';
import { sessionAccount } from '../calls/session';
import { digest } from '../security/sealed-answer';
import { valueAt } from '../calls/value-at';
import type { CallCounts, Counted } from './call-counts';
import { clientNetwork } from './client-network';
import type { NamedLimit } from './find-limit';

export const tooManyCalls = (retryAfter: number): Refusal =>
  new Refusal(429, 'Too many requests', 'error.too-many-requests', { retryAfter });

export interface CallLimiter {
  /** Rejects callers above their limit before any work. @throws Refusal 429 */
  refuseSpent(request: FastifyRequest): void;
  /** Counts the call for its address and, once known, its session. @throws Refusal 429 */
  countCall(request: FastifyRequest): Promise<void>;
  /** Counts the call for the quote it names. @throws Refusal 429 */
  countQuote(request: FastifyRequest): Promise<void>;
}

export function createCallLimiter(counts: CallCounts, { name, limit }: NamedLimit): CallLimiter {
  const ofAddress = (request: FastifyRequest): Counted => ({
    ...limit.address,
    key: `${name} address ${clientNetwork(request.ip)}`,
  });
  const ofSession = ({ session }: FastifyRequest): Counted[] =>
    limit.account && session ? [{ ...limit.account, key: `${name} account ${sessionAccount(session)}` }] : [];
  const ofQuote = (request: FastifyRequest): Counted[] => {
    const quote = limit.quote && valueAt(request, limit.quote.field);
    return limit.quote && quote
      ? [{ ...limit.quote, key: `${name} quote ${request.country} ${digest(quote)}` }]
      : [];
  };
  const refuseAfter = (seconds: number) => {
    if (seconds > 0) throw tooManyCalls(seconds);
  };
  return {
    refuseSpent: (request) => refuseAfter(counts.secondsSpent([ofAddress(request)])),
    countCall: async (request) =>
      refuseAfter(await counts.count([ofAddress(request), ...ofSession(request)])),
    countQuote: async (request) => {
      const quote = ofQuote(request);
      if (quote.length > 0) refuseAfter(await counts.count(quote));
    },
  };
}
