import type { Insights } from '@courier/api-client';
import { DISTANCE_STEP } from '@courier/api-client/order-rules';
import { FEW, sumOrders } from './insight-sums';

/** Orders with a distance from `from` (inclusive) to the next kilometre (exclusive). */
interface FeeKilometre {
  from: number;
  orders: number;
  /** Null for too few orders. */
  average: number | null;
}

export interface FeeFigures {
  total: number;
  /** Null without orders. */
  average: number | null;
  /** `kilometres` is the middle of a distance step. */
  points: readonly { kilometres: number; fee: number; orders: number }[];
  kilometres: readonly FeeKilometre[];
}

const paid = (rows: Insights['fees']) => rows.reduce((sum, { fee, orders }) => sum + fee * orders, 0);

/** Delivery fees by distance. */
export function feeFigures(fees: Insights['fees']): FeeFigures {
  const total = paid(fees);
  const orders = sumOrders(fees);
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
        const count = sumOrders(rows);
        return { from, orders: count, average: count < FEW ? null : paid(rows) / count };
      }),
  };
}
