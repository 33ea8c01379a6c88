import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../report';
import { API, signIn, type Account } from '../server/account';

export interface SoakTask {
  origins: string[];
  email: string;
  vendorIds: string[];
  /** Orders per second, each placed at one instance, received at the other and cancelled at the first. */
  rate: number;
  seconds: number;
}

export interface SoakOrders {
  /** Idempotency keys, all acknowledged. */
  keys: number;
  /** Acknowledged orders: one per key, or more if idempotency failed. */
  orderIds: Set<string>;
  /** Calls that were repeated without an answer or with a retry time. */
  repeated: number;
  refused: number;
  received: number;
  cancelled: number;
  /** Milliseconds from an order's due time to its complete answer. */
  p50: number;
  p99: number;
  max: number;
}

/** A quote is valid for five minutes. */
const QUOTES_EVERY_MS = 200_000;
const QUOTES_AT_ONCE = 10;
/** An overloaded machine gets orders more slowly instead of a growing number. */
const MOST_UNDER_WAY = 600;
const MOVE_AFTER_MS = 1500;
/** Every n-th order is sent twice at once, to both instances. */
const DOUBLE_EVERY = 20;
const REPEAT_MS = 500;

async function prepareBodies(account: Account, vendorIds: readonly string[], until: () => boolean) {
  const bodies = new Map<string, object>();
  const renew = async (vendorId: string) => bodies.set(vendorId, await account.orderBody(vendorId));
  for (let from = 0; from < vendorIds.length; from += QUOTES_AT_ONCE)
    await Promise.all(vendorIds.slice(from, from + QUOTES_AT_ONCE).map(renew));
  void (async () => {
    for (let turn = 0; !until(); turn += 1) {
      await pause(QUOTES_EVERY_MS / vendorIds.length);
      await renew(vendorIds[turn % vendorIds.length] ?? '').catch(() => undefined);
    }
  })();
  return (vendorId: string) => bodies.get(vendorId) as object;
}

interface Answered {
  /** 0 without an answer. */
  status: number;
  /** The answer has a retry time: a temporary failure, or the idempotency key is in use. */
  hasRetryTime: boolean;
  orderId: string | undefined;
}

const NO_ANSWER: Answered = { status: 0, hasRetryTime: true, orderId: undefined };

function createSender(origins: readonly string[], authorization: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_UNDER_WAY });
  return (at: number, method: string, path: string, body: object, key?: string): Promise<Answered> => {
    const { hostname, port } = new URL(origins[at % origins.length] ?? '');
    const headers = {
      authorization,
      'content-type': 'application/json',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    };
    return new Promise((resolve) => {
      const call = request({ agent, hostname, port, method, path: `${API}${path}`, headers }, (answer) => {
        let text = '';
        answer.on('data', (data) => (text += String(data)));
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            hasRetryTime: answer.headers['retry-after'] !== undefined,
            orderId: /"order_id":"([^"]+)"/.exec(text)?.[1],
          }),
        );
        answer.once('error', () => resolve(NO_ANSWER));
      });
      call.once('error', () => resolve(NO_ANSWER));
      call.end(JSON.stringify(body));
    });
  };
}

function createCaller(send: ReturnType<typeof createSender>) {
  const counts = { repeated: 0 };
  const call = async (...sent: Parameters<typeof send>): Promise<string | undefined> => {
    for (;;) {
      const { status, hasRetryTime, orderId } = await send(...sent);
      if (status >= 200 && status < 300) return orderId ?? '';
      if (!hasRetryTime && status < 500) return undefined;
      counts.repeated += 1;
      await pause(REPEAT_MS);
    }
  };
  return { counts, call };
}

/** Places orders at their due times, advances each a moment later, and repeats unanswered calls. */
async function placeOrders({ origins, email, vendorIds, rate, seconds }: SoakTask): Promise<SoakOrders> {
  const account = await signIn(origins[0] ?? '', email);
  let isOver = false;
  const getBody = await prepareBodies(account, vendorIds, () => isOver);
  const { counts, call } = createCaller(createSender(origins, account.authorization));
  const orderIds = new Set<string>();
  const times: number[] = [];
  let [keys, refused, received, cancelled] = [0, 0, 0, 0];
  const placeSoakOrder = async (index: number, due: number) => {
    const vendor_id = vendorIds[index % vendorIds.length] ?? '';
    const postSoakOrder = (at: number) => call(at, 'POST', '/order', getBody(vendor_id), `soak-${index}`);
    const twin = index % DOUBLE_EVERY === 0 ? postSoakOrder(index + 1) : undefined;
    const order_id = await postSoakOrder(index);
    if (order_id === undefined) {
      refused += 1;
      return;
    }
    times.push(performance.now() - due);
    keys += 1;
    orderIds.add(order_id).add((await twin) ?? order_id);
    await pause(MOVE_AFTER_MS);
    const advance = `/simulator/orders/${order_id}/advance`;
    if ((await call(index + 1, 'POST', advance, { status: 'RECEIVED' })) !== undefined) received += 1;
    await pause(MOVE_AFTER_MS);
    const cancel = { vendor_id, order_id, reason: 'USER_REQUEST' };
    if ((await call(index, 'PUT', '/order/cancel', cancel)) !== undefined) cancelled += 1;
  };

  const started = performance.now();
  const underWay = new Set<Promise<void>>();
  for (let index = 0; ; index += 1) {
    const due = started + (index * 1000) / rate;
    if (due > started + seconds * 1000) break;
    if (due > performance.now()) await pause(due - performance.now());
    while (underWay.size >= MOST_UNDER_WAY) await Promise.race(underWay);
    if (performance.now() > started + seconds * 1000) break;
    const work: Promise<void> = placeSoakOrder(index, due).finally(() => underWay.delete(work));
    underWay.add(work);
  }
  await Promise.all(underWay);
  isOver = true;
  const [p50, p99, max] = [0.5, 0.99, 1].map((share) => percentile(times, share)) as [number, number, number];
  return { keys, orderIds, ...counts, refused, received, cancelled, p50, p99, max };
}

process.once('message', (task: SoakTask) => {
  void placeOrders(task).then((orders) => process.send?.(orders));
});
