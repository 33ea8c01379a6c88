import type { Clock } from '../clock';
import { connectRedis } from '../redis-client';
import type { CountStore } from './count-store';

export interface RedisCounts extends CountStore {
  close(): void;
}

/**
 * Counts in Redis, whose clock ends the windows. Reconnects automatically.
 * @param deployment instances with the same name share counts
 * @throws ConnectionError when Redis cannot be reached at the start
 */
export async function openRedisCounts(url: string, deployment: string, clock: Clock): Promise<RedisCounts> {
  const { client, close } = await connectRedis(url);
  const add = async (key: string, seconds: number) => {
    const name = `courier_counts:${deployment}:${key}`;
    const [, count, leftMs] = await client
      .multi()
      .set(name, 0, { condition: 'NX', expiration: { type: 'EX', value: seconds } })
      .incr(name)
      .pTTL(name)
      .execTyped();
    return { count, endsAtMs: clock.nowMs() + Math.max(1, leftMs) };
  };
  return { add: (things) => Promise.all(things.map(({ key, seconds }) => add(key, seconds))), close };
}
