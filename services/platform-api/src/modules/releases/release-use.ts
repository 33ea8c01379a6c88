import type { ReleaseOutcome } from '@courier/api-client/contract';
import { RELEASE_LIMITS } from '@courier/config';
import type { ProvenByUse } from '@courier/config/registry';
import type { Clock } from '../../clock';
import { inTransaction, type Db } from '../../db/database';
import { addOutcomes, addProofs, readOutcomes, type Told, type Use } from './release-rows';

/** Brand -> remote -> release. */
export type UseOfAll = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Use>>>>>>;

/** Enough loads, and few enough failures among them. Failures that only a few networks report prove nothing. */
export function isProven({ loads, failures }: Pick<Use, 'loads' | 'failures'>): boolean {
  const failed = Object.values(failures).reduce((sum, times) => sum + times, 0);
  const { provenLoads, failedNetworks, loadsPerFailure } = RELEASE_LIMITS;
  return loads >= provenLoads && (failed < failedNetworks || failed * loadsPerFailure < loads);
}

/** What pages tell of releases: counted here, added up in the database with what other instances count. */
export interface ReleaseUse {
  count(brand: string, outcome: ReleaseOutcome): void;
  /** As all instances had counted when it was last read. */
  all(): UseOfAll;
  /** The releases of a remote that use has proven. */
  provenOf(brand: string, remote: string): ProvenByUse;
  /** Adds new counts to the database and reads the totals. Counts that cannot be added wait. */
  flush(): Promise<void>;
}

type Waiting = Map<string, Told>;

const keyOf = ({ brand, remote, release, outcome }: Told) => [brand, remote, release, outcome].join(' ');

function add(waiting: Waiting, told: Told): void {
  const key = keyOf(told);
  waiting.set(key, { ...told, times: (waiting.get(key)?.times ?? 0) + told.times });
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
      // In one order everywhere, so that two instances never wait for each other.
      const told = [...batch.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
      await inTransaction(db, (trx) => addOutcomes(trx, told, clock.nowSeconds()));
    } catch (error) {
      for (const told of batch.values()) add(waiting, told);
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
    // The same object while nothing has changed: what is made of it is kept.
    if (JSON.stringify(all) !== JSON.stringify(known)) known = all;
  }

  return {
    count(brand, { remote, release, ...what }) {
      const outcome = what.outcome === 'failed' ? what.kind : what.outcome;
      add(waiting, { brand, remote, release, outcome, times: 1 });
    },
    all: () => known,
    provenOf: (brand, remote) =>
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
