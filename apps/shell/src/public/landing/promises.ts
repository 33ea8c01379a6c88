import type { Topic } from '@courier/config/registry';

/** Accepts items whose topics are all part of the brand. */
export const promises =
  (composed: ReadonlySet<Topic>) =>
  ({ topics }: { topics: readonly Topic[] }): boolean =>
    topics.every((topic) => composed.has(topic));
