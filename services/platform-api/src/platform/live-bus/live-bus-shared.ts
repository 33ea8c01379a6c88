import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock';
import type { Db } from '../db/database';
import { createOrderBus, type OrderBus } from './live-bus';
import { watchEnds, type EndSource } from './live-bus-ends';
import { deleteEvents, watchEvents } from './live-bus-events';
import { readBusMessage } from './live-bus-messages';
import { createBusReader } from './live-bus-reading';
import { createBusSender } from './live-bus-sending';
import type { OrderSource } from './order-source';

export interface SharedBus extends OrderBus {
  close(): Promise<void>;
}

/** Sends texts to the other instances. The sender may receive its own. */
export interface BusTransport {
  /** Rejects when delivery is uncertain. */
  send(texts: readonly string[]): Promise<void>;
  onMessage(listener: (text: string) => void): void;
  /** `lost` when messages may be missed, `back` when they are received again. */
  onBreak(listener: { lost(): void; back(): void }): void;
}

/**
 * A bus between the instances of a database. Local subscribers are notified at once, others through the transport.
 * Messages contain only ids; the receiver reads the order, so it never publishes data older than the message. After a
 * lost connection it publishes every changed order, and after the death of an instance its unpublished ones.
 */
export function createSharedBus({
  db,
  clock,
  orders,
  transport,
  ends,
  blindMs,
}: {
  db: Db;
  clock: Clock;
  orders: OrderSource;
  transport: BusTransport;
  ends: EndSource;
  /** Time of failed polling before `onBlind` listeners are called, in ms. */
  blindMs: number;
}): SharedBus {
  const local = createOrderBus();
  const from = randomUUID();
  const simulatorListeners = new Set<() => void>();
  const blindListeners = new Set<() => void>();
  const notifySimulators = () => simulatorListeners.forEach((tell) => tell());
  const sender = createBusSender(from, transport, (sent) => deleteEvents(db, sent));
  const reader = createBusReader({ db, clock, orders }, local.publishOrder);
  const publishOrder: OrderBus['publishOrder'] = (order) => {
    local.publishOrder(order);
    sender.order({ order_id: order.order_id, version: order.updated_at });
  };

  transport.onMessage((payload) => {
    const message = readBusMessage(payload);
    if (!message || message.from === from) return;
    message.signOuts?.forEach(local.publishSignOut);
    if (message.simulator) notifySimulators();
    reader.read(message.orders ?? []);
  });
  transport.onBreak({
    lost: reader.lost,
    back: () => {
      reader.back();
      notifySimulators();
    },
  });
  const stops = [
    watchEvents(db, orders, publishOrder),
    watchEnds(ends, {
      onEnd: local.publishSignOut,
      onBlind: () => blindListeners.forEach((tell) => tell()),
      blindMs,
    }),
    reader.close,
  ];

  return {
    ...local,
    onBlind: (listener) => {
      blindListeners.add(listener);
      return () => void blindListeners.delete(listener);
    },
    publishOrder,
    publishSignOut: (sessionKey) => {
      local.publishSignOut(sessionKey);
      sender.signOut(sessionKey);
    },
    publishSimulatorChange: sender.simulatorChange,
    onSimulatorChange: (listener) => {
      simulatorListeners.add(listener);
      return () => void simulatorListeners.delete(listener);
    },
    close: async () => {
      for (const stop of stops) stop();
      await sender.close();
    },
  };
}
