import type { LatLng } from '@courier/api-client/order-rules';
import * as z from 'zod';
import { requestFromRouter } from '../request-from-router';
import { decodePolyline } from '../polyline';
import { toIncomplete, type Router, type RouterSettings } from '../router';

/** Beyond the longest allowed way, no road near a place, and no way between the places. */
const NO_WAY: ReadonlySet<number> = new Set([154, 170, 171, 442]);
const METRES_PER_KILOMETRE = 1000;

const refusal = { error_code: z.number().optional() };
const routeSchema = z.object({
  ...refusal,
  trip: z
    .object({
      summary: z.object({ length: z.number() }),
      legs: z.array(z.object({ shape: z.string() })),
    })
    .optional(),
});
const matrixSchema = z.object({
  ...refusal,
  sources_to_targets: z.array(z.array(z.object({ distance: z.number().nullish() }))).optional(),
});

/** Valhalla's public HTTP API: `/route` and `/sources_to_targets`, lengths in kilometres with three decimals. */
export function createValhallaRouter(settings: RouterSettings): Router {
  const requestFromValhalla = <T>(path: string, schema: z.ZodType<T>, body: object) => {
    const address = new URL(`${settings.url}${path}`);
    if (settings.key !== null) address.searchParams.set('api_key', settings.key);
    const request = {
      method: 'POST' as const,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ costing: 'auto', units: 'kilometers', ...body }),
    };
    return requestFromRouter(settings, schema, { ...request, url: address, readable: [400] });
  };
  return {
    name: 'valhalla',
    mostDestinations: 50,
    findRoute: async ({ source, destination }) => {
      const locations = [toLocation(source), toLocation(destination)];
      const body = { locations, directions_type: 'none', shape_format: 'polyline6' };
      const { trip, error_code } = await requestFromValhalla('/route', routeSchema, body);
      if (error_code !== undefined && NO_WAY.has(error_code)) return null;
      const legs = trip?.legs.map(({ shape }) => decodePolyline(shape, 6));
      if (!trip || !legs) throw toIncomplete('an answer without a route');
      const points = legs.flatMap((leg) => leg ?? []);
      if (legs.includes(null)) throw toIncomplete('an answer with an unreadable way');
      return { metres: Math.round(trip.summary.length * METRES_PER_KILOMETRE), points };
    },
    measure: async (source, destinations) => {
      const body = { sources: [toLocation(source)], targets: destinations.map(toLocation) };
      const { sources_to_targets, error_code } = await requestFromValhalla(
        '/sources_to_targets',
        matrixSchema,
        body,
      );
      if (error_code !== undefined && NO_WAY.has(error_code)) return destinations.map(() => null);
      const [row] = sources_to_targets ?? [];
      if (row?.length !== destinations.length) throw toIncomplete('an answer without the distances');
      return row.map(({ distance }) =>
        typeof distance === 'number' ? Math.round(distance * METRES_PER_KILOMETRE) : null,
      );
    },
  };
}

const toLocation = ({ latitude, longitude }: LatLng) => ({ lat: latitude, lon: longitude });
