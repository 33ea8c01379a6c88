import { LIVE_LIMITS } from '@courier/config';
import type { WebSocket } from 'ws';
import { sessionAccount, type Session } from '../../../platform/requests/session';

export interface Channel {
  readonly socket: WebSocket;
  /** Replaced at each renewal. */
  session: Session;
  isAlive: boolean;
  /** Vendor ids by requested id, oldest subscription first. */
  readonly asked: Map<string, ReadonlySet<string>>;
}

/** Indexed by vendor, session and user. */
export interface ChannelTable {
  readonly all: ReadonlySet<Channel>;
  /** Checks the limits of the session and of its account. */
  isFull(session: Session): boolean;
  add(socket: WebSocket, session: Session): Channel;
  /** Safe to call twice. */
  remove(channel: Channel): void;
  /** Adds a subscription; above the limit the oldest is removed. */
  listen(channel: Channel, asked: string, vendorIds: readonly string[]): void;
  listeners(vendorId: string): ReadonlySet<Channel> | undefined;
  /** A copy: channels may be removed during the iteration. */
  ofSession(key: string): readonly Channel[];
  /** The same user with a newer session. */
  renew(channel: Channel, session: Session): void;
}

/** @param factor multiplies the channel limits of an account and a session */
export function createChannelTable(factor = 1): ChannelTable {
  const all = new Set<Channel>();
  const byVendor = new Map<string, Set<Channel>>();
  const bySession = new Map<string, Set<Channel>>();
  const byUser = new Map<string, Set<Channel>>();
  const groupSize = (groups: Map<string, Set<Channel>>, name: string) => groups.get(name)?.size ?? 0;

  const leaveOldest = (channel: Channel) => {
    const [oldest] = channel.asked;
    if (!oldest) return;
    channel.asked.delete(oldest[0]);
    const kept = [...channel.asked.values()];
    for (const vendorId of oldest[1])
      if (!kept.some((ids) => ids.has(vendorId))) leaveGroup(byVendor, vendorId, channel);
  };
  return {
    all,
    isFull: (session) =>
      groupSize(bySession, session.key) >= LIVE_LIMITS.channelsPerSession * factor ||
      groupSize(byUser, sessionAccount(session)) >= LIVE_LIMITS.channelsPerAccount * factor,
    add: (socket, session) => {
      const channel: Channel = { socket, session, isAlive: true, asked: new Map() };
      all.add(channel);
      enter(bySession, session.key, channel);
      enter(byUser, sessionAccount(session), channel);
      return channel;
    },
    remove: (channel) => {
      all.delete(channel);
      for (const ids of channel.asked.values())
        for (const vendorId of ids) leaveGroup(byVendor, vendorId, channel);
      channel.asked.clear();
      leaveGroup(bySession, channel.session.key, channel);
      leaveGroup(byUser, sessionAccount(channel.session), channel);
    },
    listen: (channel, asked, vendorIds) => {
      const before = channel.asked.get(asked) ?? [];
      channel.asked.delete(asked);
      channel.asked.set(asked, new Set([...before, ...vendorIds]));
      for (const vendorId of vendorIds) enter(byVendor, vendorId, channel);
      if (channel.asked.size > LIVE_LIMITS.subscriptionsPerChannel) leaveOldest(channel);
    },
    listeners: (vendorId) => byVendor.get(vendorId),
    ofSession: (key) => [...(bySession.get(key) ?? [])],
    renew: (channel, session) => {
      leaveGroup(bySession, channel.session.key, channel);
      channel.session = session;
      enter(bySession, session.key, channel);
    },
  };
}

function enter(groups: Map<string, Set<Channel>>, name: string, channel: Channel): void {
  const group = groups.get(name);
  if (group) group.add(channel);
  else groups.set(name, new Set([channel]));
}

function leaveGroup(groups: Map<string, Set<Channel>>, name: string, channel: Channel): void {
  const group = groups.get(name);
  group?.delete(channel);
  if (group?.size === 0) groups.delete(name);
}
