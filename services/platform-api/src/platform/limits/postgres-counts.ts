import { sql } from 'kysely';
import type { Clock } from '../clock';
import type { Db } from '../db/database';
import type { Count, CountStore } from './count-store';

type Things = Parameters<CountStore['add']>[0];

interface Waiting {
  things: Things;
  resolve(counts: Count[]): void;
  reject(error: unknown): void;
}

/**
 * Counts in an unlogged table. Calls that arrive during a statement share the next one, so counting uses one connection
 * per instance.
 */
export function postgresCounts(db: Db, clock: Clock): CountStore {
  let waiting: Waiting[] = [];
  let isRunning = false;

  const run = async () => {
    isRunning = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        deal(batch, await addAll(db, clock.nowMs(), batch));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isRunning = false;
  };
  return {
    add: (things) =>
      new Promise((resolve, reject) => {
        waiting.push({ things, resolve, reject });
        if (!isRunning) void run();
      }),
  };
}

async function addAll(db: Db, now: number, batch: readonly Waiting[]): Promise<Map<string, Count>> {
  const added = new Map<string, { times: number; seconds: number }>();
  for (const { key, seconds } of batch.flatMap(({ things }) => things))
    added.set(key, { times: (added.get(key)?.times ?? 0) + 1, seconds });
  // A fixed order prevents deadlocks between instances.
  const keys = [...added.keys()].sort();
  const times = keys.map((key) => added.get(key)?.times ?? 0);
  const ends = keys.map((key) => now + (added.get(key)?.seconds ?? 0) * 1000);
  const { rows } = await sql<{ key: string; count: number; ends_at_ms: number }>`
    insert into call_counts as kept (key, count, ends_at_ms)
    select * from unnest(${keys}::text[], ${times}::int[], ${ends}::bigint[])
    on conflict (key) do update set
      count = case when kept.ends_at_ms <= ${now} then excluded.count else kept.count + excluded.count end,
      -- A window that began before the clock was set back ends its own length from now.
      ends_at_ms = case when kept.ends_at_ms <= ${now} then excluded.ends_at_ms
        else least(kept.ends_at_ms, excluded.ends_at_ms) end
    returning key, count, ends_at_ms`.execute(db);
  return new Map(rows.map(({ key, count, ends_at_ms }) => [key, { count, endsAtMs: ends_at_ms }]));
}

/** Gives each call of the batch its own count, the lowest first. */
function deal(batch: readonly Waiting[], totals: ReadonlyMap<string, Count>): void {
  const left = new Map<string, number>();
  const counts = batch.toReversed().map(({ things }) =>
    things.map(({ key }) => {
      const { count, endsAtMs } = totals.get(key) as Count;
      const later = left.get(key) ?? 0;
      left.set(key, later + 1);
      return { count: count - later, endsAtMs };
    }),
  );
  counts.reverse().forEach((own, index) => batch[index]?.resolve(own));
}
