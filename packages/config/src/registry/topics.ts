/**
 * What a remote brings to a brand, as the public pages speak of it: requesting a rider, following riders and proofs,
 * the list of one's own orders, orders from a sheet, and the page that a shop's customer gets.
 */
export const TOPICS = ['ordering', 'following', 'history', 'sheets', 'customer-page'] as const;

export type Topic = (typeof TOPICS)[number];

interface StatedTopics {
  topics?: readonly string[] | undefined;
}

/**
 * The topics of a brand. Remotes published before manifests had topics state none; a brand of such remotes alone
 * keeps every topic.
 */
export function composedTopics(manifests: readonly StatedTopics[]): ReadonlySet<Topic> {
  const stated = manifests.flatMap(({ topics }) => (topics === undefined ? [] : [topics]));
  if (stated.length === 0) return new Set(TOPICS);
  return new Set(TOPICS.filter((topic) => stated.some((topics) => topics.includes(topic))));
}
