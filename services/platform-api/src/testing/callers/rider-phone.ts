import type { Offer, RiderDelivery, RiderEvent, Shift } from '@courier/api-client/rider-app';
import { dispatchOrders } from '../../domains/fleets/rider-app/dispatch/dispatch-orders';
import { listRiderFleets } from '../../domains/fleets/rider-app/dispatch/rider-fleets';
import { addRider, inviteRider, type RiderAccount } from '../../domains/fleets/rider-app/rider-accounts';
import { newAddress } from '../inputs/new-address';
import { SHOP } from './place-order';
import type { TestApp } from '../server/start-test-app';

const RIDER_API = '/courier/rider/v1';
export const PIN = '271828';

export interface PhoneAnswer {
  status: number;
  body: Record<string, unknown> & {
    meta?: { translation_key?: string; field?: string };
    delivery?: RiderDelivery;
    offers?: Offer[];
  };
}

export interface RiderPhone {
  rider: RiderAccount;
  token: string;
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object | Buffer,
  ): Promise<PhoneAnswer>;
  report(orderId: string, event: Partial<RiderEvent>): Promise<PhoneAnswer>;
  offers(): Promise<Offer[]>;
  shift(): Promise<Shift>;
}

let created = 0;

/** Makes a call as a phone with the given token; null without one. */
export async function callAsRider(
  server: TestApp,
  token: string | null,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object | Buffer,
): Promise<PhoneAnswer> {
  // Avoids the limits, which other tests cover.
  server.clock.advance(1);
  const type = Buffer.isBuffer(payload) ? 'image/png' : 'application/json';
  const answer = await server.app.inject({
    method,
    url: `${RIDER_API}${path}`,
    remoteAddress: newAddress(),
    headers: {
      host: 'tw.localhost',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(payload === undefined ? {} : { 'content-type': type }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

export const addTestRider = (server: TestApp, name: string): Promise<RiderAccount> =>
  addRider(
    server.deps.db,
    { country: 'TW', fleetId: 'main', name, phoneNumber: '+886987000104', vehicle: 'scooter' },
    server.clock.nowSeconds(),
  );

export const newDevice = (): string => `device-${(created += 1)}-`.padEnd(40, 'x');

/** A rider with a phone that is signed in and on duty near the shop. */
export async function riderPhone(
  server: TestApp,
  name: string,
  { metresNorth = 0 } = {},
): Promise<RiderPhone> {
  const rider = await addTestRider(server, name);
  const invitation = await inviteRider(server.deps.db, rider.riderId, server.clock.nowSeconds());
  const signedIn = await callAsRider(server, null, 'POST', '/session', {
    device: newDevice(),
    invitation,
    pin: PIN,
  });
  const { token } = signedIn.body['session'] as { token: string };
  const call: RiderPhone['call'] = (method, path, payload) =>
    callAsRider(server, token, method, path, payload);
  await call('POST', '/duty', { on_duty: true, position_consent: true });
  const place = { latitude: SHOP.latitude + metresNorth / 111_320, longitude: SHOP.longitude };
  await call('POST', '/positions', {
    positions: [{ ...place, recorded_at: server.clock.nowSeconds() }],
  });
  return {
    rider,
    token,
    call,
    report: (orderId, event) =>
      call('POST', `/deliveries/${orderId}/events`, {
        event_id: `event-${(created += 1)}`,
        occurred_at: server.clock.nowSeconds() + 1,
        ...event,
      }),
    offers: async () => (await call('GET', '/offers')).body.offers ?? [],
    shift: async () => (await call('GET', '/shift')).body as unknown as Shift,
  };
}

/** Dispatches until nothing changes. */
export async function dispatch({ app, deps }: TestApp): Promise<void> {
  while (await dispatchOrders({ ...deps, log: app.log }, listRiderFleets(deps.config.fleets)));
}
