import { writeBusMessages } from './live-bus-messages';

const BATCH_MS = 15;
const RETRY_MS = 1000;

export interface OrderVersion {
  order_id: string;
  version: number;
}

/** Batches messages for other instances, and retries until they are sent. */
export interface BusSender {
  order(order: OrderVersion): void;
  signOut(sessionKey: string): void;
  simulatorChange(): void;
  close(): Promise<void>;
}

interface Batch {
  orders: Map<string, number>;
  signOuts: Set<string>;
  simulator: boolean;
}

const emptyBatch = (): Batch => ({ orders: new Map(), signOuts: new Set(), simulator: false });

/** @param onTold gets the published orders */
export function createBusSender(
  from: string,
  transport: { send(texts: readonly string[]): Promise<void> },
  onTold: (orders: readonly OrderVersion[]) => Promise<void>,
): BusSender {
  let waiting = emptyBatch();
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  const send = async () => {
    timer = null;
    const batch = waiting;
    waiting = emptyBatch();
    const texts = writeBusMessages({
      from,
      orders: [...batch.orders.keys()],
      signOuts: [...batch.signOuts],
      simulator: batch.simulator,
    });
    if (texts.length === 0) return;
    try {
      await transport.send(texts);
    } catch {
      for (const [id, version] of batch.orders) storeNewest(id, version);
      for (const key of batch.signOuts) waiting.signOuts.add(key);
      waiting.simulator ||= batch.simulator;
      sendSoon(RETRY_MS);
      return;
    }
    const announcements = [...batch.orders].map(([order_id, version]) => ({ order_id, version }));
    // Another instance finds the rest and publishes it again.
    if (announcements.length > 0) await onTold(announcements).catch(() => undefined);
  };
  const sendSoon = (delay = BATCH_MS) => {
    if (isClosed) return;
    timer ??= setTimeout(() => void send(), delay).unref();
  };
  const storeNewest = (id: string, version: number) =>
    waiting.orders.set(id, Math.max(version, waiting.orders.get(id) ?? 0));

  return {
    order: ({ order_id, version }) => {
      storeNewest(order_id, version);
      sendSoon();
    },
    signOut: (sessionKey) => {
      waiting.signOuts.add(sessionKey);
      sendSoon();
    },
    simulatorChange: () => {
      waiting.simulator = true;
      sendSoon();
    },
    close: async () => {
      isClosed = true;
      if (timer) clearTimeout(timer);
      await send();
    },
  };
}
