/** Final limits: banned words per 1,000 words of each kind, and comment words of the repository. */
export const GOALS = { comments: 1, documents: 1, titles: 2, descriptions: 0 };
export const COMMENT_WORDS = 90_000;

const goalCount = (kind, words) => Math.floor((words * GOALS[kind]) / 1000);

const flatten = (counts) =>
  Object.entries(counts).flatMap(([name, kinds]) =>
    Object.entries(kinds).map(([kind, count]) => ({ name, kind, ...count })),
  );

/** A package may keep its last counted banned words until it reaches the final limit. */
export const findExcess = (counts, allowed) =>
  flatten(counts)
    .map((count) => ({
      ...count,
      limit: Math.max(goalCount(count.kind, count.words), allowed[count.name]?.[count.kind] ?? 0),
    }))
    .filter(({ banned, limit }) => banned > limit);

/** Counts to store: never more than before, and none within the final limit. */
export function lowerAllowed(counts, allowed) {
  const lowered = {};
  for (const { name, kind, words, banned } of flatten(counts)) {
    const count = Math.min(banned, allowed[name]?.[kind] ?? Number.POSITIVE_INFINITY);
    if (count > goalCount(kind, words)) (lowered[name] ??= {})[kind] = count;
  }
  return lowered;
}

export function summarize(counts) {
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
