import type { LatLng } from '@courier/api-client/order-rules';
import { distance, toMetres } from '@courier/config/geometry';
import type { LocalPlace } from './place-file';
import { ownWords, wordsAround, searchWords } from './place-words';
import { walkInTurns } from './walk-in-turns';

interface Words {
  /** Sorted, to find words by prefix. */
  readonly sorted: readonly string[];
  readonly places: ReadonlyMap<string, readonly number[]>;
}

export interface PlaceIndex {
  /** Best first. */
  find(text: string, country: string, near: LatLng | undefined, most: number): LocalPlace[];
  byId(type: string, id: number): LocalPlace | undefined;
}

const KIND_WEIGHT: Readonly<Record<LocalPlace['kind'], number>> = {
  city: 4,
  quarter: 3,
  street: 3,
  point: 2,
  house: 2,
};
/** Below this distance, distance hardly affects the rank. */
const NEAR_METRES = 5000;
/** Limit of results, because a few letters match many places. */
const MOST_CANDIDATES = 20_000;

/** Matches words or word prefixes in every language. */
export async function createPlaceIndex(places: readonly LocalPlace[]): Promise<PlaceIndex> {
  const own: Set<string>[] = [];
  const carriers = new Map<string, number[]>();
  const byId = new Map<string, LocalPlace>();
  await walkInTurns(places.entries(), ([index, place]) => {
    const words = ownWords(place);
    own.push(words);
    byId.set(`${place.type}${place.id}`, place);
    for (const word of new Set([...words, ...wordsAround(place)])) {
      const known = carriers.get(word);
      if (known) known.push(index);
      else carriers.set(word, [index]);
    }
  });
  const words: Words = { sorted: await sortedInTurns(carriers.keys()), places: carriers };
  return {
    byId: (type, id) => byId.get(`${type}${id}`),
    find(text, country, near, most) {
      const typed = searchWords(text);
      const asked = matching(words, typed);
      // A house without an entry falls back to its street.
      const wanted = asked.length > 0 ? typed : typed.filter((word) => !/\d/.test(word));
      const found = asked.length > 0 ? asked : matching(words, wanted);
      const hasNumber = wanted.some((word) => /\d/.test(word));
      return found
        .map((index) => ({ index, place: places[index] as LocalPlace }))
        .filter(
          ({ place, index }) =>
            place.country === country &&
            (place.kind !== 'house' || hasNumber) &&
            wanted.some((word) => startsOne(own[index], word)),
        )
        .map(({ place, index }) => ({ place, score: score(place, own[index], wanted, near) }))
        .sort((a, b) => b.score - a.score || a.place.id - b.place.id)
        .slice(0, most)
        .map(({ place }) => place);
    },
  };
}

const startsOne = (words: ReadonlySet<string> | undefined, typed: string): boolean =>
  words !== undefined && (words.has(typed) || [...words].some((word) => word.startsWith(typed)));

/** Whole words score higher than prefixes; the place's own name scores higher than the name of its district. */
function score(
  place: LocalPlace,
  words: ReadonlySet<string> | undefined,
  typed: readonly string[],
  near: LatLng | undefined,
): number {
  const whole = typed.filter((word) => words?.has(word)).length;
  const begun = typed.filter((word) => startsOne(words, word)).length;
  const [latitude, longitude] = place.at;
  const metres = near ? distance([0, 0], toMetres(near, { latitude, longitude })) : 0;
  return whole * 10 + begun * 10 + KIND_WEIGHT[place.kind] + (near ? 5 / (1 + metres / NEAR_METRES) : 0);
}

/** Small groups by the first two letters avoid blocking the thread. */
async function sortedInTurns(words: Iterable<string>): Promise<string[]> {
  const byStart = new Map<string, string[]>();
  await walkInTurns(words, (word) => {
    const start = word.slice(0, 2);
    const alike = byStart.get(start);
    if (alike) alike.push(word);
    else byStart.set(start, [word]);
  });
  const sorted: string[] = [];
  await walkInTurns([...byStart.keys()].sort(), (start) => {
    for (const word of (byStart.get(start) ?? []).sort()) sorted.push(word);
  });
  return sorted;
}

function matching(words: Words, typed: readonly string[]): number[] {
  if (typed.length === 0) return [];
  const lists = typed.map((word) => begunBy(words, word)).sort((a, b) => a.size - b.size);
  const [fewest = new Set<number>(), ...others] = lists;
  return [...fewest].filter((index) => others.every((list) => list.has(index))).slice(0, MOST_CANDIDATES);
}

function begunBy({ sorted, places }: Words, typed: string): Set<number> {
  const found = new Set<number>();
  for (let at = firstFrom(sorted, typed); sorted[at]?.startsWith(typed); at += 1)
    for (const index of places.get(sorted[at] as string) ?? []) found.add(index);
  return found;
}

/** Insertion index if absent. */
function firstFrom(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
