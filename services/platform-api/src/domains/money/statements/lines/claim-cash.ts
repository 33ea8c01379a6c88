import type { CountryCode } from '@courier/config';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database';
import type { ClaimRange } from './claim-lines';

/** Cash of a shop and its outlets in minor units. */
export interface ShopCash {
  collectedMinor: number;
  paidOutMinor: number;
}

/** Kinds of postings that move collected cash; every other one moves cash to the shop. */
const COLLECTING = sql`('assumed', 'collected', 'corrected')`;

/** The sums of entries of shops in `cash_entries`. */
const CASH_SUMS = sql`coalesce(-sum(amount_minor) filter (where kind in ${COLLECTING}), 0)::bigint as "collectedMinor",
  coalesce(sum(amount_minor) filter (where kind not in ${COLLECTING}), 0)::bigint as "paidOutMinor"`;

/** Entries of a shop in the ledger of its country that are on no statement. */
const isUnclaimed = ({ vendorId, country, since, until }: ClaimRange) => sql<boolean>`
  entry.country = ${country} and entry.account in (select 'shop:' || vendor_id from vendors
    where vendor_id = ${vendorId} or parent_vendor_id = ${vendorId})
  and entry.booked_at >= ${since} and entry.booked_at < ${until}
  and not exists (select from statement_cash as claimed
    where claimed.posting = entry.posting and claimed.account = entry.account)`;

/** Puts the entries of a shop on a statement. @returns their number */
export async function claimCash(trx: Db, statementId: number, range: ClaimRange): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into statement_cash (posting, account, statement_id)
    select entry.posting, entry.account, ${statementId}::bigint from cash_entries as entry
    where ${isUnclaimed(range)}`.execute(trx);
  return Number(numAffectedRows);
}

/** @param source a statement, or the range of which a preview is */
export async function sumCash(db: Db, source: { statementId: number } | ClaimRange): Promise<ShopCash> {
  const condition =
    'statementId' in source
      ? sql<boolean>`exists (select from statement_cash as claimed where claimed.posting = entry.posting
          and claimed.account = entry.account and claimed.statement_id = ${source.statementId})`
      : isUnclaimed(source);
  const { rows } = await sql<ShopCash>`
    select ${CASH_SUMS} from cash_entries as entry where ${condition}`.execute(db);
  return rows[0] ?? { collectedMinor: 0, paidOutMinor: 0 };
}

/** Cash of guests, who have no statement, that was booked in a time. */
export async function sumGuestCash(
  db: Db,
  country: CountryCode,
  { from, until }: { from: number; until: number },
): Promise<ShopCash> {
  const { rows } = await sql<ShopCash>`
    select ${CASH_SUMS} from cash_entries
    where country = ${country} and account like 'shop:guest-%' and booked_at >= ${from} and booked_at < ${until}`.execute(
    db,
  );
  return rows[0] ?? { collectedMinor: 0, paidOutMinor: 0 };
}
