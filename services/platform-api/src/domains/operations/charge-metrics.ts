import { Gauge } from 'prom-client';
import type { Deps } from '../../platform/deps';
import { unlessUnavailable } from '../../platform/resource-metrics';
import { countUnsplitOrders } from './doctor/facts/unsplit-orders';

/** @returns a function that updates how many orders got their lines from the database */
export function watchCharges({
  db,
  clock,
  metrics,
}: Pick<Deps, 'db' | 'clock' | 'metrics'>): () => Promise<void> {
  const unsplit = new Gauge({
    name: 'courier_orders_without_lines',
    help: 'Orders whose fee was stored without its lines in the last 24 hours, by country; absent without one.',
    labelNames: ['country'],
    registers: [metrics.registry],
  });
  return async () => {
    const counts = await unlessUnavailable(countUnsplitOrders(db, clock.nowSeconds()));
    unsplit.reset();
    for (const { country, orders } of counts) unsplit.set({ country }, orders);
  };
}
