import { describe, expect, it, jest } from '@jest/globals';
import { buildOrder } from '@courier/api-client/testing';
import type { LiveChannelOptions } from '@courier/api-client/realtime';
import { createLiveUpdates } from './create-live-updates';

function setUp() {
  const channels: { options: LiveChannelOptions; subscribed: string[]; closed: boolean }[] = [];
  const live = createLiveUpdates({
    url: '/live',
    ticket: async () => null,
    authorization: () => null,
    connect(options) {
      const channel = { options, subscribed: [] as string[], closed: false };
      channels.push(channel);
      return {
        state: () => 'disconnected',
        subscribe: (vendorId) => void channel.subscribed.push(vendorId),
        close: () => {
          channel.closed = true;
          options.onState('disconnected');
        },
      };
    },
  });
  return { live, channels, channel: () => channels.at(-1) as (typeof channels)[number] };
}

describe('live updates', () => {
  it('are off before and after a session', () => {
    const { live, channels, channel } = setUp();
    expect([live.get(), channels.length]).toEqual(['off', 0]);
    live.setListening(true);
    expect(live.get()).toBe('disconnected');
    channel().options.onState('connected');
    expect(live.get()).toBe('connected');
    live.setListening(false);
    expect([live.get(), channel().closed]).toEqual(['off', true]);
  });

  it('follow the selected vendor, also one selected before the channel was open', () => {
    const { live, channel } = setUp();
    live.watch('v1001');
    live.setListening(true);
    live.watch('v1002');
    expect(channel().subscribed).toEqual(['v1001', 'v1002']);
  });

  it('reach every listener until it unsubscribes', () => {
    const { live, channel } = setUp();
    const [one, two] = [jest.fn(), jest.fn()];
    live.setListening(true);
    const leave = live.onOrderUpdate(one);
    live.onOrderUpdate(two);
    channel().options.onOrderUpdate(buildOrder());
    leave();
    channel().options.onOrderUpdate(buildOrder());
    expect([one.mock.calls.length, two.mock.calls.length]).toEqual([1, 2]);
  });

  it('notify every listener after a reconnection', () => {
    const { live, channel } = setUp();
    const [one, two] = [jest.fn(), jest.fn()];
    live.onReconnect(one);
    live.onReconnect(two)();
    live.setListening(true);
    channel().options.onReconnect?.();
    expect([one.mock.calls.length, two.mock.calls.length]).toEqual([1, 0]);
  });
});
