import { Gauge } from 'prom-client';
import type { Deps } from '../../../platform/deps';
import { unlessUnavailable } from '../../../platform/resource-metrics';
import { listPriceJumps } from './tariffs/price-jumps';

/** An infinite ratio cannot be drawn. */
const LARGEST_RATIO = 1_000_000;

/** @returns a function that updates how much prices differ from those of a day ago */
export function watchPrices({
  db,
  clock,
  metrics,
}: Pick<Deps, 'db' | 'clock' | 'metrics'>): () => Promise<void> {
  const changes = new Gauge({
    name: 'courier_price_change_ratio',
    help: 'Largest ratio between a sample fee now and 24 hours ago, by country; absent without a change.',
    labelNames: ['country'],
    registers: [metrics.registry],
  });
  return async () => {
    const jumps = await unlessUnavailable(listPriceJumps(db, clock.nowSeconds()));
    changes.reset();
    for (const { country, ratio } of jumps) changes.set({ country }, Math.min(ratio, LARGEST_RATIO));
  };
}
