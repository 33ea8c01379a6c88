import type { LatLng } from '@courier/api-client/order-rules';
import * as z from 'zod';
import { requestFromRouter } from '../request-from-router';
import { decodePolyline } from '../polyline';
import { toIncomplete, type Router, type RouterSettings } from '../router';

// Google omits numbers that are zero.
const routesSchema = z.object({
  routes: z._default(
    z.array(
      z.object({
        distanceMeters: z._default(z.number(), 0),
        polyline: z.object({ encodedPolyline: z.string() }),
      }),
    ),
    [],
  ),
});
const matrixSchema = z.array(
  z.object({
    destinationIndex: z._default(z.number(), 0),
    condition: z.string().optional(),
    distanceMeters: z._default(z.number(), 0),
    status: z.object({ code: z.number().optional() }).optional(),
  }),
);

/** Google's public documentation: Routes API, `computeRoutes` and `computeRouteMatrix`. */
export function createGoogleRouter(settings: RouterSettings): Router {
  const requestFromGoogle = <T>(path: string, fields: string, schema: z.ZodType<T>, body: object) =>
    requestFromRouter(settings, schema, {
      url: `${settings.url}${path}`,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-goog-api-key': settings.key ?? '',
        'x-goog-fieldmask': fields,
      },
      body: JSON.stringify({ travelMode: 'DRIVE', ...body }),
    });
  return {
    name: 'google',
    mostDestinations: 100,
    findRoute: async ({ source, destination }) => {
      const fields = 'routes.distanceMeters,routes.polyline.encodedPolyline';
      const body = { origin: toWaypoint(source), destination: toWaypoint(destination) };
      const { routes } = await requestFromGoogle('/directions/v2:computeRoutes', fields, routesSchema, body);
      const [route] = routes;
      if (!route) return null;
      const points = decodePolyline(route.polyline.encodedPolyline, 5);
      if (!points) throw toIncomplete('an answer with an unreadable way');
      return { metres: route.distanceMeters, points };
    },
    measure: async (source, destinations) => {
      const fields = 'destinationIndex,condition,distanceMeters,status';
      const body = {
        origins: [{ waypoint: toWaypoint(source) }],
        destinations: destinations.map((destination) => ({ waypoint: toWaypoint(destination) })),
      };
      const elements = await requestFromGoogle(
        '/distanceMatrix/v2:computeRouteMatrix',
        fields,
        matrixSchema,
        body,
      );
      // Elements arrive in any order.
      const byIndex = new Map(elements.map((element) => [element.destinationIndex, element]));
      if (destinations.some((_, index) => !byIndex.has(index)))
        throw toIncomplete('an answer without the distances');
      return destinations.map((_, index) => {
        const element = byIndex.get(index);
        return element?.condition === 'ROUTE_EXISTS' ? element.distanceMeters : null;
      });
    },
  };
}

const toWaypoint = ({ latitude, longitude }: LatLng) => ({ location: { latLng: { latitude, longitude } } });
