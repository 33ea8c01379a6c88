import { statusFacts } from '@courier/api-client/order-rules';
import { conflict, Refusal } from '../../../platform/requests/refusal';
import { inTransaction, type Db } from '../../../platform/db/database';
import type { ChargeState } from '../../../platform/db/tables/payment-tables';
import { readRefundable, recordRefund } from '../../orders';
import type { Deps } from '../deps';
import { listRefunds, sumRefunds } from '../external/refunds/card-refunds.repository';
import { lockPayment, type OrderPayment } from './order-payment';

export interface Refund {
  orderId: string;
  /** Null for the whole order. */
  line: number | null;
  /** Null for everything that is left. */
  amountMinor: number | null;
  /** `credit`: lowers what the shop owes. */
  by: 'card' | 'credit';
  reason: string;
}

interface RefundedOrder {
  amountMinor: number;
  /** Of the refund to the card; null for a credit. */
  reference: string | null;
}

type RefundDeps = Pick<Deps, 'bus' | 'clock'>;

const NOT_REFUNDABLE = 'error.payment.not-refundable';

/**
 * Refunds an order: lines and the refund to the card are stored together; the payment worker sends it afterwards. The
 * locks of payment and order put refunds at the same time into an order, so that their sum never exceeds what was paid.
 * @throws Refusal 404 for an unknown order or line, 409 for what cannot be refunded
 */
export const refundOrder = (deps: RefundDeps, db: Db, refund: Refund): Promise<RefundedOrder> =>
  inTransaction(db, async (trx) => {
    const payment = await lockPayment(trx, refund.orderId);
    return refund.by === 'card'
      ? refundCard(deps, trx, refund, payment)
      : creditShop(deps, trx, refund, payment);
  });

async function refundCard(
  deps: RefundDeps,
  trx: Db,
  refund: Refund,
  payment: OrderPayment | null,
): Promise<RefundedOrder> {
  const { orderId, line, amountMinor, reason } = refund;
  if (!payment) throw await describeUnpaid(trx, orderId);
  const { charge } = payment;
  if (charge?.state !== 'CAPTURED') throw conflict(describeRefusal(orderId, charge?.state), NOT_REFUNDABLE);
  const earlier = await listRefunds(trx, charge.reference);
  const leftMinor = charge.amount_minor - sumRefunds(earlier);
  const reference = `${charge.reference}-r${earlier.length + 1}`;
  const request = { orderId, line, amountMinor, reason, reference, mostMinor: leftMinor };
  const refundedMinor = await recordRefund(deps, trx, request);
  await trx
    .insertInto('card_refunds')
    .values({
      reference,
      charge_reference: charge.reference,
      amount_minor: refundedMinor,
      created_at: deps.clock.nowSeconds(),
    })
    .execute();
  return { amountMinor: refundedMinor, reference };
}

const describeUnpaid = async (db: Db, orderId: string): Promise<Refusal> =>
  (await readRefundable(db, orderId))
    ? conflict(
        `Order ${orderId} was not paid by card. Add --credit to lower what its shop owes.`,
        NOT_REFUNDABLE,
      )
    : new Refusal(404, `There is no order ${orderId}.`, 'error.not-found');

/** States of a card payment beside which a shop can get a credit. */
const CREDITABLE: readonly (ChargeState | undefined)[] = ['AUTHORISED', 'CAPTURED'];

async function creditShop(
  deps: RefundDeps,
  trx: Db,
  { orderId, line, amountMinor, reason }: Refund,
  payment: OrderPayment | null,
): Promise<RefundedOrder> {
  if (payment && !CREDITABLE.includes(payment.charge?.state))
    throw conflict(describeRefusal(orderId, payment.charge?.state), NOT_REFUNDABLE);
  const order = await trx
    .selectFrom('orders')
    .select(['status', 'vendor_id'])
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (order?.vendor_id.startsWith('guest-'))
    throw conflict(`A guest placed order ${orderId}: only a shop can get a credit.`, NOT_REFUNDABLE);
  const end = order ? statusFacts(order.status).end : null;
  if (order && end !== 'delivered' && end !== 'returned')
    throw conflict(
      `Order ${orderId} is ${order.status}: its shop owes nothing for an order that is not delivered or returned.`,
      NOT_REFUNDABLE,
    );
  const request = { orderId, line, amountMinor, reason, reference: null, mostMinor: Infinity };
  return { amountMinor: await recordRefund(deps, trx, request), reference: null };
}

const REASONS: Readonly<Record<Exclude<ChargeState, 'CAPTURED'>, string>> = {
  PENDING: 'the provider has not answered yet, so that nothing was taken',
  CHALLENGED: 'the bank asks the cardholder, so that nothing was taken',
  AUTHORISED: 'the amount is reserved and not taken yet. Run the command again after the capture',
  UNDOING: 'it is given back as a whole already',
  UNDONE: 'it was given back as a whole already',
  REFUSED: 'it was refused, so that nothing was taken',
  STUCK: 'it needs a person first (docs/how-to/payments.md)',
};

/** @param state undefined for a payment without a stored charge */
function describeRefusal(orderId: string, state: ChargeState | undefined): string {
  const why =
    state === undefined || state === 'CAPTURED'
      ? 'an earlier release made it and stored no charge'
      : REASONS[state];
  return `The card payment of order ${orderId} cannot be refunded: ${why}.`;
}
