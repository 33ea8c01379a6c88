import { createHmac, createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PandagoCredentials } from '../../settings/fleets/fleet-credentials';
import { FaultPlan, serveWithFaults, type ProviderCall, type StandInAnswer } from './provider-faults';

interface StandInOrder {
  order_id: string;
  client_order_id: string;
  status: string;
  created_at: number;
  updated_at: number;
  status_history: { status: string; created_at: number }[];
  timeline: object;
  driver: { id: string; name: string; phone_number: string } | null;
  delivery_fee?: number;
  cancellation?: { reason: string; source: string };
  request: Record<string, unknown>;
}

export interface PandagoStandIn {
  credentials: PandagoCredentials;
  plan: FaultPlan;
  orders: Map<string, StandInOrder>;
  /** base64 by `kind/order id`. */
  proofs: Map<string, string>;
  position: { latitude: number; longitude: number; updated_at: number } | null;
  /** Sentence with which every new order is refused. */
  refusal: string | null;
  /** Sentence with which every change is refused. */
  changeRefusal: string | null;
  /** Named in the answer to a new order; null leaves it out. */
  orderFee: number | null;
  /** Tokens issued so far. */
  tokens: string[];
  byClient(orderId: string): StandInOrder;
  /** Moves an order; with a driver from `ASSIGNED_TO_TRANSPORT` on. */
  move(orderId: string, status: string, cancellation?: { reason: string; source: string }): StandInOrder;
  /** The body and headers of a callback about an order as it is. */
  callback(orderId: string, secret: string): { payload: string; headers: Record<string, string> };
  close(): Promise<void>;
}

const CANCELLABLE = ['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT'];
const WITHOUT_DRIVER = ['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT'];
const DRIVER = { id: '12324', name: 'Panda Go', phone_number: '+886900000000' };

/** A server that answers like pandago, from its API description. */
export async function startPandago(
  nowSeconds: () => number,
  callbackSecret: string | null,
): Promise<PandagoStandIn> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const plan = new FaultPlan();
  const orders = new Map<string, StandInOrder>();
  const proofs = new Map<string, string>();
  const tokens: string[] = [];
  const server = createServer((request, response) => {
    void serveWithFaults(plan, [request, response], '/tw/api/v1', (call, { headers }) => {
      if (call.path === '/oauth2/token') return issueToken(call.body, publicKey, tokens);
      if (headers.authorization !== `Bearer ${tokens.at(-1)}`)
        return { status: 401, body: { message: 'The authorizer should provide its name in the context' } };
      return respondToCall(standIn, call, nowSeconds());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const byClient = (orderId: string) => {
    const order = [...orders.values()].find(({ client_order_id }) => client_order_id === orderId);
    if (!order) throw new Error(`pandago has no order ${orderId}.`);
    return order;
  };
  const standIn: PandagoStandIn = {
    credentials: {
      adapter: 'pandago',
      clientId: 'pandago:tw:test',
      keyId: 'key-1',
      scope: 'pandago.api.tw.*',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
      apiUrl: `${origin}/tw/api/v1`,
      tokenUrl: `${origin}/oauth2/token`,
      callbackSecret,
    },
    plan,
    orders,
    proofs,
    position: null,
    refusal: null,
    changeRefusal: null,
    orderFee: null,
    tokens,
    byClient,
    move(orderId, status, cancellation) {
      const order = byClient(orderId);
      const at = Math.max(nowSeconds(), order.updated_at + 1);
      order.status = status;
      order.updated_at = at;
      order.status_history.push({ status, created_at: at });
      order.driver = WITHOUT_DRIVER.includes(status) ? null : DRIVER;
      if (cancellation) order.cancellation = cancellation;
      return order;
    },
    callback(orderId, secret) {
      const { request: _request, status_history: _history, driver, ...order } = byClient(orderId);
      const stripped = driver ? { id: driver.id, name: null, phone_number: null } : {};
      const payload = JSON.stringify({ ...order, driver: stripped });
      const signature = createHmac('sha256', secret).update(payload).digest('hex');
      return { payload, headers: { 'content-type': 'application/json', 'x-signature-sha256': signature } };
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
  return standIn;
}

function issueToken(form: string, key: KeyObject, tokens: string[]): StandInAnswer {
  const assertion = new URLSearchParams(form).get('client_assertion') ?? '';
  const [header = '', claims = '', signature = ''] = assertion.split('.');
  const isProven = createVerify('RSA-SHA256')
    .update(`${header}.${claims}`)
    .verify(key, signature, 'base64url');
  if (!isProven) return { status: 400, body: { error: 'invalid_client' } };
  tokens.push(`pandago-token-${tokens.length + 1}`);
  return { status: 200, body: { access_token: tokens.at(-1), expires_in: '3600' } };
}

function respondToCall(
  standIn: PandagoStandIn,
  { method, path, body }: ProviderCall,
  now: number,
): StandInAnswer {
  const request = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
  if (method === 'POST' && path === '/orders/fee')
    return { status: 200, body: { estimated_delivery_fee: 81.5 } };
  if (method === 'POST' && path === '/orders/time') return { status: 200, body: writeTimes(now) };
  if (method === 'POST' && path === '/orders' && standIn.refusal !== null)
    return { status: 422, body: { message: standIn.refusal } };
  if (method === 'POST' && path === '/orders')
    return { status: 201, body: createOrder(standIn, request, now) };
  const [, , first = '', second] = path.split('/');
  if (first.startsWith('proof_of_')) {
    const document = standIn.proofs.get(`${first.slice('proof_of_'.length)}/${second}`);
    return document === undefined
      ? { status: 404, body: { message: 'Not found' } }
      : { status: 200, body: document };
  }
  const id = decodeURIComponent(first);
  const order =
    standIn.orders.get(id) ?? [...standIn.orders.values()].find((one) => one.client_order_id === id);
  if (!order) return { status: 404, body: { message: 'Order not found' } };
  if (second === 'coordinates')
    return standIn.position
      ? { status: 200, body: standIn.position }
      : { status: 404, body: { message: 'none' } };
  if (method === 'DELETE') return cancelOrder(standIn, order, request);
  if (method === 'PUT' && standIn.changeRefusal !== null)
    return { status: 422, body: { message: standIn.changeRefusal } };
  if (method === 'PUT') order.request = { ...order.request, ...request };
  return { status: 200, body: order };
}

const writeTimes = (now: number) => ({
  estimated_pickup_time: new Date((now + 600) * 1000).toISOString(),
  estimated_delivery_time: new Date((now + 1800) * 1000).toISOString(),
});

function createOrder(
  { orders, orderFee }: PandagoStandIn,
  request: Record<string, unknown>,
  now: number,
): StandInOrder {
  const order: StandInOrder = {
    ...(orderFee === null ? {} : { delivery_fee: orderFee }),
    order_id: `y0ud-${String(orders.size + 1).padStart(6, '0')}`,
    client_order_id: String(request['client_order_id']),
    status: 'NEW',
    created_at: now,
    updated_at: now,
    status_history: [{ status: 'NEW', created_at: now }],
    timeline: writeTimes(now),
    driver: null,
    request,
  };
  orders.set(order.order_id, order);
  return order;
}

function cancelOrder(
  standIn: PandagoStandIn,
  order: StandInOrder,
  { reason }: Record<string, unknown>,
): StandInAnswer {
  if (!CANCELLABLE.includes(order.status))
    return { status: 409, body: { message: 'Order is not cancellable' } };
  standIn.move(order.client_order_id, 'CANCELLED', { reason: String(reason), source: 'CLIENT' });
  return { status: 204 };
}
