import { liveMessages, type Order } from '@courier/api-client/contract';
import type { WebSocket } from 'ws';
import type * as z from 'zod/mini';
import { ownsVendor } from '../../contract-mount/ownership';
import type { Session } from '../../contract-mount/session';
import type { Db } from '../../db/database';
import type { Metrics } from '../../metrics';
import { createOvertaken } from './overtaken';

/** Bytes a slow reader may leave unread before its channel is cut; it catches up after reconnecting. */
const BACKLOG_LIMIT_BYTES = 1_000_000;
const OPEN = 1;

interface Subscriber {
  socket: WebSocket;
  session: Session;
  alive: boolean;
}

/** All open channels of this process and what they listen to. */
export interface LiveHub {
  add(socket: WebSocket, session: Session): void;
  publish(order: Order): void;
  endSession(sessionId: string): void;
  /** Cuts channels that did not answer the last call, and asks the others whether they are there. */
  checkAlive(): void;
  closeAll(): void;
}

/** Ours beyond the contract: a parent may ask for the orders of its outlets too. */
const subscription = liveMessages.subscribeToVendor;

export function createLiveHub(db: Db, metrics: Pick<Metrics, 'liveChannels' | 'liveDeliveries'>): LiveHub {
  const subscribers = new Set<Subscriber>();
  const byVendor = new Map<string, Set<Subscriber>>();
  const isOvertaken = createOvertaken();

  const leave = (subscriber: Subscriber) => {
    subscribers.delete(subscriber);
    metrics.liveChannels.set(subscribers.size);
    for (const [vendorId, listeners] of byVendor) {
      listeners.delete(subscriber);
      if (listeners.size === 0) byVendor.delete(vendorId);
    }
  };

  const subscribe = async (subscriber: Subscriber, text: string) => {
    const asked = readSubscription(text);
    if (!asked) return;
    if (!(await ownsVendor(db, subscriber.session, asked.vendor_id)) || !subscribers.has(subscriber)) return;
    const outlets = asked.include_outlets ? await outletIds(db, asked.vendor_id) : [];
    for (const vendorId of [asked.vendor_id, ...outlets]) {
      const listeners = byVendor.get(vendorId) ?? new Set();
      byVendor.set(vendorId, listeners.add(subscriber));
    }
    subscriber.socket.send(JSON.stringify({ action: 'subscribe_ok', vendor_id: asked.vendor_id }));
  };

  return {
    add: (socket, session) => {
      const subscriber: Subscriber = { socket, session, alive: true };
      subscribers.add(subscriber);
      metrics.liveChannels.set(subscribers.size);
      socket.on('pong', () => (subscriber.alive = true));
      socket.on('close', () => leave(subscriber));
      socket.on('error', () => socket.terminate());
      socket.on('message', (data) => {
        subscribe(subscriber, String(data)).catch(() => socket.close(1011));
      });
    },
    publish: (order) => {
      const listeners = byVendor.get(order.vendor_id);
      if (!listeners || isOvertaken(order)) return;
      // Encoded once for all of them.
      const text = Buffer.from(JSON.stringify({ action: 'event', type: 'order_update', data: order }));
      let deliveries = 0;
      for (const { socket } of listeners) {
        if (socket.bufferedAmount > BACKLOG_LIMIT_BYTES) socket.terminate();
        if (socket.readyState !== OPEN) continue;
        socket.send(text, { binary: false });
        deliveries += 1;
      }
      metrics.liveDeliveries.inc(deliveries);
    },
    endSession: (sessionId) => {
      for (const { socket, session } of subscribers) {
        if (session.kind === 'CLASSIC' && session.sessionId === sessionId) socket.close(4401, 'signed out');
      }
    },
    checkAlive: () => {
      for (const subscriber of subscribers) {
        if (!subscriber.alive) subscriber.socket.terminate();
        subscriber.alive = false;
        if (subscriber.socket.readyState === OPEN) subscriber.socket.ping();
      }
    },
    closeAll: () => {
      for (const { socket } of subscribers) socket.close(1001, 'restarting');
    },
  };
}

async function outletIds(db: Db, vendorId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('vendors')
    .select('vendor_id')
    .where('parent_vendor_id', '=', vendorId)
    .execute();
  return rows.map((row) => row.vendor_id);
}

/** Null for unknown and unreadable messages, which are ignored. */
function readSubscription(text: string): z.infer<typeof subscription> | null {
  try {
    const message = subscription.safeParse(JSON.parse(text));
    return message.success ? message.data : null;
  } catch {
    return null;
  }
}
