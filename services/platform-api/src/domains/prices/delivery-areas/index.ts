import { contract } from '@courier/api-client/contract';
import type { LatLng } from '@courier/api-client/order-rules';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../platform/calls/mount';
import type { Db } from '../../../platform/db/database';
import type { Deps } from '../deps';
import { readOutletRules } from '../rules-in-force/outlet-rules';
import { isServed } from './is-served';

export function registerDeliveryAreas(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.pricing.validateArea, async ({ body, country, db }) => {
    const pickup = (await vendorPosition(db, body.vendor_id)) ?? body.vendor_location;
    const point = { latitude: body.location.lat, longitude: body.location.lng };
    const rules = await readOutletRules(deps, db, { country, vendorId: body.vendor_id, pickup });
    const { metres } = await deps.routing.findRoute({ source: pickup, destination: point });
    return { result: isServed(rules, point, metres) ? 'DELIVERABLE' : 'NOT_DELIVERABLE' };
  });

  mount(app, deps, contract.pricing.deliveryAreas, async ({ params: { vendorId }, country, db }) => {
    const pickup = await vendorPosition(db, vendorId);
    const { areas } = await readOutletRules(deps, db, { country, vendorId, pickup });
    const served = areas ?? [];
    const holes = served.map((area) => area.holes);
    return {
      result: {
        areas: served.map(({ outer }) => outer),
        ...(holes.some((some) => some.length > 0) ? { holes } : {}),
      },
    };
  });
}

export async function vendorPosition(db: Db, vendorId: string): Promise<LatLng | null> {
  const row = await db
    .selectFrom('vendors')
    .select(['latitude', 'longitude'])
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  return row && row.latitude !== null && row.longitude !== null
    ? { latitude: row.latitude, longitude: row.longitude }
    : null;
}
