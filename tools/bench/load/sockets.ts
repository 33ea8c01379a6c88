import { WebSocket } from 'ws';
import { percentile } from '../report';

export interface SocketTask {
  /** Web socket addresses of the instances, used in turn. */
  addresses: string[];
  authorization: string;
  /** Each gets `socketsEach` sockets, half of them at either instance. */
  vendorIds: string[];
  socketsEach: number;
}

/**
 * Protocol of the process: it sends `ready` when listening, receives `{done: sent}` at the end and answers
 * `Heard`.
 */
export interface Sent {
  /** `vendor_id` to due times of its changes in order; system clock in ns. */
  due: Map<string, bigint[]>;
}

export interface Heard {
  p50: number;
  p99: number;
  max: number;
  expected: number;
  delivered: number;
  /** Changes replaced by a newer one of the same order. */
  overtaken: number;
  /** Changes without a delivery of themselves or a newer one. */
  lost: number;
  /** Messages older than one of the same order on the socket. */
  outOfOrder: number;
  reconnections: number;
}

interface Listener {
  vendorId: string;
  /** Arrival of each change by number; ns. */
  arrivals: Map<number, bigint>;
  newest: number;
}

const AT_ONCE = 100;
const listeners: Listener[] = [];
let outOfOrder = 0;
let reconnections = 0;
/** History entries of an order before its first change. */
const BEFORE = 2;

/** A change's number is its count of history entries; counting is faster than parsing. */
function changeNumber(text: string): number {
  const start = text.indexOf('"status_history":[');
  const end = text.indexOf(']', start);
  let count = 0;
  for (let at = text.indexOf('{', start); at !== -1 && at < end; at = text.indexOf('{', at + 1)) count += 1;
  return count - BEFORE;
}

function connect(address: string, authorization: string, vendorId: string): Promise<void> {
  const listener: Listener = { vendorId, arrivals: new Map(), newest: 0 };
  listeners.push(listener);
  const socket = new WebSocket(`${address}/live`, { headers: { authorization }, perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.once('open', () =>
      socket.send(JSON.stringify({ action: 'subscribeToVendor', vendor_id: vendorId })),
    );
    socket.once('error', reject);
    socket.on('close', () => (reconnections += 1));
    socket.on('message', (data) => {
      const at = process.hrtime.bigint();
      const text = String(data);
      if (text.startsWith('{"action":"subscribe_ok"')) return resolve();
      const change = changeNumber(text);
      if (change < listener.newest) outOfOrder += 1;
      listener.newest = Math.max(listener.newest, change);
      if (!listener.arrivals.has(change)) listener.arrivals.set(change, at);
    });
  });
}

async function connectAll({ addresses, authorization, vendorIds, socketsEach }: SocketTask): Promise<void> {
  const plans = vendorIds.flatMap((vendorId) =>
    Array.from({ length: socketsEach }, (_, index) => ({
      vendorId,
      address: addresses[index % addresses.length],
    })),
  );
  for (let from = 0; from < plans.length; from += AT_ONCE) {
    const group = plans.slice(from, from + AT_ONCE);
    await Promise.all(group.map(({ vendorId, address = '' }) => connect(address, authorization, vendorId)));
  }
}

function assessSockets({ due }: Sent): Heard {
  const times: number[] = [];
  let expected = 0;
  let overtaken = 0;
  let lost = 0;
  for (const { vendorId, arrivals, newest } of listeners) {
    const moments = due.get(vendorId) ?? [];
    expected += moments.length;
    moments.forEach((moment, index) => {
      const arrival = arrivals.get(index + 1);
      if (arrival !== undefined) times.push(Number(arrival - moment) / 1e6);
      else if (newest > index + 1) overtaken += 1;
      else lost += 1;
    });
  }
  const [p50, p99, max] = [0.5, 0.99, 1].map((share) => percentile(times, share)) as [number, number, number];
  return { p50, p99, max, expected, delivered: times.length, overtaken, lost, outOfOrder, reconnections };
}

process.on('message', (message: { open?: SocketTask; done?: Sent }) => {
  if (message.open) void connectAll(message.open).then(() => process.send?.('ready'));
  if (message.done) process.send?.(assessSockets(message.done));
});
