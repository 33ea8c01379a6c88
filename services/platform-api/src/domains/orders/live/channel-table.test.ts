import { expect, it } from '@jest/globals';
import { LIVE_LIMITS } from '@courier/config';
import type { WebSocket } from 'ws';
import type { Session } from '../../../platform/requests/session';
import { createChannelTable } from './channel-table';

const session: Session = {
  kind: 'CLASSIC',
  userId: 'u-7',
  email: 'shop@kuwait.test',
  country: 'KW',
  key: 's-7',
  expiresAt: 1_800_000_000,
};
const socket = {} as WebSocket;
const most = LIVE_LIMITS.subscriptionsPerChannel;

it('removes the oldest subscription above the limit, but no vendor of another subscription', () => {
  const channels = createChannelTable();
  const channel = channels.add(socket, session);
  const other = channels.add(socket, session);
  channels.listen(other, 'v1', ['v1']);
  channels.listen(channel, 'v1', ['v1', 'v1-outlet', 'v2']);
  for (let index = 2; index <= most; index += 1) channels.listen(channel, `v${index}`, [`v${index}`]);
  expect(channels.listeners('v1-outlet')?.has(channel)).toBe(true);
  channels.listen(channel, 'v9999', ['v9999']);
  expect([...(channels.listeners('v1') ?? [])]).toEqual([other]);
  expect(channels.listeners('v1-outlet')).toBeUndefined();
  expect(channels.listeners('v2')?.has(channel)).toBe(true);
  expect(channel.asked.size).toBe(most);
});

it('keeps a repeated subscription as the newest, with its outlets', () => {
  const channels = createChannelTable();
  const channel = channels.add(socket, session);
  channels.listen(channel, 'v1', ['v1', 'v1-outlet']);
  for (let index = 2; index <= most; index += 1) channels.listen(channel, `v${index}`, [`v${index}`]);
  channels.listen(channel, 'v1', ['v1']);
  channels.listen(channel, 'v9999', ['v9999']);
  expect(channels.listeners('v2')).toBeUndefined();
  expect(channels.listeners('v1-outlet')?.has(channel)).toBe(true);
});

it('removes all data of a closed channel', () => {
  const channels = createChannelTable();
  const channel = channels.add(socket, session);
  channels.listen(channel, 'v1', ['v1', 'v1-outlet']);
  channels.renew(channel, { ...session, key: 's-8' });
  expect([channels.ofSession('s-7'), channels.ofSession('s-8')]).toEqual([[], [channel]]);
  channels.remove(channel);
  channels.remove(channel);
  expect([channels.all.size, channels.ofSession('s-8'), channels.listeners('v1-outlet')]).toEqual([
    0,
    [],
    undefined,
  ]);
});

it.each([1, 3])('limits channels per session and account to %d times the configured limits', (factor) => {
  const { channelsPerSession, channelsPerAccount } = LIVE_LIMITS;
  const channels = createChannelTable(factor);
  for (let count = 0; count < channelsPerAccount * factor; count += 1) {
    const key = `s-${Math.floor(count / (channelsPerSession * factor))}`;
    expect(channels.isFull({ ...session, key })).toBe(false);
    channels.add(socket, { ...session, key });
  }
  expect(channels.isFull({ ...session, key: 'another' })).toBe(true);
  expect(channels.isFull({ ...session, userId: 'u-8', key: 'another' })).toBe(false);
  expect(channels.isFull({ ...session, userId: 'u-8', key: 's-0' })).toBe(true);
});
