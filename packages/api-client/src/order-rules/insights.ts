import { keptPromise } from './status/promise';

/** Aggregated orders; minutes are whole. */
export interface InsightCounts {
  endings: readonly {
    vendorId: string;
    status: string;
    reason: string | null;
    by: 'USER' | 'PLATFORM' | null;
    orders: number;
  }[];
  /** `at` is a time within the half hour of creation, unix seconds. */
  placed: readonly { at: number; orders: number }[];
  deliveries: readonly { vendorId: string; minutes: number; orders: number }[];
  pickups: readonly { minutes: number; orders: number }[];
  /** Without scheduled orders, whose promise is a time of day. */
  promises: readonly { vendorId: string; promised: number; actual: number; orders: number }[];
  /** `fee` in major units. */
  fees: readonly { metres: number; fee: number; orders: number }[];
}

const PROMISE_STEP = 5;
export const DISTANCE_STEP = 250;

const roundedTo = (step: number, value: number) => Math.round(value / step) * step;

/** In order of first occurrence. */
function added<Row extends { orders: number; late?: number }>(
  rows: readonly Row[],
  readKey: (row: Row) => string,
): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const key = readKey(row);
    const held = sums.get(key);
    const late = row.late === undefined ? {} : { late: (held?.late ?? 0) + row.late };
    sums.set(key, held ? { ...held, orders: held.orders + row.orders, ...late } : row);
  }
  return [...sums.values()];
}

const total = (rows: readonly { orders: number }[]) => rows.reduce((sum, { orders }) => sum + orders, 0);

/**
 * The smallest value that a share of the orders does not exceed; null without orders.
 * @param share 0.5 for the median
 */
export function quantile(rows: readonly { minutes: number; orders: number }[], share: number): number | null {
  const wanted = total(rows) * share;
  let seen = 0;
  for (const { minutes, orders } of [...rows].sort((a, b) => a.minutes - b.minutes)) {
    seen += orders;
    if (seen >= wanted) return minutes;
  }
  return null;
}

function summarizeOutlets({ endings, deliveries, promises }: InsightCounts) {
  const ids = [...new Set(endings.map(({ vendorId }) => vendorId))].sort();
  return ids.map((id) => {
    const own = <Row extends { vendorId: string }>(rows: readonly Row[]) =>
      rows.filter(({ vendorId }) => vendorId === id);
    const delivered = own(deliveries);
    const promised = own(promises);
    return {
      vendor_id: id,
      orders: total(own(endings)),
      delivered: total(delivered),
      median_minutes: quantile(delivered, 0.5),
      promised: total(promised),
      on_time: total(promised.filter((row) => keptPromise(row.promised, row.actual))),
    };
  });
}

/** @param toClock weekday (1 is Monday) and hour in the country */
export function foldInsights(
  counts: InsightCounts,
  toClock: (at: number) => { weekday: number; hour: number },
) {
  const { endings, placed, deliveries, pickups, promises, fees } = counts;
  const stepped = promises.map(({ promised, actual, orders }) => ({
    promised: roundedTo(PROMISE_STEP, promised),
    actual,
    orders,
    // By the exact promise, as in the outlets' counts: a rounded one would judge some deliveries differently.
    late: keptPromise(promised, actual) ? 0 : orders,
  }));
  return {
    endings: added(
      endings.map(({ vendorId: _, ...ending }) => ending),
      ({ status, reason, by }) => `${status} ${reason} ${by}`,
    ),
    hours: added(
      placed.map(({ at, orders }) => ({ ...toClock(at), orders })),
      ({ weekday, hour }) => `${weekday} ${hour}`,
    ),
    deliveries: added(
      deliveries.map(({ minutes, orders }) => ({ minutes, orders })),
      ({ minutes }) => String(minutes),
    ),
    pickups: added(pickups, ({ minutes }) => String(minutes)),
    promises: added(stepped, ({ promised, actual }) => `${promised} ${actual}`),
    fees: added(fees, ({ metres, fee }) => `${metres} ${fee}`),
    outlets: summarizeOutlets(counts),
  };
}
