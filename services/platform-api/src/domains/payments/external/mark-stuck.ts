import type { ChargeState, PaymentChargeRow } from '../../../platform/db/payment-tables';
import type { Deps } from '../deps';
import { changeCharge } from './charges.repository';

/**
 * Why a charge needs a person. `refused`: the provider refuses our call for good. `failed`: it reports a failure after
 * its answer. `contradicted`: it changed the payment without us. `disputed`: the cardholder or the bank disputes it.
 */
type StuckCause = 'refused' | 'failed' | 'contradicted' | 'disputed';

const ALL: readonly ChargeState[] = [
  'PENDING',
  'AUTHORISED',
  'CHALLENGED',
  'CAPTURED',
  'UNDOING',
  'UNDONE',
  'REFUSED',
];

/** Stops the work on a charge and shows it: state, log line and metric. A repeated report is not shown again. */
export async function markStuck(
  { db, log, metrics }: Pick<Deps, 'db' | 'log' | 'metrics'>,
  { reference, state, country, adapter, intent_id: intent, last_error: lastError }: PaymentChargeRow,
  { from = ALL, event, kind }: { from?: readonly ChargeState[]; event: string; kind: StuckCause },
): Promise<void> {
  if (state === 'STUCK' && lastError === event) return;
  const patch = { state: 'STUCK', last_error: event } as const;
  if (!(await changeCharge(db, reference, [...from, 'STUCK'], patch))) return;
  metrics.stuckCharges.inc({ country: country.toLowerCase(), cause: kind });
  const order = await db
    .selectFrom('payment_intents')
    .select('order_id')
    .where('intent_id', '=', intent)
    .executeTakeFirst();
  log.error(
    { reference, order: order?.order_id ?? null, country, adapter, event, state, kind },
    'payments: a charge needs a person',
  );
}
