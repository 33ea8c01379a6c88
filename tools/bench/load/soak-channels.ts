import { WebSocket } from 'ws';

export interface ChannelsTask {
  /** Web socket addresses of the instances, used in turn. */
  addresses: string[];
  authorization: string;
  vendorIds: string[];
  /** Per vendor. */
  channelsEach: number;
}

/** Committed orders by vendor, with the number of their history entries. */
export type Committed = Map<string, { orderId: string; entries: number }[]>;

export interface ChannelsHeard {
  channels: number;
  messages: number;
  /** Orders, times their channels, whose last state a channel did not get. */
  lost: number;
  /** States that a channel skipped because a newer one came first. */
  overtaken: number;
  /** Messages older than one of the same order on the channel. */
  outOfOrder: number;
  repeated: number;
  cut: number;
}

const AT_ONCE = 50;

/** Order numbers, because a substring of a message would keep the whole message in memory. */
const numbers = new Map<string, number>();
const orderNumber = (orderId: string): number => {
  const known = numbers.get(orderId);
  if (known !== undefined) return known;
  numbers.set(Buffer.from(orderId).toString(), numbers.size);
  return numbers.size - 1;
};

interface Channel {
  vendorId: string;
  /** By order number, a bit for each published length of its history. */
  heard: Map<number, number>;
}
const channels: Channel[] = [];
let [messages, outOfOrder, repeated, cut] = [0, 0, 0, 0];

function countHistoryEntries(text: string): number {
  const start = text.indexOf('"status_history":[');
  const end = text.indexOf(']', start);
  let count = 0;
  for (let at = text.indexOf('{', start); at !== -1 && at < end; at = text.indexOf('{', at + 1)) count += 1;
  return count;
}
const newestChange = (heard: number) => 31 - Math.clz32(heard);

function onSoakMessage({ heard }: Channel, text: string): void {
  const orderId = /"order_id":"([^"]+)"/.exec(text)?.[1];
  if (orderId === undefined) return;
  messages += 1;
  const number = orderNumber(orderId);
  const before = heard.get(number) ?? 0;
  const bit = 1 << countHistoryEntries(text);
  if (before & bit) repeated += 1;
  else if (bit < before) outOfOrder += 1;
  heard.set(number, before | bit);
}

function connect(address: string, authorization: string, vendorId: string): Promise<void> {
  const channel: Channel = { vendorId, heard: new Map() };
  channels.push(channel);
  const socket = new WebSocket(`${address}/live`, { headers: { authorization }, perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.once('open', () =>
      socket.send(JSON.stringify({ action: 'subscribeToVendor', vendor_id: vendorId })),
    );
    socket.once('error', reject);
    socket.on('close', () => (cut += 1));
    socket.on('message', (data) => {
      const text = String(data);
      if (text.startsWith('{"action":"subscribe_ok"')) resolve();
      else onSoakMessage(channel, text);
    });
  });
}

async function connectAll({ addresses, authorization, vendorIds, channelsEach }: ChannelsTask) {
  const plans = Array.from({ length: channelsEach }, (_, index) =>
    vendorIds.map((vendorId) => ({ vendorId, address: addresses[index % addresses.length] ?? '' })),
  ).flat();
  for (let from = 0; from < plans.length; from += AT_ONCE)
    await Promise.all(
      plans
        .slice(from, from + AT_ONCE)
        .map(({ vendorId, address }) => connect(address, authorization, vendorId)),
    );
}

const shortest = () => {
  let all = 0;
  for (const { heard } of channels) for (const bits of heard.values()) all |= bits;
  return newestChange(all & -all);
};

function assessChannels(committed: Committed): ChannelsHeard {
  const first = shortest();
  let [lost, overtaken] = [0, 0];
  for (const { vendorId, heard } of channels) {
    for (const { orderId, entries } of committed.get(vendorId) ?? []) {
      const bits = heard.get(orderNumber(orderId)) ?? 0;
      if (newestChange(bits) < entries) lost += 1;
      for (let state = first; state < newestChange(bits); state += 1)
        if (!(bits & (1 << state))) overtaken += 1;
    }
  }
  return { channels: channels.length, messages, lost, overtaken, outOfOrder, repeated, cut };
}

process.on('message', (message: { open?: ChannelsTask; done?: Committed }) => {
  if (message.open) void connectAll(message.open).then(() => process.send?.('ready'));
  if (message.done) process.send?.(assessChannels(message.done));
});
