import type { LatLng } from '../wire/fields';
import type { Order } from '../orders/order.schema';
import { distanceMetres } from './place/geometry';
import { deliveryOutcome, promisedRange } from './status/promise';
import { statusCause, type StatusCause } from './status/status-cause';
import { statusFacts } from './status/status-table';
import { hasEnded } from './status/statuses';

export interface Sighting extends LatLng {
  /** Unix seconds. */
  at: number;
}

/** A delivery fee before and after a voucher, in major units. */
interface FeePair {
  fee: number;
  discounted: number | null;
}

export interface FeeChange {
  at: number;
  before: FeePair;
  after: FeePair;
}

/** Source of a fact. */
export type KnownFrom = 'portal' | 'platform' | 'rider' | 'position' | 'photo' | 'bank';

/** Interval of the stored positions. */
export const TRACK_SECONDS = 15;
/** A longer time without a position is a gap. */
const GAP_SECONDS = 60;
/** A position within this time of a change locates the change. */
const NEAR_SECONDS = 30;
/** Usual duration of rider search and handover; the excess is a delay. */
export const USUAL_SECONDS = { search: 240, shop: 300 } as const;

const TAKEN_AT: Readonly<Partial<Record<string, Order['proofs'][number]['kind']>>> = {
  PICKED_UP: 'pickup',
  DELIVERED: 'delivery',
  RETURNED_TO_VENDOR: 'return',
};
const AT_SHOP: ReadonlySet<string> = new Set(['NEAR_VENDOR', 'PICKED_UP', 'RETURNED_TO_VENDOR']);
const AT_DOOR: ReadonlySet<string> = new Set(['NEAR_CUSTOMER', 'DELIVERED']);
const BY_POSITION: ReadonlySet<string> = new Set(['NEAR_VENDOR', 'NEAR_CUSTOMER']);

function knownFrom(status: string, cause: StatusCause | null, order: Order): KnownFrom {
  const picture = TAKEN_AT[status];
  if (picture && order.proofs.some(({ kind }) => kind === picture)) return 'photo';
  if (BY_POSITION.has(status)) return 'position';
  if (cause === 'sender' || cause === 'shop') return 'portal';
  return cause ?? 'platform';
}

/** Distance from a place to the rider around that time; null without a position. */
function metresFrom(place: LatLng | null, at: number, track: readonly Sighting[]): number | null {
  const around = track.filter((seen) => Math.abs(seen.at - at) <= NEAR_SECONDS);
  const nearest = around.sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0];
  return place && nearest ? Math.round(distanceMetres(place, nearest)) : null;
}

const lastStatusTime = ({ status_history }: Order, status: string): number | null =>
  status_history.findLast((entry) => entry.status === status)?.created_at ?? null;

const secondsBetween = (from: number | null, to: number | null): number | null =>
  from === null || to === null || to < from ? null : to - from;

/** Until a rider accepted, and from arrival at the shop to collection, in seconds; null if missing. */
function measureWaits(order: Order) {
  return {
    search: secondsBetween(
      Math.max(order.created_at, order.preordered_for ?? 0),
      lastStatusTime(order, 'COURIER_ACCEPTED_DELIVERY'),
    ),
    shop: secondsBetween(lastStatusTime(order, 'NEAR_VENDOR'), lastStatusTime(order, 'PICKED_UP')),
  };
}

/** Total delay and its parts. */
function explainDelay(order: Order) {
  const outcome = deliveryOutcome(order);
  if (!outcome || outcome.minutes <= 0) return null;
  const seconds = outcome.deliveredAt - outcome.to;
  const waits = measureWaits(order);
  const over = (wait: number | null, usual: number) => Math.max(0, (wait ?? 0) - usual);
  const search = Math.min(seconds, over(waits.search, USUAL_SECONDS.search));
  const shop = Math.min(seconds - search, over(waits.shop, USUAL_SECONDS.shop));
  return { seconds, search, shop, way: seconds - search - shop };
}

function findTrackGaps(track: readonly Sighting[]) {
  return track.flatMap((seen, index) => {
    const next = track[index + 1];
    return next && next.at - seen.at > GAP_SECONDS ? [{ from: seen.at, to: next.at }] : [];
  });
}

/** Removes floating-point errors. */
const exact = (amount: number) => Math.round(amount * 1000) / 1000;
const net = ({ fee, discounted }: FeePair) => discounted ?? fee;

/** Fee entries, which add up to the charge. */
function listFeeEntries(order: Order, changes: readonly FeeChange[]) {
  const now: FeePair = { fee: order.delivery_fee, discounted: order.discounted_delivery_fee };
  const first = changes[0]?.before ?? now;
  const { end } = statusFacts(order.status);
  // The help centre refunds card payments outside this system.
  const byCard = order.order.payment_status === 'ONLINE_PAYMENT';
  const isFree = !byCard && (end === 'cancelled' || end === 'failed');
  return [
    { at: order.created_at, kind: 'quoted' as const, amount: first.fee },
    ...(first.discounted === null
      ? []
      : [{ at: order.created_at, kind: 'voucher' as const, amount: exact(first.discounted - first.fee) }]),
    ...changes.map(({ at, before, after }) => ({
      at,
      kind: 'changed' as const,
      amount: exact(net(after) - net(before)),
    })),
    ...(isFree
      ? [
          {
            at: order.status_history.at(-1)?.created_at ?? order.updated_at,
            kind: 'not-charged' as const,
            amount: exact(-net(now)),
          },
        ]
      : []),
  ];
}

/**
 * All evidence of one order, each entry with its source.
 * @param track oldest first
 * @param changes of the fee, oldest first
 */
export function buildEvidence(
  order: Order,
  pickup: LatLng | null,
  track: readonly Sighting[],
  changes: readonly FeeChange[],
) {
  const { latitude, longitude } = order.customer.location;
  const expectedPosition = (status: string): LatLng | null =>
    AT_SHOP.has(status) ? pickup : AT_DOOR.has(status) ? { latitude, longitude } : null;
  const fees = listFeeEntries(order, changes);
  const history = order.status_history;
  return {
    timeline: history.map(({ status, created_at }, index) => {
      const cause = statusCause(status, order);
      return {
        status,
        at: created_at,
        cause,
        known_from: knownFrom(status, cause, order),
        after: index === 0 ? null : created_at - (history[index - 1]?.created_at ?? created_at),
        metres: metresFrom(expectedPosition(status), created_at, track),
      };
    }),
    seconds: hasEnded(order.status)
      ? (history.at(-1)?.created_at ?? order.created_at) - order.created_at
      : null,
    waits: measureWaits(order),
    promise: promisedRange(order),
    delay: explainDelay(order),
    gaps: findTrackGaps(track),
    fees,
    charged: exact(fees.reduce((sum, { amount }) => sum + amount, 0)),
    proofs: order.proofs.map(({ kind, created_at }) => ({
      kind,
      created_at,
      metres: metresFrom(kind === 'delivery' ? { latitude, longitude } : pickup, created_at, track),
    })),
  };
}
