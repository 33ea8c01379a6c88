import type { Order } from '@courier/api-client/contract';
import { randomUUID } from 'node:crypto';
import type { Clock } from './clock';
import type { Db } from './db/database';
import { createOrderBus, type OrderBus } from './live-bus';
import { readBusMessage, writeBusMessages } from './live-bus-messages';
import { findOrders, findOrdersSince } from './modules/orders/orders.repository';

const BATCH_MS = 15;
const RETRY_MS = 1000;
const READ_AT_ONCE = 200;
/** A broken connection may have been dead for a while before anybody noticed. */
const MARGIN_SECONDS = 60;

export interface SharedBus extends OrderBus {
  /** Sends what waits. */
  close(): Promise<void>;
}

/** How texts reach the other instances. What it sends it may hear itself. */
export interface BusTransport {
  /** Rejects when it cannot be known that the others were told. */
  send(texts: readonly string[]): Promise<void>;
  onMessage(listener: (text: string) => void): void;
  /** `lost` when messages may be missed from now on, `back` when none will be any more. */
  onBreak(listener: { lost(): void; back(): void }): void;
}

/**
 * A bus among all instances of a database: subscribers here are told at once, the others by the transport. Only ids
 * travel; whoever hears one reads the order, so what it tells is never older than the message. After a lost connection
 * it tells every order that was changed meanwhile.
 */
export function createSharedBus({
  db,
  clock,
  transport,
}: {
  db: Db;
  clock: Clock;
  transport: BusTransport;
}): SharedBus {
  const local = createOrderBus();
  const from = randomUUID();
  const simulatorListeners = new Set<() => void>();
  let outbox = { orders: new Set<string>(), signOuts: new Set<string>(), simulator: false };
  const unread = new Set<string>();
  let missedSince: number | null = null;
  let isBack = true;
  let sendTimer: NodeJS.Timeout | null = null;
  let readTimer: NodeJS.Timeout | null = null;
  let reading = false;
  let closed = false;

  const send = async () => {
    sendTimer = null;
    const batch = outbox;
    outbox = { orders: new Set(), signOuts: new Set(), simulator: false };
    const texts = writeBusMessages({
      from,
      orders: [...batch.orders],
      signOuts: [...batch.signOuts],
      simulator: batch.simulator,
    });
    if (texts.length === 0) return;
    try {
      await transport.send(texts);
    } catch {
      for (const id of batch.orders) outbox.orders.add(id);
      for (const id of batch.signOuts) outbox.signOuts.add(id);
      outbox.simulator ||= batch.simulator;
      sendSoon(RETRY_MS);
    }
  };
  const sendSoon = (delay = BATCH_MS) => {
    if (closed) return;
    sendTimer ??= setTimeout(() => void send(), delay).unref();
  };

  const tellAll = (orders: readonly Order[]) => orders.forEach(local.publishOrder);
  const readNext = async () => {
    if (missedSince !== null && isBack) {
      const since = missedSince;
      tellAll(await findOrdersSince(db, since));
      missedSince = null;
    }
    while (unread.size > 0) {
      const ids = [...unread].slice(0, READ_AT_ONCE);
      for (const id of ids) unread.delete(id);
      try {
        tellAll(await findOrders(db, ids));
      } catch (error) {
        for (const id of ids) unread.add(id);
        throw error;
      }
    }
  };
  const read = () => {
    if (reading || closed) return;
    reading = true;
    readNext()
      .then(
        () => true,
        () => false,
      )
      .then((isDone) => {
        reading = false;
        if (closed) return;
        if (!isDone) readTimer = setTimeout(read, RETRY_MS).unref();
        else if (unread.size > 0) read();
      });
  };

  transport.onMessage((payload) => {
    const message = readBusMessage(payload);
    if (!message || message.from === from) return;
    message.signOuts?.forEach(local.publishSignOut);
    if (message.simulator) for (const tell of simulatorListeners) tell();
    for (const id of message.orders ?? []) unread.add(id);
    if (unread.size > 0) read();
  });
  transport.onBreak({
    lost: () => {
      isBack = false;
      missedSince = Math.min(missedSince ?? Infinity, clock.nowSeconds() - MARGIN_SECONDS);
    },
    back: () => {
      isBack = true;
      read();
      for (const tell of simulatorListeners) tell();
    },
  });

  return {
    ...local,
    publishOrder: (order) => {
      local.publishOrder(order);
      outbox.orders.add(order.order_id);
      sendSoon();
    },
    publishSignOut: (sessionId) => {
      local.publishSignOut(sessionId);
      outbox.signOuts.add(sessionId);
      sendSoon();
    },
    publishSimulatorChange: () => {
      outbox.simulator = true;
      sendSoon();
    },
    onSimulatorChange: (listener) => {
      simulatorListeners.add(listener);
      return () => void simulatorListeners.delete(listener);
    },
    close: async () => {
      closed = true;
      if (sendTimer) clearTimeout(sendTimer);
      if (readTimer) clearTimeout(readTimer);
      await send();
    },
  };
}
