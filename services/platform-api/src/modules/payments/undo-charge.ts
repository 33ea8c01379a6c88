import type { Db } from '../../db/database';
import type { ChargeResult, PaymentProvider } from './provider';

/**
 * Gives a charge back whose order was not stored. When the answer of the database was lost, the order may have been
 * stored after all: then the intent says so, and the money stays.
 */
export async function undoCharge(
  db: Db,
  provider: PaymentProvider,
  intentId: string,
  charge: Exclude<ChargeResult, { kind: 'refused' }>,
): Promise<void> {
  const intent = await db
    .selectFrom('payment_intents')
    .select('status')
    .where('intent_id', '=', intentId)
    .executeTakeFirst();
  if (intent?.status !== 'OPEN') return;
  await (charge.kind === 'accepted' ? provider.refund(charge.chargeId) : provider.release(charge.chargeId));
}
