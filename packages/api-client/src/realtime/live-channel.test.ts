import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { buildOrder } from '../testing/build-order';
import { requestTicket, liveAuthorization } from './live-address';
import { createLiveChannel, type LiveChannelOptions } from './live-channel';
import { createFakeBackend } from '../testing/fake-backend';
import { FakeSocket } from '../testing/fake-socket';

const sockets = () => FakeSocket.all;
const latest = () => FakeSocket.all.at(-1)!;

function start(overrides: Partial<LiveChannelOptions> = {}) {
  const states: string[] = [];
  const updates: string[] = [];
  const channel = createLiveChannel({
    url: 'wss://tw.staging.example.test/live',
    ticket: async () => null,
    authorization: () => 'Bearer access|id',
    onOrderUpdate: (order) => updates.push(order.order_id),
    onState: (state) => states.push(state),
    random: () => 0,
    WebSocket: FakeSocket as unknown as typeof globalThis.WebSocket,
    ...overrides,
  });
  return { channel, states, updates };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => {
  jest.useRealTimers();
});

async function connected(overrides: Partial<LiveChannelOptions> = {}) {
  const started = start(overrides);
  started.channel.subscribe('v1001');
  await pass(0);
  latest().open();
  return started;
}

describe('connecting', () => {
  it('is disconnected until the socket opens [LIVE-01]', async () => {
    const { channel, states } = start();
    expect(channel.state()).toBe('disconnected');
    await pass(0);
    latest().open();
    expect(channel.state()).toBe('connected');
    latest().close();
    expect(channel.state()).toBe('disconnected');
    expect(states).toEqual(['connected', 'disconnected']);
    channel.close();
  });

  it('puts the encoded bearer of both tokens, or the bare embedded token, into the address [LIVE-09]', async () => {
    const classic = start({
      authorization: () => liveAuthorization.classic({ AccessToken: 'a', IdToken: 'i' }),
    });
    await pass(0);
    expect(latest().url).toBe('wss://tw.staging.example.test/live?Authorization=Bearer%20a%7Ci');
    classic.channel.close();
    const embedded = start({ authorization: () => liveAuthorization.godroid('g.t') });
    await pass(0);
    expect(latest().url).toBe('wss://tw.staging.example.test/live?Authorization=g.t');
    embedded.channel.close();
  });

  it('requests a new ticket before each connection and prefers it', async () => {
    let count = 0;
    const { channel } = start({ ticket: async () => ({ ticket: `t${++count}`, sessionSeconds: 900 }) });
    await pass(0);
    latest().open();
    latest().close();
    await pass(1000);
    expect(sockets().map((socket) => socket.url.split('=')[1])).toEqual(['Ticket%20t1', 'Ticket%20t2']);
    channel.close();
  });

  it('uses other authorization than tickets only if the call does not exist', async () => {
    const backend = createFakeBackend();
    expect(await requestTicket(backend.client)).toEqual({ ticket: 'ticket', sessionSeconds: 900 });
    backend.fail('live.ticket', { status: 404 });
    expect(await requestTicket(backend.client)).toBeNull();
    backend.fail('live.ticket', { status: 401 });
    await expect(requestTicket(backend.client)).rejects.toMatchObject({ status: 401 });
  });
});

describe('reconnecting', () => {
  it('waits 1 s after a lost connection [LIVE-02]', async () => {
    const { channel } = await connected();
    latest().close();
    await pass(999);
    expect(sockets()).toHaveLength(1);
    await pass(1);
    expect(sockets()).toHaveLength(2);
    channel.close();
  });

  it('spreads the first wait by up to half, doubles to 30 s and starts over after a success [LIVE-14]', async () => {
    const { channel } = await connected({ random: () => 1 });
    for (const wait of [1500, 3000, 6000, 12_000, 24_000, 30_000, 30_000]) {
      const before = sockets().length;
      latest().close();
      await pass(wait - 1);
      expect(sockets()).toHaveLength(before);
      await pass(1);
      expect(sockets()).toHaveLength(before + 1);
    }
    latest().open();
    await pass(1);
    latest().close();
    await pass(1499);
    const before = sockets().length;
    await pass(1);
    expect(sockets()).toHaveLength(before + 1);
    channel.close();
  });

  it('retries after a failed ticket call', async () => {
    const answers = [
      Promise.reject(new Error('offline')),
      Promise.resolve({ ticket: 't2', sessionSeconds: 900 }),
    ];
    answers[0]?.catch(() => undefined);
    const { channel } = start({ ticket: () => answers.shift() ?? Promise.resolve(null) });
    await pass(0);
    expect(sockets()).toHaveLength(0);
    await pass(1000);
    expect(latest().url).toContain('Ticket%20t2');
    channel.close();
  });

  it('never opens a socket for guests, who have neither ticket nor live authorization [LIVE-13]', async () => {
    const { channel } = start({ authorization: () => null });
    channel.subscribe('v1001');
    await pass(120_000);
    expect(sockets()).toHaveLength(0);
    channel.close();
  });

  it('subscribes to the current vendor again after each reconnect [LIVE-13]', async () => {
    const { channel } = await connected();
    for (let round = 0; round < 2; round++) {
      latest().close();
      await pass(1000);
      latest().open();
      expect(latest().vendors).toEqual(['v1001']);
      await pass(1);
    }
    channel.close();
  });

  it('reports a gap after a new subscription, but not after the first one', async () => {
    const onReconnect = jest.fn();
    const { channel } = await connected({ onReconnect });
    const accept = (vendor_id: string) =>
      latest().receive(JSON.stringify({ action: 'subscribe_ok', vendor_id }));
    accept('v1001');
    latest().close();
    await pass(1000);
    latest().open();
    accept('v1002');
    expect(onReconnect).not.toHaveBeenCalled();
    accept('v1001');
    accept('v1001');
    expect(onReconnect).toHaveBeenCalledTimes(1);
    channel.close();
  });

  it('stays closed after logout [LIVE-05]', async () => {
    const { channel, states } = await connected();
    channel.close();
    await pass(120_000);
    expect(sockets()).toHaveLength(1);
    expect(latest().readyState).toBe(3);
    expect(states.at(-1)).toBe('disconnected');
  });

  it('stays closed when it is closed during a wait', async () => {
    const { channel } = await connected();
    latest().close();
    channel.close();
    await pass(120_000);
    expect(sockets()).toHaveLength(1);
  });
});

