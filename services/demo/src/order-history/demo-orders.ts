import { rangeGivenAt, type OrderStatus } from '@courier/api-client/order-rules';
import { countryConfig } from '@courier/config';
import { addDays, localDate, startOfDay } from '@courier/config/time';
import type { SeededOrder, VendorRow } from '../port';
import { demoTariff } from '../prices/demo-rules';
import { findDemoRoute } from '../roads/demo-routing';
import type { Outcome } from '../simulator/journey';
import { seededRandom } from '../simulator/random';
import type { Market } from './market';
import { createReturningCustomers, type ReturningCustomers } from './returning-customers';
import { pastHistory, pastOutcome, runningHistory, type HistoryEntry } from './story';

const DAYS = 60;
const CANCEL_REASONS = [
  'NO_RIDERS',
  'CUSTOMER_CANCELLED',
  'ADDRESS_INCOMPLETE',
  'INCORRECT_ORDER_DETAILS',
  'DUPLICATE_ORDER',
] as const;
/** Minutes of the day; noon and evening are more frequent. */
// oxfmt-ignore
const BUSY = [660, 690, 715, 730, 750, 780, 840, 900, 960, 1020, 1065, 1090, 1110, 1130, 1155, 1180, 1215, 1260] as const;

export interface DemoOrder {
  readonly order: SeededOrder;
  /** Set for orders the simulator continues. */
  readonly plot: { sequence: number; outcome: Outcome } | null;
}

type Random = () => number;

interface DraftSource {
  readonly market: Market;
  readonly customers: ReturningCustomers;
  readonly random: Random;
}

const one = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;

/** Sixty days of orders, some running and one scheduled per parent. Deterministic per day. */
export function demoOrders(
  market: Market,
  vendors: readonly VendorRow[],
  riderIds: readonly string[],
  now: number,
  speed: number,
): DemoOrder[] {
  const random = seededRandom(20_260_101);
  const source: DraftSource = { market, customers: createReturningCustomers(), random };
  const past = vendors.flatMap((vendor) =>
    Array.from({ length: market.past[vendor.vendor_id] ?? 0 }, () =>
      pastOrder(source, vendor, riderIds, now),
    ),
  );
  let sequence = 1_000_000;
  const running = vendors.flatMap((vendor) =>
    (market.running[vendor.vendor_id] ?? []).map((status) =>
      runningOrder(source, vendor, riderIds, status, { sequence: (sequence += 1) }, now, speed),
    ),
  );
  const scheduled = vendors
    .filter((vendor) => market.running[vendor.vendor_id] && vendor.is_parent && vendor.latitude !== null)
    .map((vendor) => scheduledOrder(source, vendor, now));
  return [...past, ...running, ...scheduled].sort((a, b) => a.order.createdAt - b.order.createdAt);
}

export const incomingOrder = (source: DraftSource, vendor: VendorRow, now: number): SeededOrder =>
  draft(source, vendor, now, true);

function pastOrder(
  source: DraftSource,
  vendor: VendorRow,
  riderIds: readonly string[],
  now: number,
): DemoOrder {
  const { market, random } = source;
  const { timezone } = countryConfig(market.country);
  const daysAgo = Math.floor(random() ** 1.4 * (DAYS + 1));
  const midnight = addDays(startOfDay(now, timezone), -daysAgo, timezone);
  const wanted = midnight + one(BUSY, random) * 60 + Math.floor(random() * 1800);
  const createdAt = wanted < now - 4000 ? wanted : addDays(wanted, -1 - Math.floor(random() * 6), timezone);
  const base = draft(source, vendor, createdAt, false);
  const outcome = pastOutcome(random);
  const history = pastHistory(
    createdAt,
    outcome,
    Math.floor(random() * 1e6),
    base.pickup,
    base.customer.position,
  );
  const statusTime = (status: OrderStatus) =>
    history.find((entry) => entry.status === status)?.created_at ?? null;
  const isCancelled = outcome === 'cancelled';
  const reason = one(CANCEL_REASONS, random);
  const arrivesAt = statusTime('DELIVERED') ?? statusTime('RETURNED_TO_VENDOR');
  const order: SeededOrder = {
    ...base,
    history,
    riderId: isCancelled ? null : one(riderIds, random),
    arrivals: isCancelled
      ? base.arrivals
      : { origin_eta: statusTime('PICKED_UP'), destination_eta: arrivesAt },
    promise: isCancelled ? null : promiseFor(createdAt, promisedAt(createdAt, history)),
    ending: {
      cancellation_reason: isCancelled ? reason : null,
      cancelled_by: isCancelled ? (reason === 'NO_RIDERS' ? 'PLATFORM' : 'USER') : null,
      return_reason: statusTime('RETURN_INITIATED') === null ? null : 'RIDER_UNABLE_TO_FIND_CUSTOMER',
    },
    proofs: listProofs(history),
  };
  return { order, plot: null };
}

function promiseFor(createdAt: number, arrivesAt: number) {
  const { from, to } = rangeGivenAt(createdAt, (arrivesAt - createdAt) / 60);
  return { promised_for: arrivesAt, promised_from: from, promised_to: to };
}

