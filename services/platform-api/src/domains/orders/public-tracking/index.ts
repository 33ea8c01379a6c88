import {
  contract,
  receiptAnswer,
  shownProofs,
  trackingAnswer,
  type PublicOrder,
} from '@courier/api-client/contract';
import { countryConfig } from '@courier/config';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mount } from '../../../platform/calls/mount';
import { notFound } from '../../../platform/requests/refusal';
import type { Db } from '../../../platform/db/database';
import type { Deps } from './deps';
import { readFlagContext } from '../../site';
import { showPin } from '../pin/delivery-pin';
import { withHistory } from '../stored-orders/orders.repository';
import { sendProof } from '../proofs/proof-file';
import { propose, rate } from './customer-words';

/** Calls without a session: the unguessable order id grants access to its public fields. */
export function registerPublicTracking(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.publicTracking.order, async ({ params, request, db }) => ({
    result: trackingAnswer(await publicOrder(deps, db, request, params.orderId)),
  }));

  mount(app, deps, contract.publicTracking.parcel, async ({ params, request, db }) => {
    const found = await publicOrder(deps, db, request, params.orderId);
    return {
      result: {
        ...trackingAnswer(found),
        sender_name: found.order.sender?.name ?? null,
        description: found.order.order.description,
      },
    };
  });

  mount(app, deps, contract.publicTracking.proof, async ({ params, request, db, reply }) => {
    const found = await publicOrder(deps, db, request, params.orderId);
    const proof = shownProofs(found).find(({ kind }) => kind === params.kind);
    if (!proof) throw notFound();
    return sendProof(deps, db, reply, params.orderId, proof);
  });

  mount(app, deps, contract.publicTracking.propose, async ({ params, body, country, db }) => {
    await propose(deps, db, { orderId: params.orderId, country }, body);
    return { result: { received: true as const } };
  });

  mount(app, deps, contract.publicTracking.rate, async ({ params, body, country, db }) => {
    await rate(deps, db, { orderId: params.orderId, country }, body);
    return { result: { received: true as const } };
  });

  mount(app, deps, contract.publicTracking.pin, async ({ params, body, country, db }) => {
    const row = await db
      .selectFrom('orders')
      .select(['status', 'customer_key', 'pin_sealed', 'pin_wrong_tries', 'pin_confirmed_at'])
      .where('order_id', '=', params.orderId)
      .where('country', '=', country)
      .executeTakeFirst();
    if (!row) throw notFound();
    return { result: { pin: showPin(deps, row, body.key) } };
  });

  mount(app, deps, contract.publicTracking.receipt, async ({ params, request, db }) => {
    const receipt = receiptAnswer(await publicOrder(deps, db, request, params.orderId));
    if (!receipt) throw notFound();
    return { result: receipt };
  });
}

async function publicOrder(
  { flags, clock }: Pick<Deps, 'flags' | 'clock'>,
  db: Db,
  request: FastifyRequest,
  orderId: string,
): Promise<PublicOrder> {
  const { country } = request;
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
  const rider = row.rider_id === null ? undefined : await findRider(db, row.rider_id);
  const values = flags({ ...readFlagContext(request), vendorId: row.vendor_id });
  const showsApproach = values['show-track-order-before-picked-up'] ?? false;
  const showsProofs = {
    pickup: values['proof-of-pickup-web'] ?? false,
    delivery: values['proof-of-delivery-web'] ?? false,
    return: values['proof-of-return-web'] ?? false,
  };
  const { pickup_latitude: latitude, pickup_longitude: longitude } = row;
  const pickup = latitude === null || longitude === null ? null : { latitude, longitude };
  const currency = countryConfig(country).isoCurrency;
  // The collection point of a guest is no shop; the customer knows the sender.
  const vendorName = order.sender?.name || vendor.name;
  const now = clock.nowSeconds();
  return {
    order,
    vendorName,
    pickup,
    rider,
    showsApproach,
    showsProofs,
    now,
    currency,
  };
}

async function findRider(db: Db, riderId: string): Promise<PublicOrder['rider']> {
  const rider = await db
    .selectFrom('riders')
    .leftJoin('fleet_riders', 'fleet_riders.rider_id', 'riders.rider_id')
    .select(['name', 'latitude', 'longitude', 'updated_at', 'has_position'])
    .where('riders.rider_id', '=', riderId)
    .executeTakeFirst();
  if (!rider) return undefined;
  const { has_position: isLocated, ...position } = rider;
  return { ...position, position_known: isLocated ?? true };
}
