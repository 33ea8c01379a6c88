import { TRACK_SECONDS, distanceMetres } from '@courier/api-client/order-rules';
import { describe, expect, it } from '@jest/globals';
import { trackSlot } from '../track-slot';
import { OUTCOMES } from '../simulator/journey';
import { pastHistory } from './story';
import { buildTrack } from './build-track';

/** Kuwait City, Islamabad, Berlin and Taipei, where riders follow drawn roads. */
const PLACES = [
  { latitude: 29.3697, longitude: 47.9783 },
  { latitude: 33.7077, longitude: 73.0498 },
  { latitude: 52.5296, longitude: 13.3986 },
  { latitude: 25.0262, longitude: 121.5434 },
] as const;
const ORDERS = PLACES.flatMap((pickup, place) =>
  OUTCOMES.filter((outcome) => outcome !== 'stuck').flatMap((outcome) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((sequence) => {
      const dropoff = {
        latitude: pickup.latitude + 0.0031 * sequence,
        longitude: pickup.longitude - 0.0013 * sequence,
      };
      const createdAt = 1_795_000_001 + place * 86_400 + sequence * 977;
      const history = pastHistory(createdAt, outcome, sequence, pickup, dropoff);
      return { orderId: `v${place}-${outcome}-${sequence}`, pickup, dropoff, history, outcome };
    }),
  ),
);
const withRider = ORDERS.filter(({ history }) =>
  history.some(({ status }) => status === 'ASSIGNED_TO_TRANSPORT'),
);
const statusTimeSeconds = ({ history }: (typeof ORDERS)[number], status: string) =>
  history.find((entry) => entry.status === status)?.created_at ?? Number.NaN;
const trackAround = (order: (typeof ORDERS)[number], at: number) =>
  buildTrack(order).filter((seen) => Math.abs(seen.at - at) <= TRACK_SECONDS);

describe('the track of a past order', () => {
  it('has at most one position in each slot of time, from being found to the end', () => {
    expect(withRider).toHaveLength(PLACES.length * 8 * 4);
    for (const order of withRider) {
      const track = buildTrack(order);
      const slots = track.map(({ at }) => trackSlot(at));
      expect(slots).toEqual([...new Set(slots)].sort((a, b) => a - b));
      expect(track[0]?.at).toBe(statusTimeSeconds(order, 'ASSIGNED_TO_TRANSPORT'));
      const end = order.history.at(-1)?.created_at ?? 0;
      expect(end - (track.at(-1)?.at ?? 0)).toBeLessThanOrEqual(TRACK_SECONDS);
    }
  });

  it('leads from near the shop to the shop, to the door, and back when it was returned', () => {
    for (const order of withRider) {
      const track = buildTrack(order);
      const [start, last] = [track[0], track.at(-1)];
      if (!start || !last) throw new Error('no track');
      expect(distanceMetres(start, order.pickup)).toBeLessThan(1500);
      const ends = {
        returned: order.pickup,
        'failed-pickup': order.pickup,
        delivered: order.dropoff,
        delayed: order.dropoff,
      };
      const end = ends[order.outcome as keyof typeof ends];
      expect(distanceMetres(last, end)).toBeLessThan(200);
    }
    const delivered = withRider.filter(({ outcome }) => outcome === 'delivered');
    const atShop = delivered.flatMap((order) =>
      trackAround(order, statusTimeSeconds(order, 'PICKED_UP')).map((seen) => [seen, order.pickup] as const),
    );
    expect(atShop.length).toBeGreaterThan(delivered.length);
    for (const [seen, shop] of atShop) expect(distanceMetres(seen, shop)).toBeLessThan(60);
  });

  it('is no faster than a scooter', () => {
    const speeds = withRider.flatMap((order) => {
      const track = buildTrack(order);
      return track.slice(1).map((seen, index) => {
        const before = track[index] ?? seen;
        return distanceMetres(before, seen) / (seen.at - before.at);
      });
    });
    expect(Math.max(...speeds)).toBeLessThan(17);
  });

  it('is deterministic and has occasional gaps', () => {
    const [order] = withRider;
    expect(order && buildTrack(order)).toEqual(order && buildTrack({ ...order }));
    const hasGap = withRider.filter((one) => {
      const track = buildTrack(one);
      return track.some(({ at }, index) => at - (track[index - 1]?.at ?? at) > 60);
    });
    expect(hasGap.length).toBeGreaterThan(0);
    expect(hasGap.length).toBeLessThan(withRider.length / 4);
  });

  it('is empty when no rider was found', () => {
    for (const order of ORDERS) if (!withRider.includes(order)) expect(buildTrack(order)).toEqual([]);
  });
});
