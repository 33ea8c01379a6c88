import type { createClient } from '@redis/client';
import { ConnectionError } from './db/postgres/open-postgres';

export interface RedisConnection {
  client: ReturnType<typeof createClient>;
  close(): void;
}

const CONNECT_LIMIT_MS = 5000;
const LONGEST_PAUSE_MS = 1000;

/**
 * A connection that reconnects automatically; commands fail at once while disconnected.
 * @throws ConnectionError when Redis cannot be reached at the start
 */
export async function connectRedis(url: string): Promise<RedisConnection> {
  // Loaded lazily: its hundreds of files load slower than the rest of the server.
  const { createClient: create } = await import('@redis/client');
  let isOpen = false;
  const client = create({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_LIMIT_MS,
      reconnectStrategy: (attempts) => isOpen && Math.min(LONGEST_PAUSE_MS, 50 * 2 ** attempts),
    },
  });
  client.on('error', () => undefined);
  const close = () => {
    isOpen = false;
    if (client.isOpen) client.destroy();
  };
  try {
    await client.connect();
  } catch (error) {
    close();
    throw connectionError(url, error);
  }
  isOpen = true;
  return { client: client as RedisConnection['client'], close };
}

/** Names the address, never the password. */
function connectionError(url: string, error: unknown): ConnectionError {
  const { message, code } = error as { message?: string; code?: string };
  return new ConnectionError(
    `Redis at ${new URL(url).host} of REDIS_URL cannot be used (${message || code || 'no reason given'}): is it running, and is the address right?`,
  );
}
