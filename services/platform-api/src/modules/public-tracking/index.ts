import { contract, receiptAnswer, trackingAnswer, type PublicOrder } from '@courier/api-client/contract';
import { countryConfig } from '@courier/config';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../contract-mount/mount';
import { notFound } from '../../contract-mount/refusal';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { withHistory } from '../orders/orders.repository';

/** Calls without a session: whoever knows the unguessable order id may see its public fields. */
export function registerPublicTracking(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.publicTracking.order, async ({ params, country, db }) => ({
    result: trackingAnswer(await publicOrder(db, country, params.orderId)),
  }));

  mount(app, deps, contract.publicTracking.parcel, async ({ params, country, db }) => {
    const found = await publicOrder(db, country, params.orderId);
    return {
      result: {
        ...trackingAnswer(found),
        sender_name: found.order.sender?.name ?? null,
        description: found.order.order.description,
      },
    };
  });

  mount(app, deps, contract.publicTracking.receipt, async ({ params, country, db }) => {
    const receipt = receiptAnswer(await publicOrder(db, country, params.orderId));
    if (!receipt) throw notFound();
    return { result: receipt };
  });
}

async function publicOrder(db: Db, country: string, orderId: string): Promise<PublicOrder> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('country', '=', country)
    .executeTakeFirst();
  const [order] = row ? await withHistory(db, [row]) : [];
  if (!row || !order) throw notFound();
  const vendor = await db
    .selectFrom('vendors')
    .select('name')
    .where('vendor_id', '=', row.vendor_id)
    .executeTakeFirstOrThrow();
  const rider =
    row.rider_id === null
      ? undefined
      : await db
          .selectFrom('riders')
          .select(['name', 'latitude', 'longitude'])
          .where('rider_id', '=', row.rider_id)
          .executeTakeFirst();
  const { pickup_latitude: latitude, pickup_longitude: longitude } = row;
  const pickup = latitude === null || longitude === null ? null : { latitude, longitude };
  return { order, vendorName: vendor.name, pickup, rider, currency: countryConfig(country).isoCurrency };
}
