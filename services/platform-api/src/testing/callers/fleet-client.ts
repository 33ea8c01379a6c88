import type { CountryCode } from '@courier/config';
import { setTariff } from '../installations/set-rules';
import { FLEET_SCOPES, type FleetEvent, type FleetScope } from '@courier/api-client/fleet';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db/database';
import { createFleetKey } from '../../domains/fleets/fleet-keys';
import { hashPassword } from '../../domains/accounts/identity/passwords';
import { newVendor } from '../../domains/accounts/registration/new-vendor';
import { SHOP } from './place-order';
import type { TestApp } from '../server/start-test-app';
import { DEMO_PASSWORD, demoTariff } from '../server/demonstration';

const FLEET_API = '/courier/fleet/v1';

interface FleetAnswer {
  status: number;
  body: Record<string, unknown> & { meta?: { translation_key?: string; field?: string } };
}

type Payload = object | Buffer;

export interface FleetClient {
  key: string;
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: Payload,
    type?: string,
  ): Promise<FleetAnswer>;
  /** Reports a current event with a new id. */
  report(orderId: string, event: Partial<FleetEvent>): Promise<FleetAnswer>;
}

interface Whose {
  fleetId?: string;
  country?: CountryCode;
  scopes?: readonly FleetScope[];
  host?: string;
}

let events = 0;

export async function fleetClient(
  server: TestApp,
  { fleetId = 'main', country = 'TW', scopes = FLEET_SCOPES, host = 'tw.localhost' }: Whose = {},
): Promise<FleetClient> {
  const name = 'Dispatch';
  const nowSeconds = server.clock.nowSeconds();
  const key = await createFleetKey(server.deps.db, { country, fleetId, name, scopes }, nowSeconds);
  const call: FleetClient['call'] = async (method, path, payload, type = 'application/json') => {
    // Avoids the limits, which other tests cover.
    server.clock.advance(1);
    const answer = await server.app.inject({
      method,
      url: `${FLEET_API}${path}`,
      headers: {
        host,
        authorization: `Bearer ${key}`,
        ...(payload === undefined ? {} : { 'content-type': type }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    key,
    call,
    report: (orderId, event) =>
      call('POST', `/deliveries/${orderId}/events`, {
        event_id: `event-${(events += 1)}`,
        occurred_at: server.clock.nowSeconds() + 1,
        ...event,
      }),
  };
}

interface ShopServer {
  deps: { db: Db };
  clock: Pick<Clock, 'nowSeconds'>;
}

/** A shop with an account and a tariff in a database without demo data, as in production. */
export async function createShop(server: ShopServer, vendorId = 'v1001'): Promise<string> {
  await setTariff(server.deps.db, demoTariff('TW'), server.clock.nowSeconds());
  return createUnpricedShop(server, vendorId);
}

/** As `createShop`, before the operator has set a tariff. */
export async function createUnpricedShop(
  { deps: { db }, clock }: ShopServer,
  vendorId = 'v1001',
): Promise<string> {
  const email = `owner@${vendorId}.example`;
  const paymentMethods = { PAID: true, CASH_ON_DELIVERY: true, PAYMENT_ON_DELIVERY: false, NONE: false };
  const nowSeconds = clock.nowSeconds();
  const vendor = newVendor({
    vendorId,
    country: 'TW',
    name: 'Harbour Tea',
    phone: '+886227215001',
    paymentMethods,
    nowSeconds,
  });
  await db
    .insertInto('vendors')
    .values({ ...vendor, ...SHOP, address_text: 'No. 36, Ln. 107, Sec. 1, Fuxing S. Rd.' })
    .execute();
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await db
    .insertInto('users')
    .values({ id: `user-${vendorId}`, country: 'TW', email, password_hash, created_at: nowSeconds })
    .execute();
  await db
    .insertInto('vendor_members')
    .values({ user_id: `user-${vendorId}`, vendor_id: vendorId })
    .execute();
  return email;
}
