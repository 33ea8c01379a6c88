import type { Topic } from '@courier/config/registry';

/** Filter of those whose topics a brand composes, all of them. */
export const promises =
  (composed: ReadonlySet<Topic>) =>
  ({ topics }: { topics: readonly Topic[] }): boolean =>
    topics.every((topic) => composed.has(topic));
