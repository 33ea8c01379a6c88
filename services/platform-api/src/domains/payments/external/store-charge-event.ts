import { inTransaction, type Db } from '../../../platform/db/database';
import type { ChargeState, PaymentChargeRow } from '../../../platform/db/tables/payment-tables';
import type { Deps } from '../deps';
import { chargeColumns } from '../states/charge-columns';
import { nextCharge, stuckCause, type ChargeEvent } from '../states/charge-states';
import { listCharges } from './charges.repository';

/** What shows a charge that needs a person. */
export type ChargeDeps = Pick<Deps, 'clock' | 'log' | 'metrics'>;

export interface ChargeStep {
  before: PaymentChargeRow;
  state: ChargeState;
}

/**
 * Changes a charge by the table of its states; nothing else changes a state. A function that needs the intent of the
 * charge too locks the intent first.
 * @returns null when the event changes nothing
 */
export const storeChargeEvent = (
  deps: ChargeDeps,
  db: Db,
  reference: string,
  event: ChargeEvent,
): Promise<ChargeStep | null> =>
  inTransaction(db, async (trx) => {
    const before = await trx
      .selectFrom('payment_charges')
      .selectAll()
      .where('reference', '=', reference)
      .forUpdate()
      .executeTakeFirst();
    const move = before ? nextCharge(before, event) : null;
    if (!before || !move) return null;
    await trx
      .updateTable('payment_charges')
      .set(chargeColumns(before, move.to, event, deps.clock.nowSeconds()))
      .where('reference', '=', reference)
      .execute();
    if (move.to === 'STUCK') await showStuck(deps, trx, before, event);
    else if (move.isOdd) logOdd(deps, before, event);
    return { before, state: move.to };
  });

/** Gives back the charges of an intent that has no order. */
export async function undoCharges(deps: ChargeDeps, trx: Db, intentId: string): Promise<void> {
  for (const { reference } of await listCharges(trx, intentId))
    await storeChargeEvent(deps, trx, reference, { kind: 'given-up' });
}

/** Shows a charge that needs a person: log line and metric. */
async function showStuck(
  { log, metrics }: ChargeDeps,
  trx: Db,
  { reference, state, country, adapter, intent_id: intentId }: PaymentChargeRow,
  event: ChargeEvent,
): Promise<void> {
  const kind = stuckCause(event);
  metrics.stuckCharges.inc({ country: country.toLowerCase(), cause: kind });
  const intent = await trx
    .selectFrom('payment_intents')
    .select('order_id')
    .where('intent_id', '=', intentId)
    .executeTakeFirst();
  log.error(
    {
      reference,
      order: intent?.order_id ?? null,
      country,
      adapter,
      event: describeEvent(event),
      state,
      kind,
    },
    'payments: a charge needs a person',
  );
}

const logOdd = ({ log }: ChargeDeps, { reference, state }: PaymentChargeRow, event: ChargeEvent): void =>
  log.warn(
    { reference, event: describeEvent(event), state },
    'payments: the provider reports what was not expected',
  );

const describeEvent = (event: ChargeEvent): string => ('report' in event ? event.report : null) ?? event.kind;
