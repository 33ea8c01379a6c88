/** Final limits: banned words per 1,000 words of each kind, and comment words of the repository. */
const GOALS = { comments: 1, documents: 1, titles: 2, descriptions: 0 };
const COMMENT_WORDS = 90_000;

/** Words, banned words and the files with banned words, by package and kind. */
export type Counts = Record<string, Partial<Record<Kind, Count>>>;
/** Banned words that a package may have, by kind. */
export type Allowed = Record<string, Partial<Record<Kind, number>>>;
export type Kind = keyof typeof GOALS;
interface Count {
  words: number;
  banned: number;
  files: Record<string, string[]>;
}

const goalCount = (kind: Kind, words: number) => Math.floor((words * GOALS[kind]) / 1000);

const flatten = (counts: Counts) =>
  Object.entries(counts).flatMap(([name, kinds]) =>
    (Object.entries(kinds) as [Kind, Count][]).map(([kind, count]) => ({ name, kind, ...count })),
  );

/** A package may keep its last counted banned words until it reaches the final limit. */
export const findExcess = (counts: Counts, allowed: Allowed) =>
  flatten(counts)
    .map((count) => ({
      ...count,
      limit: Math.max(goalCount(count.kind, count.words), allowed[count.name]?.[count.kind] ?? 0),
    }))
    .filter(({ banned, limit }) => banned > limit);

/** Counts to store: never more than before, and none within the final limit. */
export function lowerAllowed(counts: Counts, allowed: Allowed): Allowed {
  const lowered: Allowed = {};
  for (const { name, kind, words, banned } of flatten(counts)) {
    const count = Math.min(banned, allowed[name]?.[kind] ?? Number.POSITIVE_INFINITY);
    if (count > goalCount(kind, words)) (lowered[name] ??= {})[kind] = count;
  }
  return lowered;
}

export function summarize(counts: Counts): string[] {
  const lines = Object.entries(GOALS).map(([kind, goal]) => {
    const ofKind = flatten(counts).filter((count) => count.kind === kind);
    const words = ofKind.reduce((sum, count) => sum + count.words, 0);
    const banned = ofKind.reduce((sum, count) => sum + count.banned, 0);
    const rate = words === 0 ? 0 : (banned * 1000) / words;
    return `${kind}: ${words} words, ${banned} banned, ${rate.toFixed(1)} per 1,000 (goal ${goal.toFixed(1)})`;
  });
  const commentWords = flatten(counts).reduce(
    (sum, { kind, words }) => sum + (kind === 'comments' ? words : 0),
    0,
  );
  return [...lines, `comment words: ${commentWords} (goal at most ${COMMENT_WORDS})`];
}
