/**
 * Features of a remote for public pages: requesting a rider, following riders and proofs, the list of one's own orders,
 * orders from a sheet, and the customer's page.
 */
export const TOPICS = ['ordering', 'following', 'history', 'sheets', 'customer-page'] as const;

export type Topic = (typeof TOPICS)[number];

interface StatedTopics {
  topics?: readonly string[] | undefined;
  routes?: readonly { id: string; flag?: string | undefined }[] | undefined;
  navigation?: readonly { routeId: string }[] | undefined;
}

type Flags = Readonly<Record<string, boolean>>;

/** Whether the remote's menu entry, or else its route, is enabled. */
function hasOpenScreen({ routes = [], navigation = [] }: StatedTopics, flags: Flags): boolean {
  const inMenu = routes.filter(({ id }) => navigation.some(({ routeId }) => routeId === id));
  const judged = inMenu.length > 0 ? inMenu : routes;
  return judged.length === 0 || judged.some(({ flag }) => flag === undefined || flags[flag] === true);
}

/**
 * The topics of a brand. Older manifests state none; a brand with only such remotes has every topic.
 * @param flags of the brand; a remote disabled by them states nothing
 */
export function composedTopics(manifests: readonly StatedTopics[], flags: Flags): ReadonlySet<Topic> {
  const stating = manifests.filter(({ topics }) => topics !== undefined);
  if (stating.length === 0) return new Set(TOPICS);
  const stated = stating
    .filter((manifest) => hasOpenScreen(manifest, flags))
    .flatMap(({ topics = [] }) => topics);
  return new Set(TOPICS.filter((topic) => stated.includes(topic)));
}
