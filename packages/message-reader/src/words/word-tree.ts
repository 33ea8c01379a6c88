import { fold } from '../aligned-text';

export interface Hit<Kind extends string> {
  kind: Kind;
  start: number;
  end: number;
}

interface Node<Kind extends string> {
  next: Map<string, Node<Kind>>;
  /** The phrases that end here; whether letters may precede and follow them. */
  ends: { kind: Kind; glued: boolean; open: boolean }[];
}

// Scripts without spaces: a word may begin and end anywhere.
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Hangul}]/u;
/** Arabic attaches "and" to the next word. */
const AND = '\u0648';
/** So are "to", "in" and "so"; in short words these letters may belong to the word itself. */
const LEADING = new Set(['\u0644', '\u0628', '\u0641']);
const LED = 3;
const MARK = /\p{M}/u;
const LETTER = /[\p{L}\p{M}]/u;

/** Whether a word boundary is possible between these characters. */
const isWordEdge = (before: string | undefined, after: string | undefined) =>
  before === undefined || after === undefined || (!MARK.test(after) && isOpen(before, after));

const isOpen = (before: string, after: string) =>
  !LETTER.test(before) || !LETTER.test(after) || UNSPACED.test(before) || UNSPACED.test(after);

const newNode = <Kind extends string>(): Node<Kind> => ({ next: new Map(), ends: [] });

/**
 * All phrases of a dictionary in a trie, so that a text is scanned once. In a list, `|` separates phrases;
 * `-x` may be attached to preceding letters, `x-` to following letters.
 */
export class WordTree<Kind extends string> {
  private readonly root = newNode<Kind>();

  constructor(lists: Readonly<Record<Kind, string>>) {
    for (const kind of Object.keys(lists) as Kind[])
      for (const phrase of lists[kind].split('|')) this.add(kind, phrase);
  }

  private add(kind: Kind, phrase: string) {
    const glued = phrase.startsWith('-') && phrase.length > 1;
    const open = phrase.endsWith('-') && phrase.length > 1;
    const word = fold(phrase.slice(glued ? 1 : 0, open ? -1 : undefined).trim());
    let node = this.root;
    for (const sign of word.split('')) {
      let next = node.next.get(sign);
      if (!next) node.next.set(sign, (next = newNode()));
      node = next;
    }
    node.ends.push({ kind, glued, open });
  }

  find(folded: string): Hit<Kind>[] {
    const hits: Hit<Kind>[] = [];
    for (let start = 0; start < folded.length; start += 1) this.findAt(folded, start, hits);
    return hits;
  }

  private findAt(folded: string, start: number, hits: Hit<Kind>[]) {
    const edge =
      isWordEdge(folded[start - 1], folded[start]) ||
      (folded[start - 1] === AND && isWordEdge(folded[start - 2], AND));
    const led = LEADING.has(folded[start - 1] ?? '') && isWordEdge(folded[start - 2], folded[start - 1]);
    let node: Node<Kind> | undefined = this.root;
    for (let end = start; node; end += 1) {
      for (const { kind, glued, open } of node.ends)
        if (
          (edge || glued || (led && end - start > LED)) &&
          (open || isWordEdge(folded[end - 1], folded[end]))
        )
          hits.push({ kind, start, end });
      node = end < folded.length ? node.next.get(folded[end] ?? '') : undefined;
    }
  }
}
