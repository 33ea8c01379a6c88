import { fleetContract } from '@courier/api-client/fleet';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../platform/calls/mount';
import { notOwned } from '../../platform/requests/refusal';
import type { Deps } from './deps';
import { readDelivery } from './delivery-answer';
import { addProof } from './events/delivery-proofs';
import { findFleetRider } from './fleet-riders';
import { readPage } from './list-page';
import { receiveEvent } from './events/receive-event';
import { receivePositions } from './events/receive-positions';

/** The fleet API: how dispatch systems read and report deliveries. */
export function registerFleets(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, fleetContract.list, ({ query, session: key, db }) => readPage(deps, db, key, query));

  mount(app, deps, fleetContract.get, async ({ params, db }) => ({
    delivery: await readDelivery(deps, db, params.orderId),
  }));

  mount(app, deps, fleetContract.report, async ({ params, body, session: key, db }) => ({
    delivery: await receiveEvent(deps, db, key, params.orderId, body),
  }));

  mount(app, deps, fleetContract.positions, ({ params, body, db }) =>
    receivePositions(deps, db, params.orderId, body.positions),
  );

  mount(app, deps, fleetContract.rider, async ({ params, session: key, db }) => {
    const rider = await findFleetRider(db, key, params.riderId);
    if (!rider) throw notOwned();
    const { external_id, name, phone_number, vehicle } = rider;
    return {
      rider: { rider_id: external_id, name, phone_number, ...(vehicle === null ? {} : { vehicle }) },
    };
  });

  mount(app, deps, fleetContract.proof, async ({ params, body, db }) => ({
    delivery: await addProof(deps, db, params.orderId, params.kind, body),
  }));
}
