import type { FastifyRequest } from 'fastify';
import { Refusal } from '../requests/refusal';
import { digest } from '../security/sealed-answer';
import { valueAt } from '../requests/value-at';
import type { CallCounts, Counted } from './call-counts';
import { clientNetwork } from './client-network';
import type { NamedLimit } from './find-limit';

export const tooManyCalls = (retryAfter: number): Refusal =>
  new Refusal(429, 'Too many requests', 'error.too-many-requests', { retryAfter });

export interface CallLimiter {
  /** Rejects callers above their limit before any work. @throws Refusal 429 */
  refuseSpent(request: FastifyRequest): void;
  /** Counts the call for its address and, once known, its caller. @throws Refusal 429 */
  countCall(request: FastifyRequest, account: string | null): Promise<void>;
  /** Counts the call for the quote or delivery that it names. @throws Refusal 429 */
  countNamed(request: FastifyRequest): Promise<void>;
}

export function createCallLimiter(counts: CallCounts, { name, limit }: NamedLimit): CallLimiter {
  const ofAddress = (request: FastifyRequest): Counted => ({
    ...limit.address,
    key: `${limit.group ?? name} address ${clientNetwork(request.ip)}`,
  });
  const ofAccount = (account: string | null): Counted[] =>
    limit.account && account !== null
      ? [{ ...limit.account, key: `${limit.group ?? name} account ${account}` }]
      : [];
  const ofNamed = (request: FastifyRequest): Counted[] =>
    (['quote', 'delivery'] as const).flatMap((kind) => {
      const allowance = limit[kind];
      const id = allowance && valueAt(request, allowance.field);
      return allowance && id
        ? [{ ...allowance, key: `${name} ${kind} ${request.country} ${digest(id)}` }]
        : [];
    });
  const refuseAfter = (seconds: number) => {
    if (seconds > 0) throw tooManyCalls(seconds);
  };
  return {
    refuseSpent: (request) => refuseAfter(counts.secondsSpent([ofAddress(request)])),
    countCall: async (request, account) =>
      refuseAfter(await counts.count([ofAddress(request), ...ofAccount(account)])),
    countNamed: async (request) => {
      const named = ofNamed(request);
      if (named.length > 0) refuseAfter(await counts.count(named));
    },
  };
}
