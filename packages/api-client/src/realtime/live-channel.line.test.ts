import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FakeSocket } from '../testing/fake-socket';
import { createLiveChannel, type LiveChannelOptions } from './live-channel';

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const last = () => FakeSocket.all.at(-1) as FakeSocket;
const receiveMessage = (message: object) => last().receive(JSON.stringify(message));

async function begun(more: Partial<LiveChannelOptions> = {}) {
  const states: string[] = [];
  const onReconnect = jest.fn();
  const channel = createLiveChannel({
    url: 'wss://kw.portal.test/live',
    ticket: async () => ({ ticket: 't1', sessionSeconds: 900 }),
    authorization: () => null,
    onOrderUpdate: () => undefined,
    onState: (state) => states.push(state),
    onReconnect,
    random: () => 0,
    WebSocket: FakeSocket as unknown as typeof globalThis.WebSocket,
    ...more,
  });
  await pass(0);
  return { channel, states, onReconnect };
}

beforeEach(() => {
  jest.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => void jest.useRealTimers());

describe('a live connection', () => {
  it('that does not open within ten seconds is replaced by another one', async () => {
    const { channel, states } = await begun();
    await pass(9999);
    expect(FakeSocket.all).toHaveLength(1);
    await pass(1001);
    expect(FakeSocket.all).toHaveLength(2);
    last().open();
    expect(states).toEqual(['connected']);
    channel.close();
  });

  it('that was never open has no gap to report', async () => {
    const { channel, onReconnect } = await begun();
    channel.subscribe('kw1001');
    last().close();
    await pass(1000);
    last().open();
    receiveMessage({ action: 'subscribe_ok', vendor_id: 'kw1001' });
    expect(onReconnect).not.toHaveBeenCalled();
    channel.close();
  });

  it('that fails is handled like one that closes', async () => {
    const { channel, states, onReconnect } = await begun();
    channel.subscribe('kw1001');
    last().open();
    last().dispatchEvent(new Event('error'));
    expect([channel.state(), states]).toEqual(['disconnected', ['connected', 'disconnected']]);
    await pass(2000);
    last().open();
    receiveMessage({ action: 'subscribe_ok', vendor_id: 'kw1001' });
    expect(onReconnect).toHaveBeenCalledTimes(1);
    channel.close();
  });

  it('that is closed leaves no timer behind, and is reported once', async () => {
    const { channel, states } = await begun();
    last().open();
    channel.close();
    await pass(20_000);
    expect([jest.getTimerCount(), states]).toEqual([0, ['connected', 'disconnected']]);
  });

  it('is renewed by a server message', async () => {
    const { channel } = await begun();
    last().open();
    await pass(840_000);
    expect(last().sent).toEqual([{ action: 'renew', ticket: 't1' }]);
    channel.close();
  });

  it('subscribes again only when the vendor changes', async () => {
    const { channel } = await begun();
    last().open();
    channel.subscribe('kw1001', { includeOutlets: true });
    channel.subscribe('kw1001', { includeOutlets: true });
    channel.subscribe('kw1002', { includeOutlets: true });
    expect(last().sent).toEqual(
      ['kw1001', 'kw1002'].map((vendor_id) => ({
        action: 'subscribeToVendor',
        vendor_id,
        include_outlets: true,
      })),
    );
    channel.close();
  });

  it.each([
    [0, 1000],
    [0.5, 1250],
    [1, 1500],
  ])('is retried after a random delay: %d', async (chance, after) => {
    const { channel } = await begun({ random: () => chance });
    last().open();
    last().close();
    await pass(after - 1);
    expect(FakeSocket.all).toHaveLength(1);
    await pass(1);
    expect(FakeSocket.all).toHaveLength(2);
    channel.close();
  });
});
