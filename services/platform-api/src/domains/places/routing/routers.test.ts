import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { LatLng } from '@courier/api-client/order-rules';
import {
  startRoutingStandIn,
  standInBend,
  type Behaviour,
  type RoutingStandIn,
} from '../../../testing/companies/routing-stand-in';
import { createGoogleRouter } from './google/google-router';
import { createOsrmRouter } from './osrm/osrm-router';
import { OutgoingFailure } from '../../../platform/outgoing/http/outgoing-failure';
import type { RouterSettings } from './router';
import { createValhallaRouter } from './valhalla/valhalla-router';

const SOURCE = { latitude: 48.2082, longitude: 16.3738 };
const DESTINATION = { latitude: 48.1985, longitude: 16.3395 };
const OTHERS = [DESTINATION, { latitude: 48.21, longitude: 16.36 }, { latitude: 48.22, longitude: 16.4 }];

const ROUTERS = { osrm: createOsrmRouter, valhalla: createValhallaRouter, google: createGoogleRouter };

let standIn: RoutingStandIn;
beforeAll(async () => {
  standIn = await startRoutingStandIn();
});
afterAll(() => standIn.close());
beforeEach(() => {
  standIn.behaviour = 'answer';
  standIn.calls = [];
  standIn.headers = [];
});

const settings = (): RouterSettings => ({ url: standIn.url, key: 'k-1', timeoutMs: 300 });
const toPairs = (points: readonly LatLng[]) =>
  points.map(({ latitude, longitude }) => [latitude.toFixed(4), longitude.toFixed(4)]);

describe.each(Object.keys(ROUTERS) as (keyof typeof ROUTERS)[])('the router %s', (name) => {
  const createRouter = () => ROUTERS[name](settings());

  it('answers the length of a way and its course', async () => {
    standIn.length = () => 3417;
    const route = await createRouter().findRoute({ source: SOURCE, destination: DESTINATION });
    expect(route?.metres).toBe(3417);
    expect(toPairs(route?.points ?? [])).toEqual(
      toPairs([SOURCE, standInBend(SOURCE, DESTINATION), DESTINATION]),
    );
  });

  it('measures many destinations with one call, in their order', async () => {
    standIn.length = (_, { latitude }) => Math.round(latitude * 100);
    const lengths = await createRouter().measure(SOURCE, OTHERS);
    expect(lengths).toEqual(OTHERS.map(({ latitude }) => Math.round(latitude * 100)));
    expect(standIn.calls).toHaveLength(1);
  });

  it('answers nothing where no way exists', async () => {
    standIn.behaviour = 'no way';
    expect(await createRouter().findRoute({ source: SOURCE, destination: DESTINATION })).toBeNull();
    expect(await createRouter().measure(SOURCE, OTHERS)).toEqual([null, null, null]);
  });

  it.each<Behaviour>(['silence', 'cut', 'half an answer', 'html', 'other json', 500, 429, 403, 301])(
    'fails for a server that answers with: %s',
    async (behaviour) => {
      standIn.behaviour = behaviour;
      const router = createRouter();
      const isNoWayOfGoogle = name === 'google' && behaviour === 'other json';
      const route = router.findRoute({ source: SOURCE, destination: DESTINATION });
      await (isNoWayOfGoogle
        ? expect(route).resolves.toBeNull()
        : expect(route).rejects.toBeInstanceOf(OutgoingFailure));
      await expect(router.measure(SOURCE, OTHERS)).rejects.toBeInstanceOf(OutgoingFailure);
    },
  );

  it('fails without a server, and its messages contain no position', async () => {
    const router = ROUTERS[name]({ ...settings(), url: 'http://127.0.0.1:9' });
    const failure = await router
      .findRoute({ source: SOURCE, destination: DESTINATION })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(OutgoingFailure);
    expect(String(failure)).not.toMatch(/48|16/);
  });
});

it('Google gets its key and the wanted fields in headers', async () => {
  await createGoogleRouter(settings()).findRoute({ source: SOURCE, destination: DESTINATION });
  expect(standIn.headers[0]).toMatchObject({
    'x-goog-api-key': 'k-1',
    'x-goog-fieldmask': 'routes.distanceMeters,routes.polyline.encodedPolyline',
  });
});
