import type { Db } from '../../platform/db/database';
import type { ChargeResult, PaymentProvider } from './provider';

/**
 * Refunds a charge whose order was not stored. If the database's answer was lost, the order may exist: then
 * the intent shows it, and there is no refund.
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
