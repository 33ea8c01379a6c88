import { describe, expect, it } from '@jest/globals';
import { pathBetween, pathLength, pointAlong } from '@courier/api-client/order-rules';
import { buildOrder } from '@courier/api-client/testing';
import { buildJourney } from './journey';

const pickup = { latitude: 25.0418, longitude: 121.5519 };
const { latitude, longitude } = buildOrder({}).customer.location;
const whole = pathBetween(pickup, { latitude, longitude });
const buildJourneyOrder = (status: string) => buildOrder({ status, route: whole });

describe('the journey on the map', () => {
  it('splits the path at the rider once the parcel is collected', () => {
    const rider = pointAlong(whole, pathLength(whole) / 2);
    const journey = buildJourney(buildJourneyOrder('PICKED_UP'), pickup, rider);
    expect(journey.travelled[0]).toEqual(pickup);
    expect(journey.travelled.at(-1)).toEqual(rider);
    expect(journey.route[0]).toEqual(rider);
    expect(journey.remaining).toBeCloseTo(pathLength(whole) / 2, 0);
  });

  it('follows the paths sent with order and rider', () => {
    const corner = { latitude: pickup.latitude, longitude };
    const route = [pickup, corner, { latitude, longitude }];
    const rider = pointAlong(route, 200);
    const routedJourney = buildJourney({ ...buildJourneyOrder('PICKED_UP'), route }, pickup, rider);
    expect(routedJourney).toMatchObject({
      travelled: [pickup, rider],
      route: [rider, corner, { latitude, longitude }],
    });
    const approach = [rider, pickup];
    const coming = buildJourney({ ...buildJourneyOrder('NEAR_VENDOR'), route }, pickup, {
      ...rider,
      approach,
    });
    expect(coming).toMatchObject({ approach, route });
  });

  it('leads the rider to the shop first, with the whole delivery path remaining', () => {
    const rider = { latitude: 25.05, longitude: 121.54 };
    const journey = buildJourney(buildJourneyOrder('COURIER_ACCEPTED_DELIVERY'), pickup, rider);
    expect(journey).toMatchObject({ next: 'shop', travelled: [], route: whole });
    expect(journey.remaining).toBe(pathLength(journey.approach));
  });

  it('leads a rider who returns the order along the same path to the shop', () => {
    const rider = pointAlong(whole, pathLength(whole) * 0.8);
    const journey = buildJourney(buildJourneyOrder('RETURN_INITIATED'), pickup, rider);
    expect(journey).toMatchObject({ next: 'shop', approach: [], travelled: [] });
    expect(journey.route[0]).toEqual(rider);
    expect(journey.route.at(-1)).toEqual(pickup);
    expect(journey.remaining).toBeCloseTo(pathLength(whole) * 0.8, 0);
  });

  it.each([
    ['COURIER_ACCEPTED_DELIVERY', 'shop'],
    ['NEAR_VENDOR', 'shop'],
    ['COURIER_LEFT_VENDOR', 'customer'],
    ['RETURN_INITIATED', 'shop'],
  ])('keeps the destination of a rider who is delayed after %s', (before, next) => {
    const history = [before, 'DELAYED'].map((status, created_at) => ({ status, created_at }));
    const delayed = { ...buildJourneyOrder('DELAYED'), status_history: history };
    expect(buildJourney(delayed, pickup, { latitude: 25.05, longitude: 121.54 }).next).toBe(next);
  });

  it('finds a path for a rider who left the route', () => {
    const rider = { latitude: 25.06, longitude: 121.6 };
    const journey = buildJourney(buildJourneyOrder('PICKED_UP'), pickup, rider);
    expect(journey.travelled.at(-1)).toEqual(rider);
    expect(journey.route.at(-1)).toEqual({ latitude, longitude });
  });

  it('shows a delivered path as travelled, and no path of a cancelled order', () => {
    expect(buildJourney(buildJourneyOrder('DELIVERED'), pickup, null)).toMatchObject({
      travelled: whole,
      route: [],
    });
    expect(buildJourney(buildJourneyOrder('CANCELLED'), pickup, null)).toMatchObject({
      travelled: [],
      route: [],
    });
  });

  it('shows the path without distances while there is no rider', () => {
    expect(buildJourney(buildJourneyOrder('PICKED_UP'), pickup, null)).toMatchObject({
      remaining: null,
      heading: null,
      route: whole,
    });
  });
});
