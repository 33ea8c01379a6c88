import { fleetContract } from '@courier/api-client/fleet';
import type { FastifyInstance } from 'fastify';
import { notOwned } from '../../platform/calls/refusal';
import type { Deps } from './deps';
import { readDelivery } from './delivery-answer';
import { addProof } from './events/delivery-proofs';
import { mountFleetCall } from './fleet-mount';
import { registerExternalFleets } from './external/register-external-fleets';
import { findFleetRider } from './fleet-riders';
import { readPage } from './list-page';
import { takeInEvent } from './events/take-in-event';
import { takeInPositions } from './events/take-in-positions';
import { registerWebhooks } from './register-webhooks';

/** The fleet API: how dispatch systems read and report deliveries. */
export async function registerFleets(app: FastifyInstance, deps: Deps): Promise<void> {
  mountFleetCall(app, deps, fleetContract.list, ({ query, key, db }) => readPage(deps, db, key, query));

  mountFleetCall(app, deps, fleetContract.get, async ({ params, db }) => ({
    delivery: await readDelivery(deps, db, params.orderId),
  }));

  mountFleetCall(app, deps, fleetContract.report, async ({ params, body, key, db }) => ({
    delivery: await takeInEvent(deps, db, key, params.orderId, body),
  }));

  mountFleetCall(app, deps, fleetContract.positions, ({ params, body, db }) =>
    takeInPositions(deps, db, params.orderId, body.positions),
  );

  mountFleetCall(app, deps, fleetContract.rider, async ({ params, key, db }) => {
    const rider = await findFleetRider(db, key, params.riderId);
    if (!rider) throw notOwned();
    const { external_id, name, phone_number, vehicle } = rider;
    return {
      rider: { rider_id: external_id, name, phone_number, ...(vehicle === null ? {} : { vehicle }) },
    };
  });

  registerWebhooks(app, deps);
  await registerExternalFleets(app, deps);

  // A scope of its own, because it takes images instead of JSON.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      [...fleetContract.proof.upload],
      { parseAs: 'buffer' },
      (_request, body, done) => done(null, body),
    );
    mountFleetCall(scope, deps, fleetContract.proof, async ({ params, body, db }) => ({
      delivery: await addProof(deps, db, params.orderId, params.kind, body),
    }));
  });
}
