import { isInside } from '@courier/config/geometry';
import { contract } from '@courier/api-client/contract';
import type { LatLng } from '@courier/api-client/order-rules';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../contract-mount/mount';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { deliveryArea } from './delivery-area';

export function registerDeliveryAreas(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.pricing.validateArea, async ({ body, db }) => {
    const centre = (await vendorPosition(db, body.vendor_id)) ?? body.vendor_location;
    const point = { latitude: body.location.lat, longitude: body.location.lng };
    return {
      result: isInside(deliveryArea(body.vendor_id, centre), point) ? 'DELIVERABLE' : 'NOT_DELIVERABLE',
    };
  });

  mount(app, deps, contract.pricing.deliveryAreas, async ({ params, db }) => {
    const centre = await vendorPosition(db, params.vendorId);
    return { result: { areas: centre ? [deliveryArea(params.vendorId, centre)] : [] } };
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
