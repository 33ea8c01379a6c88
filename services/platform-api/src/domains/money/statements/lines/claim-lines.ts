import type { CountryCode } from '@courier/config';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database';
import { chargedAt, endedAt, isCharged, isTaken } from './charged-orders';

/** A shop without a parent, and the time of which it is charged. */
export interface ClaimRange {
  vendorId: string;
  country: CountryCode;
  /** When statements of the country begin; earlier charges are on none. Unix seconds. */
  since: number;
  /** The end of the month, exclusive. */
  until: number;
}

/** Orders of a shop and its outlets. */
export const ofShop = (vendorId: string) =>
  sql<boolean>`orders.vendor_id in (
    select vendor_id from vendors where vendor_id = ${vendorId} or parent_vendor_id = ${vendorId})`;

/** Lines that are charged and on no statement, in `order_charges join orders`. */
export const isUnclaimed = ({ vendorId, since, until }: ClaimRange) => sql<boolean>`
  ${ofShop(vendorId)} and ${isCharged} and ${chargedAt} >= ${since} and ${chargedAt} < ${until}
  and not exists (select from statement_lines as claimed
    where claimed.order_id = order_charges.order_id and claimed.line = order_charges.line)`;

/**
 * Puts every unclaimed line of a shop on a statement. The primary key refuses a line on a second one.
 * @returns their number
 */
export async function claimLines(trx: Db, statementId: number, range: ClaimRange): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into statement_lines (order_id, line, statement_id)
    select order_charges.order_id, order_charges.line, ${statementId}::bigint
    from order_charges join orders using (order_id) where ${isUnclaimed(range)}`.execute(trx);
  return Number(numAffectedRows);
}

/**
 * Card payments that were taken and are on no statement, of the orders of a shop that ended since statements began, with a
 * line on a statement or, for a preview, with a line that would be on it. An earlier order, whose fee is on no
 * statement, gets a line by a refund: its payment is on none either.
 * @param source without an end, only the orders with a line on a statement
 */
export const unclaimedPayments = (source: Pick<ClaimRange, 'vendorId' | 'since'> | ClaimRange) => sql`
  from payment_charges join payment_intents using (intent_id) join orders using (order_id)
  where ${ofShop(source.vendorId)} and ${isTaken} and ${endedAt} >= ${source.since}
    and (exists (select from statement_lines as claimed where claimed.order_id = orders.order_id)
      or ${
        'until' in source
          ? sql`exists (select from order_charges
        where order_charges.order_id = orders.order_id and ${isUnclaimed(source)})`
          : sql`false`
      })
    and not exists (select from statement_payments as paid where paid.reference = payment_charges.reference)`;

export async function claimPayments(
  trx: Db,
  statementId: number,
  { vendorId, since }: ClaimRange,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into statement_payments (reference, statement_id)
    select payment_charges.reference, ${statementId}::bigint ${unclaimedPayments({ vendorId, since })}`.execute(
    trx,
  );
  return Number(numAffectedRows);
}
