import type { CountryCode } from '@courier/config';
import type { FeeChange } from '@courier/api-client/order-rules';
import type { Db } from '../../../platform/db/database';
import { toMajor } from '../../../platform/money';
import { isFeeLine } from './charge-lines';
import { currentRows, type ChargeRow } from './charge-rows';
import { listChargeRows } from './charges.repository';
import { listFeeSums } from './fee-sums';

/** Oldest first, in major units. */
export async function listFeeChanges(db: Db, orderId: string, country: CountryCode): Promise<FeeChange[]> {
  const recorded = await listFeeSums(db, orderId, country);
  const charged = listChargedChanges(await listChargeRows(db, orderId), country);
  // Of a change since the lines, both exist.
  const newer = charged.filter(({ at }) => !recorded.some((change) => change.at === at));
  return [...recorded, ...newer].toSorted((a, b) => a.at - b.at);
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
