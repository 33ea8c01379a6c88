import type { Db } from '../../../platform/db/database';
import type { PaymentChargeRow } from '../../../platform/db/tables/payment-tables';
import { lockIntent } from '../intents.repository';

/** The card payment of an order. */
export interface OrderPayment {
  /** Null for payments in the sandbox that an earlier version made. */
  charge: PaymentChargeRow | null;
}

/** Null for an order that is not paid by card. */
export async function findPayment(
  db: Db,
  orderId: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<OrderPayment | null> {
  const intent = await findIntent(db, orderId);
  if (!intent) return null;
  const charge = await db
    .selectFrom('payment_charges')
    .selectAll()
    .where('reference', '=', intent.charge_id ?? '')
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  return { charge: charge ?? null };
}

/** Locked until the transaction ends: the intent first, as everywhere. */
export async function lockPayment(trx: Db, orderId: string): Promise<OrderPayment | null> {
  const intent = await findIntent(trx, orderId);
  if (intent) await lockIntent(trx, intent.intent_id);
  return findPayment(trx, orderId, { isLocked: true });
}

const findIntent = (db: Db, orderId: string) =>
  db
    .selectFrom('payment_intents')
    .select(['intent_id', 'charge_id'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
