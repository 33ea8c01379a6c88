import type { CountryCode } from '@courier/config';
import type { FeeChange } from '@courier/api-client/order-rules';
import type { Db } from '../../../platform/db/database';
import { toMajor } from '../../../platform/money';
import { isFeeLine } from './charge-lines';
import { currentRows, type ChargeRow } from './charge-rows';
import { listChargeRows } from './charges.repository';

/** Oldest first, in major units. */
export async function listFeeChanges(db: Db, orderId: string, country: CountryCode): Promise<FeeChange[]> {
  const earlier = await listEarlierChanges(db, orderId, country);
  const charged = listChargedChanges(await listChargeRows(db, orderId), country);
  // An instance of an earlier release records a change itself, and the database its lines.
  const newer = charged.filter(({ at }) => !earlier.some((change) => change.at === at));
  return [...earlier, ...newer].toSorted((a, b) => a.at - b.at);
}

/** Each moment after the first adds the lines of one change. */
function listChargedChanges(rows: readonly ChargeRow[], country: CountryCode): FeeChange[] {
  const fees = rows.filter(isFeeLine);
  const moments = [...new Set(fees.map(({ occurred_at }) => occurred_at))];
  const states = moments.map((at) => ({
    at,
    ...readFees(
      fees.filter(({ occurred_at }) => occurred_at <= at),
      country,
    ),
  }));
  return states.slice(1).flatMap(({ at, ...after }, index) => {
    const { fee = 0, discounted = null } = states[index] ?? {};
    const isSame = fee === after.fee && discounted === after.discounted;
    return isSame ? [] : [{ at, before: { fee, discounted }, after }];
  });
}

function readFees(rows: readonly ChargeRow[], country: CountryCode): FeeChange['after'] {
  const sum = (lines: readonly ChargeRow[]) =>
    toMajor(
      lines.reduce((total, { amount_minor }) => total + amount_minor, 0),
      country,
    );
  const current = currentRows(rows);
  const undiscounted = current.filter(({ kind }) => kind !== 'voucher');
  return {
    fee: sum(undiscounted),
    discounted: undiscounted.length < current.length ? sum(current) : null,
  };
}

/** Changes that an earlier release recorded. */
async function listEarlierChanges(db: Db, orderId: string, country: CountryCode): Promise<FeeChange[]> {
  const rows = await db
    .selectFrom('fee_changes')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('changed_at')
    .execute();
  const pair = (fee: number, discounted: number | null) => ({
    fee: toMajor(fee, country),
    discounted: discounted === null ? null : toMajor(discounted, country),
  });
  return rows.map((row) => ({
    at: row.changed_at,
    before: pair(row.fee_before_minor, row.discounted_before_minor),
    after: pair(row.fee_after_minor, row.discounted_after_minor),
  }));
}
