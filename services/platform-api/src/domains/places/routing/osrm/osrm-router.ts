import type { LatLng } from '@courier/api-client/order-rules';
import * as z from 'zod';
import { requestFromRouter } from '../request-from-router';
import { decodePolyline } from '../polyline';
import { toIncomplete, type Router, type RouterSettings } from '../router';

/** No way between the places, or no road near one of them. */
const NO_WAY: ReadonlySet<string> = new Set(['NoRoute', 'NoSegment', 'NoTable']);

const routeSchema = z.object({
  code: z.string(),
  routes: z.array(z.object({ distance: z.number(), geometry: z.string() })).optional(),
});
const tableSchema = z.object({
  code: z.string(),
  distances: z.array(z.array(z.number().nullable())).optional(),
});

/** OSRM's public HTTP API, version 1: `/route` and `/table`. A server allows 100 places in a table by default. */
export function createOsrmRouter(settings: RouterSettings): Router {
  const buildAddress = (
    service: string,
    places: readonly LatLng[],
    query: Readonly<Record<string, string>>,
  ) => {
    const listed = places.map(({ latitude, longitude }) => `${longitude},${latitude}`).join(';');
    const address = new URL(`${settings.url}/${service}/v1/driving/${listed}`);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    return address;
  };
  return {
    name: 'osrm',
    mostDestinations: 90,
    findRoute: async ({ source, destination }) => {
      const query = { overview: 'full', geometries: 'polyline6', steps: 'false', alternatives: 'false' };
      const address = buildAddress('route', [source, destination], query);
      const { code, routes } = await requestFromRouter(settings, routeSchema, {
        url: address,
        readable: [400],
      });
      if (NO_WAY.has(code)) return null;
      const route = routes?.[0];
      const points = route && decodePolyline(route.geometry, 6);
      if (code !== 'Ok' || !points) throw toIncomplete('an answer without a route');
      return { metres: route.distance, points };
    },
    measure: async (source, destinations) => {
      const query = {
        annotations: 'distance',
        sources: '0',
        destinations: destinations.map((_, index) => index + 1).join(';'),
      };
      const address = buildAddress('table', [source, ...destinations], query);
      const { code, distances } = await requestFromRouter(settings, tableSchema, {
        url: address,
        readable: [400],
      });
      if (NO_WAY.has(code)) return destinations.map(() => null);
      const [row] = distances ?? [];
      if (code !== 'Ok' || row?.length !== destinations.length)
        throw toIncomplete('an answer without the distances');
      return row;
    },
  };
}
