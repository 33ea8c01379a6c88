import type { Order } from '@courier/api-client/contract';
import type { Clock } from '../clock';
import type { Db } from '../db/database';
import type { OrderSource } from './order-source';

const RETRY_MS = 1000;
const READ_AT_ONCE = 200;
/** A broken connection may be detected late. */
const MARGIN_SECONDS = 60;

/** Reads the orders of messages, and after a lost connection all changed ones. */
export interface BusReader {
  read(orderIds: readonly string[]): void;
  lost(): void;
  back(): void;
  close(): void;
}

export function createBusReader(
  { db, clock, orders }: { db: Db; clock: Clock; orders: OrderSource },
  tell: (order: Order) => void,
): BusReader {
  const unread = new Set<string>();
  let missedSince: number | null = null;
  let isBack = true;
  let isReading = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | null = null;

  const readNext = async () => {
    if (missedSince !== null && isBack) {
      const since = missedSince;
      (await orders.findOrdersSince(db, since)).filter(orders.isNews).forEach(tell);
      missedSince = null;
    }
    while (unread.size > 0) {
      const ids = [...unread].slice(0, READ_AT_ONCE);
      for (const id of ids) unread.delete(id);
      try {
        (await orders.findOrders(db, ids)).filter(orders.isNews).forEach(tell);
      } catch (error) {
        for (const id of ids) unread.add(id);
        throw error;
      }
    }
  };
  const read = () => {
    if (isReading || isClosed) return;
    isReading = true;
    void readNext()
      .then(
        () => true,
        () => false,
      )
      .then((isDone) => {
        isReading = false;
        if (isClosed) return;
        if (!isDone) timer = setTimeout(read, RETRY_MS).unref();
        else if (unread.size > 0) read();
      });
  };
  return {
    read: (orderIds) => {
      for (const id of orderIds) unread.add(id);
      if (unread.size > 0) read();
    },
    lost: () => {
      isBack = false;
      missedSince = Math.min(missedSince ?? Infinity, clock.nowSeconds() - MARGIN_SECONDS);
    },
    back: () => {
      isBack = true;
      read();
    },
    close: () => {
      isClosed = true;
      if (timer) clearTimeout(timer);
    },
  };
}