describe('subscribing', () => {
  it('sends subscribeToVendor for the current vendor on open [LIVE-03, LIVE-10]', async () => {
    const { channel } = await connected();
    expect(latest().sent).toEqual([{ action: 'subscribeToVendor', vendor_id: 'v1001' }]);
    channel.close();
  });

  it('subscribes again on a change of vendor, once per change [LIVE-04]', async () => {
    const { channel } = await connected();
    channel.subscribe('v1002');
    channel.subscribe('v1002');
    expect(latest().vendors).toEqual(['v1001', 'v1002']);
    channel.close();
  });

  it('requests the orders of the outlets too, and again when only that changes', async () => {
    const { channel } = await connected();
    channel.subscribe('v1001', { includeOutlets: true });
    channel.subscribe('v1001', { includeOutlets: true });
    channel.subscribe('v1001');
    const outlets = latest().sent.map(
      (message) => (message as { include_outlets?: boolean }).include_outlets,
    );
    expect(outlets).toEqual([undefined, true, undefined]);
    channel.subscribe('v1001', { includeOutlets: true });
    latest().close();
    await pass(1000);
    latest().open();
    expect(latest().sent).toEqual([
      { action: 'subscribeToVendor', vendor_id: 'v1001', include_outlets: true },
    ]);
    channel.close();
  });

  it('sends the queue in order once connected [LIVE-06]', async () => {
    const { channel } = start();
    channel.subscribe('v1001');
    channel.subscribe('v1002');
    channel.subscribe('v1003');
    await pass(0);
    expect(latest().sent).toEqual([]);
    latest().open();
    expect(latest().vendors).toEqual(['v1001', 'v1002', 'v1003']);
    channel.close();
  });
});

describe('the queue', () => {
  it('is polled every second while it cannot be sent [LIVE-07]', async () => {
    const { channel } = await connected();
    latest().readyState = 2;
    channel.subscribe('v1002');
    latest().readyState = 1;
    await pass(999);
    expect(latest().vendors).toEqual(['v1001']);
    await pass(1);
    expect(latest().vendors).toEqual(['v1001', 'v1002']);
    channel.close();
  });
});

describe('a session that expires', () => {
  /** Tickets last `seconds` each; returns the renewed ones. */
  const openChannel = async (seconds: (number | Error)[]) => {
    let count = 0;
    const started = start({
      ticket: async () => {
        const sessionSeconds = seconds[count] ?? 900;
        count += 1;
        if (sessionSeconds instanceof Error) throw sessionSeconds;
        return { ticket: `t${count}`, sessionSeconds };
      },
    });
    await pass(0);
    latest().open();
    const renewals = () => latest().sent.map((message) => (message as unknown as { ticket: string }).ticket);
    return { ...started, renewals, asked: () => count };
  };

  it('is renewed a minute before, over the open socket, repeatedly', async () => {
    const { channel, renewals, states } = await openChannel([900, 900]);
    await pass(839_000);
    expect(renewals()).toEqual([]);
    await pass(1000);
    expect(renewals()).toEqual(['t2']);
    await pass(840_000);
    expect(renewals()).toEqual(['t2', 't3']);
    expect([sockets().length, states]).toEqual([1, ['connected']]);
    channel.close();
  });

  it('is requested again while the tokens are unchanged or the call fails', async () => {
    const { channel, renewals } = await openChannel([900, new Error('offline'), 20, 900]);
    await pass(840_000);
    expect(renewals()).toEqual([]);
    await pass(30_000);
    expect(renewals()).toEqual(['t3']);
    await pass(10_000);
    expect(renewals()).toEqual(['t3', 't4']);
    channel.close();
  });

  it('is renewed by the next ticket after a reconnect, and no longer after the end', async () => {
    const { channel, asked } = await openChannel([900, 900]);
    await pass(600_000);
    latest().close();
    await pass(1000);
    latest().open();
    await pass(300_000);
    expect([asked(), latest().sent]).toEqual([2, []]);
    channel.close();
    await pass(3_600_000);
    expect(asked()).toBe(2);
  });

  it('is not renewed if the server gives no expiry', async () => {
    const { channel, asked } = await openChannel([undefined as unknown as number]);
    expect(asked()).toBe(1);
    channel.close();
  });
});

describe('receiving', () => {
  it('passes on order updates [LIVE-11]', async () => {
    const { channel, updates } = await connected();
    const order = buildOrder();
    latest().receive(JSON.stringify({ action: 'event', type: 'order_update', data: order }));
    expect(updates).toEqual([order.order_id]);
    channel.close();
  });

  it.each([
    '',
    'null',
    '{',
    '{"action":"event","type":"rain"}',
    '{"action":"event","type":"order_update","data":{}}',
    '[]',
    new ArrayBuffer(2),
  ])('ignores %p [LIVE-12]', async (data) => {
    const { channel, updates } = await connected();
    latest().receive(data);
    expect(updates).toEqual([]);
    expect(channel.state()).toBe('connected');
    channel.close();
  });
});
