import type { FastifyInstance } from 'fastify';
import { type Deps, placeSeededOrder } from '@courier/platform-api';
import { hasEnded } from '@courier/api-client/order-rules';
import { createAlarm } from './simulator/alarm';
import { incomingOrder } from './order-history/demo-orders';
import { localMarkets } from './order-history/local-market';
import type { Market } from './order-history/market';
import { createReturningCustomers, type Visit } from './order-history/returning-customers';
import { TAIWAN } from './order-history/taiwan';
import type { Db, VendorRow } from './port';

type Random = () => number;
type PulseDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'config' | 'keys'>;

/** Two shops are less busy than ten: other countries get an order in fewer than half of the cases. */
const ELSEWHERE = 0.4;
const PULSES: readonly { market: Market; share: number }[] = [
  { market: TAIWAN, share: 1 },
  ...localMarkets().map((market) => ({ market, share: ELSEWHERE })),
];
/** Mean interval over all demo shops of Taiwan; the busiest gets over a third of the orders. */
const MEAN_MS = 60_000;
const MOST_VISITS = 1000;
const [SHORTEST_MS, LONGEST_MS] = [15_000, 240_000] as const;

/** Creates demo orders regularly; one instance per database does. */
export function registerDemoPulse(app: FastifyInstance, deps: Deps): void {
  let dueMs = 0;
  const next = () => {
    dueMs = deps.clock.nowMs() + untilNextMs(Math.random);
  };
  const alarm = createAlarm({
    wait: () => dueMs - deps.clock.nowMs(),
    work: async () => {
      next();
      await placeSome(deps, Math.random);
    },
    onError: (error) => deps.log.error({ err: error }, 'an order of the demo was not placed'),
  });
  const gained = async () => {
    next();
    alarm.start();
  };
  const lost = async () => alarm.stop();
  app.addHook('onReady', () => deps.leadership.campaignFor('pulse', { gained, lost }));
  app.addHook('onClose', lost);
}

/** Exponentially distributed: customers arrive independently. */
export const untilNextMs = (random: Random): number =>
  Math.min(LONGEST_MS, Math.max(SHORTEST_MS, -Math.log(1 - random()) * MEAN_MS));

/** Places an order at the demo shops of each country at their rate. Skips shops that were never opened. */
export async function placeSome(deps: PulseDeps, random: Random): Promise<void> {
  for (const { market, share } of PULSES) if (random() < share) await placeOne(deps, market, random);
}

async function placeOne(deps: PulseDeps, market: Market, random: Random): Promise<void> {
  const { country, past } = market;
  const vendors = await deps.db
    .selectFrom('vendors')
    .selectAll()
    .where('country', '=', country)
    .orderBy('vendor_id')
    .execute();
  const vendorBusyness = (vendorId: string) => past[vendorId] ?? 0;
  const shops = vendors.filter(({ vendor_id }) => vendorBusyness(vendor_id) > 0);
  const all = shops.reduce((sum, { vendor_id }) => sum + vendorBusyness(vendor_id), 0);
  let left = random() * all;
  const shop = shops.find(({ vendor_id }) => (left -= vendorBusyness(vendor_id)) < 0);
  if (!shop) return;
  const customers = createReturningCustomers(await listVisits(deps.db, shop));
  const order = incomingOrder({ market, customers, random }, shop, deps.clock.nowSeconds());
  await placeSeededOrder(deps, order);
}

/** Recent orders of a shop and its outlets, oldest first. */
async function listVisits(db: Db, vendor: VendorRow): Promise<Visit[]> {
  const shopId = vendor.parent_vendor_id ?? vendor.vendor_id;
  const recent = await db
    .selectFrom('orders')
    .innerJoin('vendors', 'vendors.vendor_id', 'orders.vendor_id')
    .select(['orders.vendor_id', 'customer_name', 'status', 'orders.address'])
    .select(['orders.latitude', 'orders.longitude'])
    .where((where) =>
      where.or([where('vendors.vendor_id', '=', shopId), where('parent_vendor_id', '=', shopId)]),
    )
    .orderBy('orders.created_at', 'desc')
    .limit(MOST_VISITS)
    .execute();
  return recent.reverse().map(({ vendor_id, customer_name, status, address, latitude, longitude }) => ({
    shopId,
    vendorId: vendor_id,
    name: customer_name,
    destination: { address, position: { latitude, longitude } },
    isRunning: !hasEnded(status),
  }));
}
