import { callDocs } from '@courier/api-client/call-docs';
import type { Offer, RiderDelivery, Shift } from '@courier/api-client/rider-app';

export interface FakeRiderServer {
  shift: Shift;
  offers: Offer[];
  /** False cuts the connection. */
  isReachable: boolean;
  /** Method and path of every answered call except reads, oldest first. */
  calls: { call: string; body: unknown }[];
  /** Answers of the next calls by path: status and code. */
  refusals: Map<string, [status: number, code: string]>;
  fetch: typeof fetch;
}

const { answer: sampleShift } = callDocs.rider.shift.example;

export const buildDelivery = (change: Partial<RiderDelivery> = {}): RiderDelivery => ({
  ...callDocs.rider.accept.example.answer.delivery,
  ...change,
});

export const buildOffer = (change: Partial<Offer> = {}): Offer => {
  const now = Math.floor(Date.now() / 1000);
  const [offer] = callDocs.rider.offers.example.answer.offers;
  return { ...(offer as Offer), created_at: now, expires_at: now + 30, ...change };
};

/** The server of riders, in memory. */
export function createFakeRiderServer(change: Partial<Shift> = {}): FakeRiderServer {
  const server: FakeRiderServer = {
    shift: { ...sampleShift, deliveries: [], ...change },
    offers: [],
    isReachable: true,
    calls: [],
    refusals: new Map(),
    fetch: async (input, init = {}) => {
      if (!server.isReachable) throw new TypeError('Failed to fetch');
      const path = String(input).replace(/^.*\/courier\/rider\/v1/, '');
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
      const refusal = server.refusals.get(path);
      if (refusal) {
        server.refusals.delete(path);
        return answer(refusal[0], { message: '', meta: { translation_key: refusal[1] } });
      }
      if (init.method !== 'GET') server.calls.push({ call: `${init.method ?? ''} ${path}`, body });
      return answer(200, respond(server, path, body));
    },
  };
  return server;
}

const answer = (status: number, content: unknown) =>
  new Response(JSON.stringify(content), { status, headers: { 'content-type': 'application/json' } });

function respond(server: FakeRiderServer, path: string, body: unknown): unknown {
  const { shift } = server;
  const rider = shift.rider;
  const session = { token: 'rs_test', expires_at: shift.server_time + 1000 };
  if (path === '/session') {
    const hasPin = typeof body === 'object' && body !== null && 'pin' in body;
    return { rider, pin_required: hasPin ? null : 'new', session: hasPin ? session : null };
  }
  if (path === '/shift') return shift;
  if (path === '/offers') return { offers: server.offers, server_time: shift.server_time };
  if (path === '/duty') {
    server.shift = { ...shift, ...(body as Partial<Shift>) };
    return server.shift;
  }
  if (path === '/positions') return { accepted: 1, suspicious: 0, ignored: 0 };
  if (path.endsWith('/decline')) return { declined: true };
  return { delivery: reported(server, path, body) };
}

/** Changes the delivery as the event says. */
function reported(server: FakeRiderServer, path: string, body: unknown): RiderDelivery | undefined {
  const [, , orderId] = path.split('/');
  const status = (body as { status?: string } | undefined)?.status;
  const deliveries = server.shift.deliveries.map((delivery) =>
    delivery.order_id === orderId && status !== undefined && status !== 'DELAYED'
      ? { ...delivery, status, reached_status: status }
      : delivery,
  );
  server.shift = { ...server.shift, deliveries };
  return deliveries.find(({ order_id }) => order_id === orderId) ?? deliveries[0];
}
