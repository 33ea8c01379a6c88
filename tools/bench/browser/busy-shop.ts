import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Order } from '@courier/api-client';
import { buildOrder } from '@courier/api-client/testing';
import { LIMITS } from '@courier/config';

export const ORDERS = 10_000;
export const UPDATES_A_SECOND = 200;
const VENDOR = 'v1001';
const EVERY_MS = 50;
/** Orders that do not move and have unique names, for searches. */
const NAMED = 50;

/** Route of a running order; at the end it alternates between the last two points. */
const WAY = [
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'NEAR_VENDOR',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
] as const;

export const customerName = (index: number): string => `Hsu Number ${String(index).padStart(3, '0')}`;

function runningOrders(): Order[] {
  const now = Math.floor(Date.now() / 1000);
  return Array.from({ length: ORDERS }, (_, index) => {
    const isNamed = index < NAMED;
    const order = buildOrder({
      vendor_id: VENDOR,
      status: isNamed ? 'RECEIVED' : (WAY[index % WAY.length] as string),
      created_at: now - 60 - index,
    });
    return isNamed ? { ...order, customer: { ...order.customer, name: customerName(index) } } : order;
  });
}

function moved(order: Order): Order {
  const at = WAY.findIndex((status) => status === order.status);
  const status = WAY[at + 1] ?? 'COURIER_LEFT_VENDOR';
  const updated_at = Math.max(order.updated_at + 1, Math.floor(Date.now() / 1000));
  const history = order.status_history.filter((entry) => entry.status !== status);
  return {
    ...order,
    status,
    updated_at,
    status_history: [...history, { status, created_at: updated_at }],
  };
}

export interface BusyShop {
  origin: string;
  /** Sends this many updates per second; 0 stops. */
  send(aSecond: number): void;
  close(): Promise<void>;
}

/**
 * A portal proxy that replaces the running orders of `v1001` and their live channel by 10,000 moving orders,
 * so that no database uses the CPU of the measured page.
 */
export async function startBusyShop(portal: string): Promise<BusyShop> {
  const orders = runningOrders();
  const channels = new Set<WebSocket>();
  const server = createServer((asked, answer) => {
    const page = busyShopPage(orders, asked.url ?? '');
    if (page === null) return forward(portal, asked, answer);
    answer.setHeader('content-type', 'application/json');
    return answer.end(JSON.stringify({ result: page }));
  });
  const live = new WebSocketServer({ server, path: '/live' });
  live.on('connection', (channel) => {
    channels.add(channel);
    channel.on('close', () => channels.delete(channel));
    channel.on('message', (data) => {
      const { action, vendor_id } = JSON.parse(String(data)) as { action: string; vendor_id?: string };
      if (action === 'subscribeToVendor') channel.send(JSON.stringify({ action: 'subscribe_ok', vendor_id }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  let next = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const step = (count: number) => {
    for (let sent = 0; sent < count; sent += 1) {
      next = (next + 7919) % (ORDERS - NAMED);
      const data = moved(orders[NAMED + next] as Order);
      orders[NAMED + next] = data;
      const text = JSON.stringify({ action: 'event', type: 'order_update', data });
      for (const channel of channels) channel.send(text);
    }
  };
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    send: (aSecond) => {
      clearInterval(timer);
      if (aSecond > 0) timer = setInterval(() => step((aSecond * EVERY_MS) / 1000), EVERY_MS);
    },
    close: async () => {
      clearInterval(timer);
      live.close();
      for (const channel of channels) channel.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A page of running orders, if the address requests one. */
function busyShopPage(orders: readonly Order[], address: string) {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const count = Number(searchParams.get('count'));
  const isRunning = count === LIMITS.activeOrdersCount && searchParams.has('from');
  if (!pathname.endsWith(`/vendor/${VENDOR}/orders`) || !isRunning) return null;
  if (searchParams.get('scheduled') === 'true') return { data: [], pagination: { pagination_key: null } };
  const from = Number(searchParams.get('pagination_key') ?? 0);
  const end = from + count;
  const pagination = { pagination_key: end < orders.length ? String(end) : null };
  return { data: orders.slice(from, end), pagination };
}

function forward(portal: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url } = asked;
  const onward = request(`${portal}${url ?? '/'}`, { ...(method ? { method } : {}), headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers);
    got.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}
