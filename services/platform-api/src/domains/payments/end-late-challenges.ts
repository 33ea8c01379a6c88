import type { CountryCode } from '@courier/config';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/database';
import type { Deps } from './deps';
import { sweepChallenges } from './answer-challenge';
import type { PaymentProvider } from './provider';

const SWEEP_MS = 60_000;

/** Ends challenges without an answer, every minute. */
export function endLateChallenges(
  app: FastifyInstance,
  deps: Deps,
  used: (country: CountryCode, trx: Db) => PaymentProvider,
): void {
  const sweep = setInterval(() => {
    sweepChallenges(deps, used).catch((error: unknown) => deps.log.error({ err: error }, 'payments'));
  }, SWEEP_MS).unref();
  app.addHook('onClose', () => clearInterval(sweep));
}
