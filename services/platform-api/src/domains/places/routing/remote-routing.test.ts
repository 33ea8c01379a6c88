import { beforeEach, describe, expect, it } from '@jest/globals';
import { distanceMetres, type LatLng } from '@courier/api-client/order-rules';
import { createTestClock } from '../../../testing/server/start-test-app';
import { createCircuitBreaker, type CircuitState } from '../../../platform/outgoing/http/circuit-breaker';
import { createGuardedRouter } from './guarded-router';
import { createRemoteRouting } from './remote-routing';
import { OutgoingFailure } from '../../../platform/outgoing/http/outgoing-failure';
import type { Router } from './router';

const SOURCE = { latitude: 48.2082, longitude: 16.3738 };
const DESTINATION = { latitude: 48.1985, longitude: 16.3395 };
const TRIP = { source: SOURCE, destination: DESTINATION };
const STRAIGHT = distanceMetres(SOURCE, DESTINATION);
const FACTOR = 1.3;

let calls: number;
let batches: number[];
let answer: (destination: LatLng) => number | null;
let clock: ReturnType<typeof createTestClock>;
let states: CircuitState[];
beforeEach(() => {
  calls = 0;
  batches = [];
  answer = () => 3417;
  clock = createTestClock();
  states = [];
});

const router: Router = {
  name: 'fake',
  mostDestinations: 40,
  findRoute: async ({ source, destination }) => {
    calls += 1;
    const metres = answer(destination);
    return metres === null ? null : { metres, points: [source, destination] };
  },
  measure: async (_, destinations) => {
    batches.push(destinations.length);
    return destinations.map((destination) => answer(destination));
  },
};

const createRouting = () => {
  const breaker = createCircuitBreaker({ failures: 3, pauseSeconds: 30 }, clock, (state) =>
    states.push(state),
  );
  return createRemoteRouting({
    router: createGuardedRouter(router, breaker, () => undefined),
    mostDestinations: router.mostDestinations,
    clock,
    factor: FACTOR,
    onOutcome: () => undefined,
  });
};
const fail = () => {
  throw new OutgoingFailure('lost', null, 'connection');
};
const ESTIMATE = { points: [SOURCE, DESTINATION], metres: STRAIGHT * FACTOR, isEstimate: true };

describe('a way from a routing server', () => {
  it('has the length of the server and ends at the doors', async () => {
    const route = await createRouting().findRoute(TRIP);
    expect(route).toEqual({ metres: 3417, isEstimate: false, points: [SOURCE, DESTINATION] });
  });

  it('is asked for once in ten minutes, also by simultaneous calls', async () => {
    const routing = createRouting();
    await Promise.all([routing.findRoute(TRIP), routing.findRoute(TRIP)]);
    clock.advance(599);
    await routing.findRoute(TRIP);
    expect(calls).toBe(1);
    clock.advance(2);
    await routing.findRoute(TRIP);
    expect(calls).toBe(2);
  });

  it.each([
    ['shorter than nine tenths of the straight line', STRAIGHT * 0.8],
    ['zero', 0],
    ['negative', -3000],
    ['not a number', Number.NaN],
    ['a hundred times longer', STRAIGHT * 100],
    ['infinite', Number.POSITIVE_INFINITY],
  ])('is an estimate when the length is %s', async (_, metres) => {
    answer = () => metres;
    expect(await createRouting().findRoute(TRIP)).toEqual(ESTIMATE);
  });

  it('is an estimate where the server knows no way, and the circuit stays closed', async () => {
    answer = () => null;
    const routing = createRouting();
    for (let trial = 0; trial < 5; trial += 1) expect(await routing.findRoute(TRIP)).toEqual(ESTIMATE);
    expect([calls, states]).toEqual([1, []]);
  });

  it('is an estimate between a door and itself, without a call', async () => {
    const route = await createRouting().findRoute({ source: SOURCE, destination: SOURCE });
    expect([route.metres, route.isEstimate, calls]).toEqual([0, true, 0]);
  });
});

describe('the circuit breaker', () => {
  it('stops asking after some failures in a row, and tries one call after the pause', async () => {
    answer = fail;
    const routing = createRouting();
    for (let trial = 0; trial < 6; trial += 1) expect(await routing.findRoute(TRIP)).toEqual(ESTIMATE);
    expect([calls, states]).toEqual([3, ['open']]);

    clock.advance(31);
    await routing.findRoute(TRIP);
    await routing.findRoute(TRIP);
    expect([calls, states]).toEqual([4, ['open', 'half-open', 'open']]);

    clock.advance(31);
    answer = () => 3417;
    expect((await routing.findRoute(TRIP)).metres).toBe(3417);
    expect(states.slice(3)).toEqual(['half-open', 'closed']);
  });

  it('tries a single call while it is half-open', async () => {
    answer = fail;
    const routing = createRouting();
    for (let trial = 0; trial < 3; trial += 1) await routing.findRoute(TRIP);
    clock.advance(31);
    const others = Array.from({ length: 5 }, (_, index) => ({
      source: SOURCE,
      destination: { latitude: 48.19 + index / 1000, longitude: 16.34 },
    }));
    await Promise.all(others.map((trip) => routing.findRoute(trip)));
    expect(calls).toBe(4);
  });

  it('is not opened by failures with answers between them', async () => {
    const routing = createRouting();
    for (let trial = 0; trial < 6; trial += 1) {
      answer = trial % 2 === 0 ? fail : () => 3417;
      await routing.findRoute({
        source: SOURCE,
        destination: { latitude: 48.19 + trial / 1000, longitude: 16.34 },
      });
    }
    expect([calls, states]).toEqual([6, []]);
  });
});

describe('the trips of a sheet', () => {
  const trips = Array.from({ length: 100 }, (_, index) => ({
    source: index < 70 ? SOURCE : DESTINATION,
    destination: { latitude: 48.25 + index / 1000, longitude: 16.4 },
  }));

  it('are measured in batches by source, in their order, each one once', async () => {
    answer = ({ latitude }) => Math.round(latitude * 1000);
    const routing = createRouting();
    const distances = await routing.measureTrips([...trips, ...trips]);
    expect(batches.toSorted((a, b) => a - b)).toEqual([30, 30, 40]);
    expect(distances.map(({ metres }) => metres)).toEqual(
      [...trips, ...trips].map(({ destination }) => Math.round(destination.latitude * 1000)),
    );
    expect(await routing.measureTrips(trips)).toEqual(distances.slice(0, 100));
    expect(batches).toHaveLength(3);
  });

  it('are estimates where one length is implausible, and measured elsewhere', async () => {
    const [first, second] = trips;
    if (!first || !second) throw new Error('no trips');
    answer = ({ latitude }) => (latitude === first.destination.latitude ? 1 : 9000);
    const distances = await createRouting().measureTrips([first, second]);
    expect(distances).toEqual([
      { metres: distanceMetres(first.source, first.destination) * FACTOR, isEstimate: true },
      { metres: 9000, isEstimate: false },
    ]);
  });

  it('are estimates while the server fails', async () => {
    answer = fail;
    const distances = await createRouting().measureTrips(trips);
    expect(distances.every(({ isEstimate }) => isEstimate)).toBe(true);
    expect(distances).toHaveLength(100);
  });
});
