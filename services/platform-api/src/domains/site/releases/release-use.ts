import type { ReleaseOutcome } from '@courier/api-client/contract';
import { RELEASE_LIMITS } from '@courier/config';
import type { ProvenByUse } from '@courier/config/registry';
import type { Clock } from '../../../platform/clock';
import { inTransaction, type Db } from '../../../platform/db/database';
import { addOutcomes, addProofs, readOutcomes, type UseRecord, type Use } from './release-rows';

/** Brand -> remote -> release. */
export type UseOfAll = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Use>>>>>>;

/** Enough loads with few enough failures. Failures from only a few networks do not count. */
function isProven({ loads, failures }: Pick<Use, 'loads' | 'failures'>): boolean {
  const failed = Object.values(failures).reduce((sum, times) => sum + times, 0);
  const { provenLoads, failedNetworks, loadsPerFailure } = RELEASE_LIMITS;
  return loads >= provenLoads && (failed < failedNetworks || failed * loadsPerFailure < loads);
}

/** Release reports: counted here, and added to the totals of all instances in the database. */
export interface ReleaseUse {
  count(brand: string, outcome: ReleaseOutcome): void;
  /** Totals of all instances at the last read. */
  all(): UseOfAll;
  /** Releases of a remote proven by usage. */
  findProven(brand: string, remote: string): ProvenByUse;
  /** Adds new counts to the database and reads the totals. Counts are kept if that fails. */
  flush(): Promise<void>;
}

type Waiting = Map<string, UseRecord>;

const recordKey = ({ brand, remote, release, outcome }: UseRecord) =>
  [brand, remote, release, outcome].join(' ');

function add(waiting: Waiting, record: UseRecord): void {
  const key = recordKey(record);
  waiting.set(key, { ...record, times: (waiting.get(key)?.times ?? 0) + record.times });
}

export function createReleaseUse(db: Db, clock: Clock): ReleaseUse {
  let waiting: Waiting = new Map();
  let known: UseOfAll = {};
  let running: Promise<void> = Promise.resolve();

  async function addWaiting(): Promise<void> {
    if (waiting.size === 0) return;
    const batch = waiting;
    waiting = new Map();
    try {
      // The same order on every instance prevents deadlocks.
      const sortedReports = [...batch.values()].sort((a, b) => (recordKey(a) < recordKey(b) ? -1 : 1));
      await inTransaction(db, (trx) => addOutcomes(trx, sortedReports, clock.nowSeconds()));
    } catch (error) {
      for (const record of batch.values()) add(waiting, record);
      throw error;
    }
  }

  async function readAll(): Promise<void> {
    const read = await readOutcomes(db);
    const now = clock.nowSeconds();
    const proven = read.filter(({ use }) => isProven(use));
    const news = proven.filter(({ use }) => use.provenAt === null);
    if (news.length > 0) await addProofs(db, news, now);
    const all: Record<string, Record<string, Record<string, Use>>> = {};
    for (const { brand, remote, release, use } of read)
      ((all[brand] ??= {})[remote] ??= {})[release] = {
        ...use,
        provenAt: isProven(use) ? (use.provenAt ?? now) : null,
      };
    // A stable identity keeps derived values cached.
    if (JSON.stringify(all) !== JSON.stringify(known)) known = all;
  }

  return {
    count(brand, { remote, release, ...what }) {
      const outcome = what.outcome === 'failed' ? what.kind : what.outcome;
      add(waiting, { brand, remote, release, outcome, times: 1 });
    },
    all: () => known,
    findProven: (brand, remote) =>
      new Map(
        Object.entries(known[brand]?.[remote] ?? {}).flatMap(([release, { provenAt }]) =>
          provenAt === null ? [] : [[release, provenAt]],
        ),
      ),
    flush() {
      running = running.catch(() => undefined).then(() => addWaiting().then(readAll));
      return running;
    },
  };
}
