import { TRACK_SECONDS, distanceMetres, type LatLng, type Sighting } from '@courier/api-client/order-rules';
import { rounded } from '@courier/config/geometry';
import { startNear } from '../simulator/journey';
import { seededRandom } from '../simulator/random';
import { routeBetween } from '../roads/route-between';
import type { HistoryEntry } from './story';
import { trackSlot } from '../track-slot';

interface Stretch {
  readonly way: 'approach' | 'delivery';
  readonly from: number;
  readonly to: number;
}

/** Rider progress per status, as shares of the way; a delay lies between its neighbours. */
const STRETCHES: Readonly<Record<string, Stretch>> = {
  ASSIGNED_TO_TRANSPORT: { way: 'approach', from: 0, to: 0 },
  COURIER_ACCEPTED_DELIVERY: { way: 'approach', from: 0, to: 0.9 },
  NEAR_VENDOR: { way: 'approach', from: 0.9, to: 1 },
  PICKED_UP: { way: 'delivery', from: 0, to: 0 },
  COURIER_LEFT_VENDOR: { way: 'delivery', from: 0, to: 0.88 },
  NEAR_CUSTOMER: { way: 'delivery', from: 0.88, to: 1 },
  DELIVERED: { way: 'delivery', from: 1, to: 1 },
  RETURN_INITIATED: { way: 'delivery', from: 1, to: 0 },
  RETURNED_TO_VENDOR: { way: 'delivery', from: 0, to: 0 },
};
/** Position of a late rider on the way to the customer when the delay is reported. */
const DELAYED_AT = 0.5;
/** Chance that the phone loses its signal. */
const GAP_CHANCE = 0.12;
const GAP_SLOTS = 7;

export interface PastWay {
  readonly orderId: string;
  readonly pickup: LatLng;
  readonly dropoff: LatLng;
  /** Oldest first. */
  readonly history: readonly HistoryEntry[];
}

/** The rider's positions during a past order: one per time slot, from assignment to the end. */
export function buildTrack({ orderId, pickup, dropoff, history }: PastWay): Sighting[] {
  const random = seededRandom(hashToNumber(orderId));
  const ways = {
    approach: walk(routeBetween(startNear(pickup, random), pickup)),
    delivery: walk(routeBetween(pickup, dropoff)),
  };
  const seen = history.flatMap((entry, index) => {
    const stretch = trackStretch(history, index);
    if (!stretch) return [];
    const end = history[index + 1]?.created_at ?? entry.created_at;
    const share = (at: number) =>
      end === entry.created_at ? 0 : (at - entry.created_at) / (end - entry.created_at);
    return momentsBetween(entry.created_at, end).map((at) => ({
      at,
      ...rounded(ways[stretch.way](stretch.from + (stretch.to - stretch.from) * share(at))),
    }));
  });
  const track = seen.filter(({ at }, index) => trackSlot(at) !== trackSlot(seen[index - 1]?.at ?? -1));
  if (random() > GAP_CHANCE || track.length < GAP_SLOTS * 4) return track;
  const lost = GAP_SLOTS + Math.floor(random() * (track.length - GAP_SLOTS * 3));
  return track.filter((_, index) => index < lost || index >= lost + GAP_SLOTS);
}

function trackStretch(history: readonly HistoryEntry[], index: number): Stretch | undefined {
  const [status = '', next] = [history[index]?.status, history[index + 1]?.status];
  if (status === 'DELAYED') return { way: 'delivery', from: DELAYED_AT, to: 0.88 };
  const stretch = STRETCHES[status];
  return stretch && next === 'DELAYED' ? { ...stretch, to: DELAYED_AT } : stretch;
}

/** The time of a change and the start of each slot until the next one. */
function momentsBetween(from: number, to: number): number[] {
  const slots = Math.max(0, trackSlot(to) - trackSlot(from));
  return [
    from,
    ...Array.from({ length: slots }, (_, index) => (trackSlot(from) + 1 + index) * TRACK_SECONDS),
  ];
}

function walk(path: readonly LatLng[]): (share: number) => LatLng {
  const [first] = path as readonly [LatLng];
  let all = 0;
  const ends = path.map(
    (point, index) => (all += index === 0 ? 0 : distanceMetres(path[index - 1] ?? point, point)),
  );
  return (share) => {
    const metres = share * all;
    const index = ends.findIndex((end) => end >= metres);
    const [start, end] = [path[index - 1], path[index]];
    if (index === -1) return path.at(-1) ?? first;
    if (!start || !end) return first;
    const begun = ends[index - 1] ?? 0;
    const part = (metres - begun) / ((ends[index] ?? begun) - begun || 1);
    return {
      latitude: start.latitude + (end.latitude - start.latitude) * part,
      longitude: start.longitude + (end.longitude - start.longitude) * part,
    };
  };
}

const hashToNumber = (text: string): number =>
  [...text].reduce((sum, sign) => Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0), 7) >>> 0;
