import type { CountryCode } from '@courier/config';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database';
import type { CardRefundRow } from '../../../../platform/db/tables/payment-tables';

/** A refund with the account that charged. */
export interface CardRefund extends CardRefundRow {
  country: CountryCode;
  adapter: string;
}

const selectRefunds = (db: Db) =>
  db
    .selectFrom('card_refunds as refunds')
    .innerJoin('payment_charges as charges', 'charges.reference', 'refunds.charge_reference')
    .selectAll('refunds')
    .select(['charges.country', 'charges.adapter']);

export const findRefund = (db: Db, reference: string): Promise<CardRefund | undefined> =>
  selectRefunds(db).where('refunds.reference', '=', reference).executeTakeFirst();

/** Oldest first. */
export const listRefunds = (db: Db, chargeReference: string): Promise<CardRefundRow[]> =>
  db
    .selectFrom('card_refunds')
    .selectAll()
    .where('charge_reference', '=', chargeReference)
    .orderBy('created_at')
    .orderBy('reference')
    .execute();

/** What was given back or will be. A refund that needs a person counts, because the provider may have paid it. */
export const sumRefunds = (refunds: readonly Pick<CardRefundRow, 'amount_minor'>[]): number =>
  refunds.reduce((sum, { amount_minor }) => sum + amount_minor, 0);

/**
 * Refunds that are due, the longest due first.
 * @param limit of each account, for refunds that failed and for the others
 */
export function listDueRefunds(db: Db, nowMs: number, limit: number): Promise<CardRefund[]> {
  const due = selectRefunds(db)
    .select(
      sql<number>`row_number() over (partition by charges.country, charges.adapter, refunds.tries > 0
        order by refunds.next_try_at_ms, refunds.reference)`.as('place'),
    )
    .where('refunds.state', '=', 'PENDING')
    .where('refunds.next_try_at_ms', '<=', nowMs)
    .as('due');
  return db.selectFrom(due).selectAll().where('place', '<=', limit).orderBy('next_try_at_ms').execute();
}

type Plan = Partial<Pick<CardRefundRow, 'next_try_at_ms' | 'tries' | 'last_error'>>;

/** Plans the next call of a refund that still is to be sent. */
export async function planRefund(db: Db, reference: string, plan: Plan): Promise<void> {
  await db
    .updateTable('card_refunds')
    .set(plan)
    .where('reference', '=', reference)
    .where('state', '=', 'PENDING')
    .execute();
}
