import { LEAST_SIMILAR, MOST_HOLDING, MOST_SIMILAR, type NameRow } from './place-source';

/** Same matching as pg_trgm. */
export interface NameIndex {
  holding(grams: string): readonly NameRow[];
  alike(grams: string): readonly NameRow[];
}

interface Name {
  readonly folded: string;
  readonly grams: string;
  readonly place_ids: readonly string[];
  readonly weight: number;
}

/** Cache size: the rows of a file repeat the same streets. */
const MOST_KEPT = 5000;

/** @param names whose `grams` are plain letters, digits and spaces */
export function createNameIndex(names: readonly Name[]): NameIndex {
  const places = new Map<string, number[]>();
  const sizes = new Uint16Array(names.length);
  for (const [at, { grams }] of names.entries()) {
    const trigrams = listTrigrams(grams);
    sizes[at] = trigrams.size;
    for (const trigram of trigrams) {
      const list = places.get(trigram);
      if (list) list.push(at);
      else places.set(trigram, [at]);
    }
  }
  const all = names.map((_name, at) => at);

  /** Names with the rarest trigram of the text that lies within a word. */
  function mayHold(grams: string): readonly number[] {
    let fewest: readonly number[] = all;
    for (let at = 0; at + 3 <= grams.length; at += 1) {
      const trigram = grams.slice(at, at + 3);
      if (trigram.includes(' ')) continue;
      const list = places.get(trigram) ?? [];
      if (list.length < fewest.length) fewest = list;
    }
    return fewest;
  }
  function holding(grams: string): NameRow[] {
    const found = mayHold(grams).flatMap((at) => (names[at]?.grams.includes(grams) ? [names[at]] : []));
    const rank = (name: Name) => (name.grams === grams ? 2 : name.grams.startsWith(grams) ? 1 : 0);
    return found
      .sort((a, b) => rank(b) - rank(a) || b.weight - a.weight || (a.folded < b.folded ? -1 : 1))
      .slice(0, MOST_HOLDING)
      .map((name) => toNameRow(name, 1));
  }
  function alike(grams: string): NameRow[] {
    const wanted = listTrigrams(grams);
    const shared = new Map<number, number>();
    for (const trigram of wanted)
      for (const at of places.get(trigram) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    const found: NameRow[] = [];
    for (const [at, count] of shared) {
      const likeness = count / (wanted.size + (sizes[at] ?? 0) - count);
      const name = names[at];
      if (name && likeness >= LEAST_SIMILAR) found.push(toNameRow(name, likeness));
    }
    return found.sort((a, b) => b.alike - a.alike || b.weight - a.weight).slice(0, MOST_SIMILAR);
  }
  return { holding: kept(holding), alike: kept(alike) };
}

const toNameRow = ({ folded, place_ids, weight }: Name, alike: number): NameRow => ({
  folded,
  place_ids,
  weight,
  alike,
});

/** pg_trgm pads each word with two spaces before it and one after it. */
function listTrigrams(grams: string): Set<string> {
  const found = new Set<string>();
  for (const word of grams.split(' ')) {
    if (word === '') continue;
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) found.add(padded.slice(at, at + 3));
  }
  return found;
}

function kept(find: (grams: string) => NameRow[]): (grams: string) => readonly NameRow[] {
  const answers = new Map<string, readonly NameRow[]>();
  return (grams) => {
    const known = answers.get(grams);
    if (known) return known;
    const found = find(grams);
    if (answers.size >= MOST_KEPT) answers.clear();
    answers.set(grams, found);
    return found;
  };
}
