import { inTransaction, type Db } from '../../../../platform/db/database';
import type { CardRefundState } from '../../../../platform/db/tables/payment-tables';
import type { Deps } from '../../deps';
import { nextRefund, type RefundEvent } from '../../states/refund-states';
import type { CardRefund } from './card-refunds.repository';

/** What shows a refund that needs a person. */
type RefundDeps = Pick<Deps, 'clock' | 'log' | 'metrics'>;

/** Changes a refund by the table of its states; nothing else changes a state. */
export const storeRefundEvent = (
  deps: RefundDeps,
  db: Db,
  { reference, country, adapter }: CardRefund,
  event: RefundEvent,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const before = await trx
      .selectFrom('card_refunds')
      .selectAll()
      .where('reference', '=', reference)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const state = nextRefund(before.state, event);
    if (state === null) return;
    await trx
      .updateTable('card_refunds')
      .set(stateColumns(state, event, deps.clock.nowSeconds()))
      .where('reference', '=', reference)
      .execute();
    if (state === 'STUCK') showStuck(deps, { ...before, country, adapter }, event);
  });

const stateColumns = (state: CardRefundState, event: RefundEvent, nowSeconds: number) =>
  state === 'DONE'
    ? { state, done_at: nowSeconds, last_error: null }
    : { state, ...('report' in event ? { last_error: event.report } : {}) };

function showStuck(
  { log, metrics }: RefundDeps,
  { reference, charge_reference: charge, state, country, adapter }: CardRefund,
  event: RefundEvent,
): void {
  const cause = event.kind === 'refused' ? 'refused' : 'failed';
  metrics.stuckCharges.inc({ country: country.toLowerCase(), cause });
  const report = 'report' in event ? event.report : null;
  log.error(
    { reference, charge, country, adapter, event: report, state },
    'payments: a refund needs a person',
  );
}
