import { ConnectionError } from './db/open-postgres';
import type { BusTransport } from './live-bus-shared';

export interface RedisTransport extends BusTransport {
  close(): Promise<void>;
}

const CONNECT_LIMIT_MS = 5000;
const LONGEST_PAUSE_MS = 1000;

/**
 * Instances tell each other through a channel of Redis; both connections come back by themselves.
 * @param deployment instances with the same name hear each other
 * @throws ConnectionError when Redis cannot be reached at the start
 */
export async function openRedisTransport(url: string, deployment: string): Promise<RedisTransport> {
  // Loaded only where it is used: its hundreds of files take longer to read than all others of the server.
  const { createClient } = await import('@redis/client');
  const channel = `courier_instances:${deployment}`;
  const messageListeners: ((text: string) => void)[] = [];
  const breakListeners: { lost(): void; back(): void }[] = [];
  let isOpen = false;
  let isLost = false;
  const open = () =>
    createClient({
      url,
      // What cannot be sent now is kept by the bus, and told with what is newer.
      disableOfflineQueue: true,
      socket: {
        connectTimeout: CONNECT_LIMIT_MS,
        reconnectStrategy: (attempts) => isOpen && Math.min(LONGEST_PAUSE_MS, 50 * 2 ** attempts),
      },
    });
  const publisher = open();
  const subscriber = open();
  const lose = () => {
    if (!isOpen || isLost) return;
    isLost = true;
    for (const { lost } of breakListeners) lost();
  };
  const recover = async () => {
    if (!isOpen || !isLost) return;
    // It is answered after the subscription that was made anew.
    await subscriber.ping();
    isLost = false;
    for (const { back } of breakListeners) back();
  };
  publisher.on('error', () => undefined);
  subscriber.on('error', lose);
  subscriber.on('reconnecting', lose);
  subscriber.on('ready', () => void recover().catch(() => undefined));
  try {
    await Promise.all([publisher.connect(), subscriber.connect()]);
    await subscriber.subscribe(channel, (text) => messageListeners.forEach((tell) => tell(text)));
  } catch (error) {
    for (const client of [publisher, subscriber]) if (client.isOpen) client.destroy();
    throw connectionError(url, error);
  }
  isOpen = true;
  return {
    send: async (texts) => {
      await Promise.all(texts.map((text) => publisher.publish(channel, text)));
    },
    onMessage: (listener) => void messageListeners.push(listener),
    onBreak: (listener) => void breakListeners.push(listener),
    close: async () => {
      isOpen = false;
      for (const client of [publisher, subscriber]) if (client.isOpen) client.destroy();
    },
  };
}

/** Names the place, never the password. */
function connectionError(url: string, error: unknown): ConnectionError {
  const { message, code } = error as { message?: string; code?: string };
  return new ConnectionError(
    `Redis at ${new URL(url).host} of REDIS_URL cannot be used (${message || code || 'no reason given'}): is it running, and is the address right?`,
  );
}
