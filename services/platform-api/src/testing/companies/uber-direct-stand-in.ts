import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { UberDirectCredentials } from '../../settings/fleets/fleet-credentials';
import { FaultPlan, serveWithFaults, type ProviderCall, type StandInAnswer } from './provider-faults';

interface StandInDelivery {
  id: string;
  external_id: string;
  status: string;
  created: string;
  updated: string;
  dropoff_eta: string;
  undeliverable_reason?: string;
  courier: { name: string; phone_number: string; location: { lat: number; lng: number } } | null;
  request: Record<string, unknown>;
}

export interface UberDirectStandIn {
  credentials: UberDirectCredentials;
  plan: FaultPlan;
  deliveries: Map<string, StandInDelivery>;
  /** base64 by `delivery id/waypoint/type`. */
  proofs: Map<string, string>;
  tokens: string[];
  /** Whether the idempotency key is honoured, which is not verified. */
  knowsIdempotencyKey: boolean;
  byOrder(orderId: string): StandInDelivery;
  move(orderId: string, status: string, reason?: string): StandInDelivery;
  callback(orderId: string, secret: string): { payload: string; headers: Record<string, string> };
  close(): Promise<void>;
}

const CUSTOMER = 'customer-1';
const CANCELLABLE = ['pending', 'pickup'];
const COURIER = { name: 'Robo C.', phone_number: '+886900111222', location: { lat: 25.04, lng: 121.55 } };

/** A server that answers like Uber Direct, from its API description. */
export async function startUberDirect(
  nowSeconds: () => number,
  callbackSecret: string | null,
): Promise<UberDirectStandIn> {
  const plan = new FaultPlan();
  const deliveries = new Map<string, StandInDelivery>();
  const tokens: string[] = [];
  const server = createServer((request, response) => {
    void serveWithFaults(plan, [request, response], `/v1/customers/${CUSTOMER}`, (call, { headers }) => {
      if (call.path === '/oauth/v2/token') return issueToken(call.body, tokens);
      if (headers.authorization !== `Bearer ${tokens.at(-1)}`)
        return { status: 401, body: { code: 'unauthorized' } };
      return respondToCall(standIn, call, nowSeconds());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const byOrder = (orderId: string) => {
    const delivery = [...deliveries.values()].find(({ external_id }) => external_id === orderId);
    if (!delivery) throw new Error(`Uber Direct has no delivery of ${orderId}.`);
    return delivery;
  };
  const standIn: UberDirectStandIn = {
    credentials: {
      adapter: 'uber-direct',
      customerId: CUSTOMER,
      clientId: 'client-1',
      clientSecret: 'uber-client-secret',
      apiUrl: `${origin}/v1`,
      tokenUrl: `${origin}/oauth/v2/token`,
      callbackSecret,
    },
    plan,
    deliveries,
    proofs: new Map(),
    tokens,
    knowsIdempotencyKey: true,
    byOrder,
    move(orderId, status, reason) {
      const delivery = byOrder(orderId);
      const at = Math.max(nowSeconds() * 1000, Date.parse(delivery.updated) + 1000);
      delivery.status = status;
      delivery.updated = new Date(at).toISOString();
      delivery.courier = status === 'pending' ? null : COURIER;
      if (reason !== undefined) delivery.undeliverable_reason = reason;
      return delivery;
    },
    callback(orderId, secret) {
      const { request: _request, ...data } = byOrder(orderId);
      const payload = JSON.stringify({
        kind: 'event.delivery_status',
        id: `evt_${data.updated}`,
        delivery_id: data.id,
        status: data.status,
        created: data.updated,
        data,
      });
      const signature = createHmac('sha256', secret).update(payload).digest('hex');
      return { payload, headers: { 'content-type': 'application/json', 'x-uber-signature': signature } };
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
  return standIn;
}

function issueToken(form: string, tokens: string[]): StandInAnswer {
  if (new URLSearchParams(form).get('client_secret') !== 'uber-client-secret')
    return { status: 401, body: { code: 'invalid_client' } };
  tokens.push(`uber-token-${tokens.length + 1}`);
  return { status: 200, body: { access_token: tokens.at(-1), expires_in: 2_592_000 } };
}

function respondToCall(
  standIn: UberDirectStandIn,
  { method, path, body }: ProviderCall,
  now: number,
): StandInAnswer {
  const request = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
  const [resource = '', query = ''] = path.split('?');
  if (resource === '/delivery_quotes') return { status: 200, body: writeQuote(now) };
  if (resource === '/deliveries')
    return method === 'POST'
      ? { status: 200, body: createDelivery(standIn, request, now) }
      : { status: 200, body: listPage(standIn, new URLSearchParams(query)) };
  const [, , id = '', action] = resource.split('/');
  const delivery = standIn.deliveries.get(id);
  if (!delivery) return { status: 404, body: { code: 'delivery_not_found' } };
  if (action === 'proof-of-delivery') {
    const document = standIn.proofs.get(`${id}/${String(request['waypoint'])}/${String(request['type'])}`);
    return document === undefined
      ? { status: 404, body: { code: 'not_found' } }
      : { status: 200, body: { document } };
  }
  if (action === 'cancel') {
    if (!CANCELLABLE.includes(delivery.status))
      return { status: 400, body: { code: 'noncancelable_delivery' } };
    standIn.move(delivery.external_id, 'canceled');
  } else if (method === 'POST') delivery.request = { ...delivery.request, ...request };
  return { status: 200, body: delivery };
}

const writeQuote = (now: number) => ({
  id: 'dqt_1',
  fee: 8150,
  currency_type: 'TWD',
  pickup_duration: 10,
  dropoff_eta: new Date((now + 1800) * 1000).toISOString(),
});

const listPage = ({ deliveries }: UberDirectStandIn, query: URLSearchParams) => {
  const offset = Number(query.get('offset'));
  return [...deliveries.values()].reverse().slice(offset, offset + Number(query.get('limit')));
};

function createDelivery(
  { deliveries, knowsIdempotencyKey }: UberDirectStandIn,
  request: Record<string, unknown>,
  now: number,
): StandInDelivery {
  const earlier = [...deliveries.values()].find(
    (one) => one.request['idempotency_key'] === request['idempotency_key'],
  );
  if (knowsIdempotencyKey && earlier) return earlier;
  const created = new Date(now * 1000).toISOString();
  const delivery: StandInDelivery = {
    id: `del_${deliveries.size + 1}`,
    external_id: String(request['external_id']),
    status: 'pending',
    created,
    updated: created,
    dropoff_eta: new Date((now + 1800) * 1000).toISOString(),
    courier: null,
    request,
  };
  deliveries.set(delivery.id, delivery);
  return delivery;
}
