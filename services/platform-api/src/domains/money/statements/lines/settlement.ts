import type { Statement } from '@courier/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database';
import { sumCash } from './claim-cash';
import { unclaimedPayments } from './claim-lines';
import { isOfSource, type LineSource } from './line-source';

type Settlement = Pick<
  Statement,
  'card_paid_minor' | 'card_refunded_minor' | 'cash_collected_minor' | 'cash_paid_out_minor'
>;

/** What of the charges was paid by card, and the cash of the shop. */
export async function readSettlement(db: Db, source: LineSource): Promise<Settlement> {
  const cash = await sumCash(db, source);
  return {
    card_paid_minor: await sumPayments(db, source),
    card_refunded_minor: await sumCardRefunds(db, source),
    cash_collected_minor: cash.collectedMinor,
    cash_paid_out_minor: cash.paidOutMinor,
  };
}

async function sumPayments(db: Db, source: LineSource): Promise<number> {
  const { rows } =
    'statementId' in source
      ? await sql<{ minor: number }>`
          select coalesce(sum(amount_minor), 0)::bigint as minor from payment_charges
          where reference in (
            select reference from statement_payments where statement_id = ${source.statementId})`.execute(db)
      : await sql<{ minor: number }>`
          select coalesce(sum(payment_charges.amount_minor), 0)::bigint as minor
          ${unclaimedPayments(source)}`.execute(db);
  return rows[0]?.minor ?? 0;
}

/** A refund to a card names it; every other one is a credit. */
async function sumCardRefunds(db: Db, source: LineSource): Promise<number> {
  const { rows } = await sql<{ minor: number }>`
    select coalesce(-sum(order_charges.amount_minor), 0)::bigint as minor
    from order_charges join orders using (order_id)
    where kind = 'refund' and payment_reference is not null and ${isOfSource(source)}`.execute(db);
  return rows[0]?.minor ?? 0;
}
