import type { Hit } from './word-tree';

const THAI = /\p{Script=Thai}/u;
/** Longer words do not occur inside other words by chance. */
const SHORT = 3;

let segmenter: Intl.Segmenter | null = null;

function thaiWordEdges(text: string): Set<number> {
  segmenter ??= new Intl.Segmenter('th', { granularity: 'word' });
  const edges = new Set<number>([text.length]);
  for (const { index } of segmenter.segment(text)) edges.add(index);
  return edges;
}

/** Thai has no spaces: removes short words that are only part of another, as "dog" in "areca". */
export function withoutPartsOfThai<One extends Hit<string>>(text: string, hits: One[]): One[] {
  if (!THAI.test(text)) return hits;
  const edges = thaiWordEdges(text);
  return hits.filter(
    ({ start, end }) =>
      end - start > SHORT ||
      !THAI.test(text[start] ?? '') ||
      text[end - 1] === '.' ||
      (edges.has(start) && edges.has(end)),
  );
}
