import type { LatLng } from '@courier/api-client/order-rules';
import { distance, toMetres } from '@courier/config/geometry';
import type { LocalPlace } from './place-file';
import { ownWords, wordsAround, wordsOf } from './place-words';

/** Every word of the index, and which places carry it. */
interface Words {
  /** In the order of their letters, for words that are not typed to their end. */
  readonly sorted: readonly string[];
  readonly places: ReadonlyMap<string, readonly number[]>;
}

export interface PlaceIndex {
  /** The best first: every word stands in a place's names or in those of its part of town. */
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
/** Places this near are about as good as those next door. */
const NEAR_METRES = 5000;
/** More places than these carry a few letters; nobody reads them all. */
const MOST_CANDIDATES = 20_000;

/** Looks places up by the words of their names in every language, as far as they are typed. */
export function createPlaceIndex(places: readonly LocalPlace[]): PlaceIndex {
  const own = places.map(ownWords);
  const around = places.map(wordsAround);
  const words = wordsIn(own, around);
  const byId = new Map(places.map((place) => [`${place.type}${place.id}`, place]));
  return {
    byId: (type, id) => byId.get(`${type}${id}`),
    find(text, country, near, most) {
      const typed = wordsOf(text);
      const asked = matching(words, typed);
      // A house nobody has written down stands in its street all the same.
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

/** Whole words count for more than begun ones, a place by its own name for more than one that lies in it. */
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

function wordsIn(...sets: readonly (readonly ReadonlySet<string>[])[]): Words {
  const places = new Map<string, number[]>();
  for (const list of sets)
    for (const [index, words] of list.entries())
      for (const word of words) {
        const known = places.get(word);
        if (!known) places.set(word, [index]);
        else if (known.at(-1) !== index) known.push(index);
      }
  return { sorted: [...places.keys()].sort(), places };
}

/** The places that carry every one of these words, begun or whole. */
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

/** Where in a sorted list a word stands or would stand. */
function firstFrom(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
