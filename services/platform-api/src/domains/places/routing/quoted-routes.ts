import type { Db } from '../../../platform/db/database';
import type { Deps } from '../deps';
import { routeMark } from './route-mark';
import type { MeasuredRoute, Trip } from './routing';
import { readPolyline, toPolyline } from './stored-route';

type RouteDeps = Pick<Deps, 'clock' | 'keys' | 'routing'>;

/** Longer than a quote is valid, because a payment may take its time. */
const KEPT_SECONDS = 3600;

/**
 * Measures the way of a quote. An answer of a routing server is stored, so that the order gets the same one, also
 * on another instance or while the server is not reached.
 */
export async function measureForQuote(deps: RouteDeps, db: Db, trip: Trip): Promise<MeasuredRoute> {
  const route = await deps.routing.findRoute(trip);
  if (!deps.routing.isRemote) return route;
  const values = {
    metres: route.metres,
    is_estimate: route.isEstimate,
    polyline: toPolyline(route),
    expires_at: deps.clock.nowSeconds() + KEPT_SECONDS,
  };
  await db
    .insertInto('quoted_routes')
    .values({ mark: routeMark(deps.keys.signatureSecret, trip), ...values })
    .onConflict((conflict) => conflict.column('mark').doUpdateSet(values))
    .execute();
  return route;
}

/** The way of the latest quote for this trip; measured when there is none. */
export async function readQuotedRoute(deps: RouteDeps, db: Db, trip: Trip): Promise<MeasuredRoute> {
  const quoted = deps.routing.isRemote
    ? await db
        .selectFrom('quoted_routes')
        .selectAll()
        .where('mark', '=', routeMark(deps.keys.signatureSecret, trip))
        .executeTakeFirst()
    : undefined;
  if (!quoted) return deps.routing.findRoute(trip);
  const { metres, is_estimate: isEstimate, polyline } = quoted;
  return { metres, isEstimate, points: readPolyline(polyline, trip) };
}
