import type { Order } from '@courier/api-client/contract';
import type { WebSocket } from 'ws';
import type { Session } from '../../../platform/requests/session';
import { createChannelTable, type Channel } from './channel-table';
import { createOvertaken } from './overtaken';
import { createAnswers } from './answer-messages';
import type { LiveDeps } from './live-deps';
import { createMessageBudget } from './message-budget';

/** Unread bytes after which a slow channel is closed; it catches up after reconnecting. */
const BACKLOG_LIMIT_BYTES = 1_000_000;
const OPEN = 1;

export interface LiveHub {
  isFull(session: Session): boolean;
  add(socket: WebSocket, session: Session): void;
  publish(order: Order): void;
  endSession(key: string): void;
  /** Closes the channels whose session has expired; call it every second. */
  endExpired(): void;
  /** Closes all channels when their sessions can no longer be verified; they may reconnect at once. */
  endAll(): void;
  /** Closes channels that did not answer the last ping, and pings the others. */
  checkAlive(): void;
  closeAll(): void;
}

export function createLiveHub(deps: LiveDeps): LiveHub {
  const channels = createChannelTable(Math.max(1, deps.config.limitFactor));
  const isOvertaken = createOvertaken();
  const count = () => deps.metrics.liveChannels.set(channels.all.size);
  const closeChannel = (channel: Channel, code: number, reason: string) => {
    // Removed at once, so that a socket that closes slowly gets no more messages.
    channels.remove(channel);
    channel.socket.close(code, reason);
    count();
  };

  return {
    isFull: channels.isFull,
    add: (socket, session) => {
      if (channels.isFull(session)) return socket.close(1013, 'too many channels');
      const channel = channels.add(socket, session);
      count();
      socket.on('pong', () => (channel.isAlive = true));
      socket.on('close', () => {
        channels.remove(channel);
        count();
      });
      socket.on('error', () => socket.terminate());
      const isWithinBudget = createMessageBudget();
      const answer = createAnswers(deps, channels, channel);
      socket.on('message', (data) => {
        if (!channels.all.has(channel)) return;
        if (isWithinBudget()) answer(String(data));
        else closeChannel(channel, 1008, 'too many messages');
      });
    },
    publish: (order) => {
      const listeners = channels.listeners(order.vendor_id);
      if (!listeners || isOvertaken(order)) return;
      // Encoded once for all channels.
      const text = Buffer.from(JSON.stringify({ action: 'event', type: 'order_update', data: order }));
      let deliveries = 0;
      for (const { socket } of listeners) {
        if (socket.bufferedAmount > BACKLOG_LIMIT_BYTES) socket.terminate();
        if (socket.readyState !== OPEN) continue;
        socket.send(text, { binary: false });
        deliveries += 1;
      }
      deps.metrics.liveDeliveries.inc(deliveries);
    },
    endSession: (key) => {
      for (const channel of channels.ofSession(key)) closeChannel(channel, 4401, 'signed out');
    },
    endExpired: () => {
      const now = deps.clock.nowSeconds();
      for (const channel of channels.all)
        if (channel.session.expiresAt <= now) closeChannel(channel, 4401, 'session expired');
    },
    endAll: () => {
      for (const channel of channels.all) closeChannel(channel, 1013, 'try again');
    },
    checkAlive: () => {
      for (const channel of channels.all) {
        if (!channel.isAlive) channel.socket.terminate();
        channel.isAlive = false;
        if (channel.socket.readyState === OPEN) channel.socket.ping();
      }
    },
    closeAll: () => {
      for (const { socket } of channels.all) socket.close(1001, 'restarting');
    },
  };
}
