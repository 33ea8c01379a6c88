import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';

/** An outcome of a release, and how often pages reported it. */
export interface UseRecord {
  brand: string;
  remote: string;
  release: string;
  outcome: string;
  times: number;
}

export interface Use {
  loads: number;
  /** Kind of failure -> count. */
  failures: Record<string, number>;
  /** Unix seconds since which the release is proven; null while it is not. */
  provenAt: number | null;
}

interface UsedRelease {
  brand: string;
  remote: string;
  release: string;
  use: Use;
}

const column = <Name extends keyof UseRecord>(records: readonly UseRecord[], name: Name) =>
  records.map((one) => one[name]);

/** Adds to the stored totals of all instances. */
export async function addOutcomes(db: Db, records: readonly UseRecord[], now: number): Promise<void> {
  await sql`
    insert into release_outcomes as kept (brand, remote, release, outcome, times, told_at)
    select *, ${now}::bigint from unnest(${column(records, 'brand')}::text[], ${column(records, 'remote')}::text[],
      ${column(records, 'release')}::text[], ${column(records, 'outcome')}::text[], ${column(records, 'times')}::bigint[])
    on conflict (brand, remote, release, outcome) do update set
      times = kept.times + excluded.times, told_at = excluded.told_at`.execute(db);
}

/** Stores proven releases; one that was proven before keeps its time. */
export async function addProofs(db: Db, proven: readonly UsedRelease[], now: number): Promise<void> {
  await db
    .insertInto('release_proofs')
    .values(proven.map(({ brand, remote, release }) => ({ brand, remote, release, proven_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The totals of every reported release, in a fixed order. */
export async function readOutcomes(db: Db): Promise<UsedRelease[]> {
  const rows = await db
    .selectFrom('release_outcomes as told')
    .leftJoin('release_proofs as proof', (join) =>
      join
        .onRef('proof.brand', '=', 'told.brand')
        .onRef('proof.remote', '=', 'told.remote')
        .onRef('proof.release', '=', 'told.release'),
    )
    .select(['told.brand', 'told.remote', 'told.release', 'outcome', 'times', 'proven_at'])
    .orderBy('told.brand')
    .orderBy('told.remote')
    .orderBy('told.release')
    .orderBy('outcome')
    .execute();
  const used = new Map<string, UsedRelease>();
  for (const { brand, remote, release, outcome, times, proven_at: provenAt } of rows) {
    const key = [brand, remote, release].join(' ');
    const one = used.get(key) ?? { brand, remote, release, use: { loads: 0, failures: {}, provenAt } };
    if (outcome === 'loaded') one.use.loads = times;
    else one.use.failures[outcome] = times;
    used.set(key, one);
  }
  return [...used.values()];
}