/** The promised time: usually within a few minutes of the end, earlier for a late order. */
function promisedAt(createdAt: number, history: readonly HistoryEntry[]): number {
  const end = (history.at(-1) as HistoryEntry).created_at;
  const wasLate = history.some(({ status }) => status === 'DELAYED');
  const off = wasLate ? -(480 + (createdAt % 900)) : (createdAt % 600) - 240;
  return Math.max(createdAt + 600, end + off);
}

function runningOrder(
  source: DraftSource,
  vendor: VendorRow,
  riderIds: readonly string[],
  status: OrderStatus,
  { sequence }: { sequence: number },
  now: number,
  speed: number,
): DemoOrder {
  const base = draft(source, vendor, now, true);
  const outcome: Outcome =
    status === 'DELAYED'
      ? 'delayed'
      : status === 'WAITING_FOR_TRANSPORT' && sequence % 2 === 0
        ? 'cancelled'
        : status === 'NEAR_CUSTOMER' && vendor.vendor_id === 'v4001'
          ? 'returned'
          : 'delivered';
  const plot = { sequence, outcome };
  const history = runningHistory(now, status, plot, speed, base.pickup, base.customer.position);
  const hasRider = history.some((entry) => entry.status === 'ASSIGNED_TO_TRANSPORT');
  const createdAt = (history[0] as HistoryEntry).created_at;
  const arrivesAt = now + Math.round(1800 / speed);
  const order: SeededOrder = {
    ...base,
    createdAt,
    history,
    riderId: hasRider ? (riderIds[sequence % riderIds.length] as string) : null,
    arrivals: { origin_eta: now + Math.round(900 / speed), destination_eta: arrivesAt },
    promise: promiseFor(createdAt, arrivesAt),
    proofs: listProofs(history),
  };
  return { order, plot };
}

function scheduledOrder(source: DraftSource, vendor: VendorRow, now: number): DemoOrder {
  const { random } = source;
  const createdAt = now - 600 - Math.floor(random() * 3000);
  const base = draft(source, vendor, createdAt, true);
  const preorderedFor = Math.ceil((now + 5 * 3600 + random() * 12 * 3600) / 900) * 900;
  const history: HistoryEntry[] = [
    { status: 'NEW', created_at: createdAt },
    { status: 'RECEIVED', created_at: createdAt + 20 },
  ];
  return { order: { ...base, preorderedFor, history }, plot: null };
}

function draft(
  { market, customers, random }: DraftSource,
  vendor: VendorRow,
  createdAt: number,
  isRunning: boolean,
): SeededOrder {
  const { country, names } = market;
  const pickup =
    vendor.latitude === null || vendor.longitude === null
      ? market.unpinned
      : { latitude: vendor.latitude, longitude: vendor.longitude };
  const shopId = vendor.parent_vendor_id ?? vendor.vendor_id;
  const name = customers.chooseName(shopId, names, random);
  if (isRunning) customers.addRunning(shopId, name);
  const fresh = market.destination(vendor.vendor_id, pickup, name, random);
  const destination = customers.chooseAddress(vendor.vendor_id, name, fresh);
  const route = findDemoRoute({ source: pickup, destination: destination.position });
  const shop = market.listItems(vendor.vendor_id);
  const chosen = new Set(Array.from({ length: 1 + Math.floor(random() * 3) }, () => one(shop, random)));
  const basket = [...chosen].map((item) => ({ item, count: 1 + Math.floor(random() * 2.4) }));
  const total = basket.reduce((sum, { item, count }) => sum + item.price * count, 0);
  const isCash = random() < 0.3;
  // Customers return: a phone number belongs to a name.
  const phone = market.createPhone(names.indexOf(name));
  const orderId = createOrderId(vendor.vendor_id, createdAt, countryConfig(country).timezone, random);
  const notes = one(market.notes, random);
  return {
    orderId,
    vendor,
    createdAt,
    preorderedFor: null,
    customer: { name, phoneNumber: phone, ...destination, notes },
    pickup,
    route,
    description: basket.map(({ item, count }) => `${count} × ${item.text}`).join(', '),
    amount: total,
    isCash,
    fee: { tariff: demoTariff(country), isRaining: random() < 0.08 },
    history: [],
    riderId: null,
    arrivals: { origin_eta: null, destination_eta: null },
    promise: null,
    ending: { cancellation_reason: null, cancelled_by: null, return_reason: null },
    proofs: [],
  };
}

const PROOF_OF: Readonly<Record<string, string>> = {
  PICKED_UP: 'pickup',
  DELIVERED: 'delivery',
  RETURNED_TO_VENDOR: 'return',
};

const listProofs = (history: readonly HistoryEntry[]) =>
  history.flatMap(({ status, created_at }) =>
    PROOF_OF[status] ? [{ kind: PROOF_OF[status], created_at }] : [],
  );

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Like a real id, but seeded: demo data is the same everywhere. */
function createOrderId(vendorId: string, createdAt: number, timezone: string, random: Random): string {
  const month = localDate(createdAt, timezone).slice(2, 7).replace('-', '');
  return `${vendorId}-${month}${Array.from({ length: 14 }, () => one([...LETTERS], random)).join('')}`;
}
