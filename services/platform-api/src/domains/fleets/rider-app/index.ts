import { riderAppContract } from '@courier/api-client/rider-app';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../platform/calls/mount';
import { conflict } from '../../../platform/requests/refusal';
import { parseDeployment } from '../../../settings/country-of-host';
import type { Deps } from './deps';
import { storeProof } from '../../orders';
import { startDispatch } from './dispatch';
import { installManifest } from './install-manifest';
import { acceptOffer, declineOffer, listOffers } from './rider-offers';
import { receiveRiderPositions } from './rider-positions';
import { receiveRiderEvent } from './rider-reports';
import { endRiderSession } from './rider-sessions';
import { readRiderDelivery, readShift } from './rider-shift';
import { signInRider } from './rider-sign-in';
import { setDuty } from './set-duty';

/** The calls of riders' phones, and the dispatch that offers them deliveries. */
export function registerRiderApp(app: FastifyInstance, deps: Deps): void {
  const wakeDispatch = startDispatch(app, deps);

  app.get('/rider.webmanifest', { schema: { hide: true } }, (request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(installManifest(parseDeployment(request.headers.host).brand))),
  );

  mount(app, deps, riderAppContract.signIn, ({ body, country, db }) =>
    signInRider(db, country, body, deps.clock.nowSeconds()),
  );

  mount(app, deps, riderAppContract.signOut, async ({ session, db }) => {
    await endRiderSession(db, session);
    return { ended: true as const };
  });

  mount(app, deps, riderAppContract.shift, ({ session, db }) => readShift(deps, db, session));

  mount(app, deps, riderAppContract.setDuty, async ({ body, session, db }) => {
    if (!(await setDuty(db, session.riderId, body)))
      throw conflict('Duty needs consent to share the position.', 'rider-consent-missing');
    wakeDispatch();
    return readShift(deps, db, session);
  });

  mount(app, deps, riderAppContract.positions, ({ body, session, db }) =>
    receiveRiderPositions(deps, db, session, body.positions),
  );

  mount(app, deps, riderAppContract.offers, async ({ session, db }) => ({
    offers: await listOffers(deps, db, session),
    server_time: deps.clock.nowSeconds(),
  }));

  mount(app, deps, riderAppContract.accept, async ({ params, session, db }) => ({
    delivery: await acceptOffer(deps, db, session, params.offerId),
  }));

  mount(app, deps, riderAppContract.decline, async ({ params, session, db }) => {
    await declineOffer(deps, db, session, params.offerId);
    wakeDispatch();
    return { declined: true as const };
  });

  mount(app, deps, riderAppContract.report, async ({ params, body, session, db }) => {
    await receiveRiderEvent(deps, db, session, params.orderId, body);
    return { delivery: await readRiderDelivery(deps, db, session, params.orderId) };
  });

  mount(app, deps, riderAppContract.proof, async ({ params, body, session, db }) => {
    await storeProof(deps, db, params.orderId, params.kind, body);
    return { delivery: await readRiderDelivery(deps, db, session, params.orderId) };
  });
}
