import { SITE } from '../../tools/portal/paths';
import { readSite, type SiteParts } from '../../tools/skew/site-parts';
import { openSet, storedSets } from '../../tools/skew/stored-sets';

/** Something shell or remotes may come from. */
export interface Side {
  /** Its commit; how table and known breaks call it. */
  name: string;
  /** What it was built of, in words. */
  says: string;
  open(): SiteParts;
}

/** A portal with the shell of one side and the remotes of another. */
export interface Pair {
  shell: Side;
  remotes: Side;
}

/** What was built of this work tree. */
export const TODAY = 'today';

const today: Side = { name: TODAY, says: 'the work tree as it is built', open: () => readSite(SITE) };

/** The stored releases, oldest first, then what is built now. */
export const sides = (): Side[] => [
  ...storedSets().map((set) => ({
    name: set.commit,
    says: `${set.why}, ${set.date}: "${set.subject}"`,
    open: () => openSet(set),
  })),
  today,
];

/**
 * The pairs to walk: every side with every side at the full counts, else what is built now with each of the two newest
 * stored releases, both ways.
 */
export function pairsToWalk(isFull: boolean): Pair[] {
  const all = sides();
  if (isFull) return all.flatMap((shell) => all.map((remotes) => ({ shell, remotes })));
  const stored = all.filter(({ name }) => name !== TODAY).slice(-2);
  return stored.flatMap((one) => [
    { shell: today, remotes: one },
    { shell: one, remotes: today },
  ]);
}
