import { conflict, Refusal } from '../../../platform/requests/refusal';
import { inTransaction, type Db } from '../../../platform/db/database';
import { formatAmount } from '../../../platform/money';
import type { OrderRow } from '../../../platform/db/schema';
import { negated } from '../charges/charge-lines';
import { missingRows, nextLine, type ChargeRow } from '../charges/charge-rows';
import { listChargeRows } from '../charges/charges.repository';
import type { Deps } from '../deps';
import { addOrderNote } from '../stored-orders/add-order-note';
import { leftMinor, lineLeftMinor, refundableLines, splitRefund, type RefundPart } from './refund-lines';

const NOT_REFUNDABLE = 'error.payment.not-refundable';

/** What an order costs and what of it can still be refunded. Amounts are in minor units. */
export interface Refundable {
  order: OrderRow;
  /** All lines, also those that the order lacks because it was stored before them. */
  rows: readonly ChargeRow[];
  missing: readonly ChargeRow[];
  lines: readonly { row: ChargeRow; leftMinor: number }[];
  leftMinor: number;
}

/** Undefined for an unknown order. */
export async function readRefundable(db: Db, orderId: string): Promise<Refundable | undefined> {
  const order = await db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirst();
  if (!order) return undefined;
  const stored = await listChargeRows(db, orderId);
  const missing = missingRows(stored, order);
  const rows = [...stored, ...missing];
  return {
    order,
    rows,
    missing,
    lines: refundableLines(rows).map((row) => ({ row, leftMinor: lineLeftMinor(rows, row) })),
    leftMinor: leftMinor(rows),
  };
}

interface RefundRequest {
  orderId: string;
  /** Null for the whole order. */
  line: number | null;
  /** Null for everything that is left. */
  amountMinor: number | null;
  /** The most that this way of refunding can give back. */
  mostMinor: number;
  reason: string;
  /** Of the refund to a card; null for a credit. */
  reference: string | null;
  /** The operator without it. */
  actor?: ChargeRow['actor'];
}

/**
 * Adds the lines of a refund to an order, which stays locked until the transaction ends, and publishes it.
 * @returns the refunded amount in minor units
 * @throws Refusal 404 for an unknown order or line, 409 for an amount above what is left
 */
export async function recordRefund(
  deps: Pick<Deps, 'bus' | 'clock'>,
  db: Db,
  request: RefundRequest,
): Promise<number> {
  const { orderId, line: number } = request;
  return inTransaction(db, async (trx) => {
    await trx.selectFrom('orders').select('order_id').where('order_id', '=', orderId).forUpdate().execute();
    const refundable = await readRefundable(trx, orderId);
    if (!refundable) throw new Refusal(404, `There is no order ${orderId}.`, 'error.not-found');
    const { order, rows, missing } = refundable;
    const line = number === null ? null : findLine(refundable, number);
    const amountMinor = chooseAmount(order, request, line ? line.leftMinor : refundable.leftMinor);
    const at = Math.max(deps.clock.nowSeconds(), order.updated_at + 1);
    const parts = splitRefund(rows, { line: line && line.row, amountMinor });
    const refunds = parts.map((part, index) =>
      toRefundRow(request, part, { at, line: nextLine(rows) + index }),
    );
    await trx
      .insertInto('order_charges')
      .values([...missing, ...refunds])
      .execute();
    await addOrderNote(deps, trx, orderId, deps.clock.nowSeconds(), () => ({}));
    return amountMinor;
  });
}

function findLine({ order, lines }: Refundable, number: number): Refundable['lines'][number] {
  const line = lines.find(({ row }) => row.line === number);
  if (line) return line;
  const numbers = lines.map(({ row }) => row.line).join(', ');
  throw new Refusal(
    404,
    `Order ${order.order_id} has no line ${number} that can be refunded: choose one of ${numbers}.`,
    'error.not-found',
  );
}

function chooseAmount({ country }: OrderRow, request: RefundRequest, leftMinor: number): number {
  const most = Math.max(0, Math.min(leftMinor, request.mostMinor));
  const { orderId, line } = request;
  const subject = line === null ? `order ${orderId}` : `line ${line} of order ${orderId}`;
  if (most === 0) throw conflict(`Nothing is left to refund of ${subject}.`, NOT_REFUNDABLE);
  const amountMinor = request.amountMinor ?? most;
  if (amountMinor > most)
    throw conflict(
      `At most ${formatAmount(most, country)} is left to refund of ${subject}, not ${formatAmount(amountMinor, country)}.`,
      NOT_REFUNDABLE,
    );
  return amountMinor;
}

const toRefundRow = (
  { orderId, line: refundedLine, reason, reference, actor = 'operator' }: RefundRequest,
  { amountMinor, taxPercent, taxMinor }: RefundPart,
  { at, line }: { at: number; line: number },
): ChargeRow => ({
  order_id: orderId,
  line,
  kind: 'refund',
  name: null,
  amount_minor: negated(amountMinor),
  tax_percent: taxPercent,
  tax_minor: taxMinor === null ? null : negated(taxMinor),
  rule_version: null,
  reverses: null,
  refunds_line: refundedLine,
  payment_reference: reference,
  occurred_at: at,
  actor,
  reason,
});
