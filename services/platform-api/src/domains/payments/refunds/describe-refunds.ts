import type { Db } from '../../../platform/db/database';
import { formatAmount } from '../../../platform/money';
import type { Refundable } from '../../orders';
import { listRefunds } from '../external/refunds/card-refunds.repository';
import { findPayment } from './order-payment';

/** Lines with tabs: what an order costs, what is left of it, the card that paid it, and its refunds. */
export async function describeRefunds(db: Db, refundable: Refundable): Promise<string> {
  const { order, lines, leftMinor } = refundable;
  const amount = (minor: number) => formatAmount(minor, order.country);
  const payment = await findPayment(db, order.order_id);
  const charge = payment?.charge;
  const sent = charge ? await listRefunds(db, charge.reference) : [];
  const states = new Map(sent.map(({ reference, state }) => [reference, state]));
  return [
    ['order', order.order_id, order.status].join('\t'),
    ['line', 'kind', 'name', 'amount', 'left'].join('\t'),
    ...lines.map(({ row, leftMinor: left }) =>
      [row.line, row.kind, row.name ?? '', amount(row.amount_minor), amount(left)].join('\t'),
    ),
    ['left of the order', amount(leftMinor)].join('\t'),
    charge
      ? ['card', charge.state, amount(charge.amount_minor), charge.reference].join('\t')
      : ['card', payment ? 'charged by an earlier release' : 'not used'].join('\t'),
    ...listRefundLines(refundable, states),
  ].join('\n');
}

const listRefundLines = ({ order, rows }: Refundable, states: ReadonlyMap<string, string>): string[] =>
  rows
    .filter(({ kind }) => kind === 'refund')
    .map(({ occurred_at, amount_minor, payment_reference: reference, refunds_line: line, reason }) =>
      [
        'refund',
        new Date(occurred_at * 1000).toISOString(),
        formatAmount(-amount_minor, order.country),
        line === null ? 'whole order' : `line ${line}`,
        reference === null ? 'credit' : `${reference} ${states.get(reference) ?? ''}`,
        reason?.replace(/\s+/g, ' ') ?? '',
      ].join('\t'),
    );
