import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../platform/db/database';
import type { Deps } from '../deps';
import { storeChargeEvent, type ChargeDeps } from '../external/store-charge-event';
import { endChallenge, lockIntent } from '../intents.repository';

/** Time limit for an answer of the bank in seconds. */
export const CHALLENGE_SECONDS = 600;

const SWEEP_MS = 60_000;

type SweepDeps = ChargeDeps & Pick<Deps, 'db' | 'bus'>;

/** Ends challenges without an answer, every minute. */
export function endLateChallenges(app: FastifyInstance, deps: SweepDeps): void {
  const sweep = setInterval(() => {
    sweepChallenges(deps).catch((error: unknown) => deps.log.error({ err: error }, 'payments'));
  }, SWEEP_MS).unref();
  app.addHook('onClose', () => clearInterval(sweep));
}

/** Cancels the challenges that had no answer in time. */
export async function sweepChallenges(deps: SweepDeps): Promise<void> {
  const late = await deps.db
    .selectFrom('payment_intents')
    .select('intent_id')
    .where('status', '=', 'CHALLENGED')
    .where('expires_at', '<', deps.clock.nowSeconds())
    .execute();
  for (const { intent_id: intentId } of late)
    await inTransaction(deps.db, async (trx) => {
      const intent = await lockIntent(trx, intentId);
      if (intent?.status !== 'CHALLENGED') return;
      // Challenges of the sandbox that an earlier version began have no charge.
      if (intent.charge_id !== null)
        await storeChargeEvent(deps, trx, intent.charge_id, { kind: 'undo-requested' });
      await endChallenge(deps, trx, intent, 'abandoned');
    });
}
