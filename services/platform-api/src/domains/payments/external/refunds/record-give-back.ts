import type { Db } from '../../../../platform/db/database';
import type { PaymentChargeRow } from '../../../../platform/db/tables/payment-tables';
import { readRefundable, recordRefund } from '../../../orders';
import type { Deps } from '../../deps';
import { listRefunds, sumRefunds } from './card-refunds.repository';
import type { ChargeStep } from '../store-charge-event';

interface GiveBack {
  orderId: string | null;
  /** The provider reports it without our call: an employee used its console. */
  by: 'shop' | 'operator';
  reason: string;
}

/**
 * Adds the refund lines of a captured payment that is given back as a whole, in the transaction that decides it: what
 * earlier refunds left. A statement may have the fee already; the next one then takes it back.
 */
export async function recordGiveBack(
  deps: Pick<Deps, 'bus' | 'clock'>,
  trx: Db,
  step: ChargeStep | null,
  { orderId, by, reason }: GiveBack,
): Promise<void> {
  if (!step || orderId === null || !isNewlyGivenBack(step)) return;
  const { reference, amount_minor: paidMinor } = step.before;
  const mostMinor = paidMinor - sumRefunds(await listRefunds(trx, reference));
  const left = (await readRefundable(trx, orderId))?.leftMinor ?? 0;
  if (Math.min(mostMinor, left) <= 0) return;
  const request = { orderId, line: null, amountMinor: null, mostMinor, reason, reference, actor: by };
  await recordRefund(deps, trx, request);
}

const isGivenBack = ({ state }: Pick<PaymentChargeRow, 'state'>): boolean =>
  state === 'UNDOING' || state === 'UNDONE';

/** A reservation is released without lines: nothing was taken. */
const isNewlyGivenBack = ({ before, state }: ChargeStep): boolean =>
  before.captured_at !== null && !isGivenBack(before) && isGivenBack({ state });
