import type { StoredRegistry } from './site-folder.ts';
import type { StoredEntry } from './stored-entry.ts';

/** What a composition offers, and what is missing in it. */

/** What users lose with the last remote of a topic. */
const LOSSES: Readonly<Record<string, string>> = {
  ordering: 'requesting a rider',
  following: 'following an order, cancelling it and its proofs',
  history: 'past orders, exports and evidence',
  sheets: 'orders from a spreadsheet',
  'customer-page':
    'the page of the customer with its link, QR code and PIN, in the portal, on bag labels and in mails to guests',
};

export const AUDIENCES: readonly string[] = ['guests'];

const routesIn = ({ manifest }: StoredEntry) => manifest?.routes ?? [];
const statesTopics = ({ manifest }: StoredEntry) => Array.isArray(manifest?.topics);

const topicsIn = (remotes: readonly StoredEntry[]) =>
  new Set<string>(remotes.flatMap(({ manifest }) => manifest?.topics ?? []));

/** For whom a brand is: `guests`, or undefined for everybody. */
export const readAudience = ({ audience, composition }: StoredRegistry): string | undefined =>
  composition?.audience ?? audience;

/**
 * Why a brand cannot be offered with its remotes, as a sentence; null if it can. Shops must see and cancel what they
 * place. A remote without topics is older than this rule, and nothing is known about its brand.
 */
export function compositionProblem(brand: string, registry: StoredRegistry): string | null {
  const { remotes } = registry;
  if (!remotes.every(statesTopics)) return null;
  const topics = topicsIn(remotes);
  if (topics.has('following')) return null;
  const isForGuests = readAudience(registry) === 'guests';
  const places = ['sheets', ...(isForGuests ? [] : ['ordering'])].filter((topic) => topics.has(topic));
  if (places.length === 0) return null;
  const placing = remotes
    .filter(({ manifest }) => manifest?.topics?.some((topic) => places.includes(topic)))
    .map(({ name }) => name);
  const wayOut = places.includes('sheets')
    ? ''
    : `, or state that the brand is for guests alone: registry add ${brand} --audience guests`;
  return `${brand}: shops place orders with ${placing.join(' and ')}, but can neither see nor cancel them. Add tracking-history${wayOut}.`;
}

/**
 * What disappears from a brand with one of its remotes, one sentence each.
 * @param remotes of the brand before
 */
export function lossesWithout(remotes: readonly StoredEntry[], name: string): string[] {
  const gone = remotes.find((entry) => entry.name === name);
  if (!gone) return [];
  const left = topicsIn(remotes.filter((entry) => entry !== gone));
  const topics = (gone.manifest?.topics ?? []).filter((topic) => !left.has(topic) && topic in LOSSES);
  const paths = routesIn(gone).map(({ path }) => path);
  const slots = gone.manifest?.slots ?? [];
  return [
    ...(paths.length > 0
      ? [
          `Gone are the screens ${paths.join(', ')}, and every link, QR code and mail text that leads to them.`,
        ]
      : []),
    ...topics.map((topic) => `Gone with it: ${LOSSES[topic]}.`),
    ...(slots.length > 0 ? [`No longer filled by it: ${slots.join(', ')}.`] : []),
  ];
}
