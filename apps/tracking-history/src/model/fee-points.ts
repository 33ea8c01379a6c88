import type { Insights } from '@courier/api-client';
import { DISTANCE_STEP } from '@courier/api-client/order-rules';
import { FEW, sumOf } from './insight-sums';

/** Orders of one kilometre: from `from` on and below the next. */
export interface FeeKilometre {
  from: number;
  orders: number;
  /** Null while they are too few. */
  average: number | null;
}

export interface FeeFigures {
  /** All fees together. */
  total: number;
  /** Null without orders. */
  average: number | null;
  /** Middle of a step of distance in kilometres, fee, orders. */
  points: readonly { kilometres: number; fee: number; orders: number }[];
  kilometres: readonly FeeKilometre[];
}

const paid = (rows: Insights['fees']) => rows.reduce((sum, { fee, orders }) => sum + fee * orders, 0);

/** What deliveries cost, by how far they went. */
export function feeFigures(fees: Insights['fees']): FeeFigures {
  const total = paid(fees);
  const orders = sumOf(fees);
  const byKilometre = new Map<number, Insights['fees'][number][]>();
  for (const row of fees) {
    const from = Math.floor(row.metres / 1000);
    byKilometre.set(from, [...(byKilometre.get(from) ?? []), row]);
  }
  return {
    total,
    average: orders === 0 ? null : total / orders,
    points: fees.map((row) => ({
      kilometres: (row.metres + DISTANCE_STEP / 2) / 1000,
      fee: row.fee,
      orders: row.orders,
    })),
    kilometres: [...byKilometre]
      .sort(([a], [b]) => a - b)
      .map(([from, rows]) => {
        const count = sumOf(rows);
        return { from, orders: count, average: count < FEW ? null : paid(rows) / count };
      }),
  };
}
