import { createPartCounter } from './count-part.mjs';
import { Unreadable, inflate, joined } from './inflate.mjs';

/** What the rows are read from, and the styles that tell dates from numbers. Other parts are only counted in bytes. */
const READ =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(_rels\/)?workbook\.xml(\.rels)?|xl\/sharedStrings\.xml|xl\/styles\.xml|xl\/worksheets\/[\w .-]+\.xml)$/i;

/** Its size is bounded with that of the others; it holds no cells to count. */
const STYLES = /^xl\/styles\.xml$/i;

/**
 * Counts a workbook while it inflates.
 * @returns the parts that rows are read from, by their names; other XML parts are there, but empty
 * @throws Unreadable at the first excess; `not-xlsx` for an archive of something else
 */
export function unpackWorkbook(content, limits) {
  const parts = new Map();
  let entries = 0;
  let total = 0;
  inflate(content, (name) => {
    entries += 1;
    if (entries > limits.entries) throw new Unreadable('too-large');
    const isRead = READ.test(name);
    const count = isRead && !STYLES.test(name) ? createPartCounter(limits) : () => undefined;
    const chunks = [];
    return (chunk, isLast) => {
      total += chunk.length;
      if (total > limits.inflatedBytes) throw new Unreadable('too-large');
      count(chunk, isLast);
      if (isRead) chunks.push(chunk);
      if (isLast && /\.(xml|rels)$/i.test(name)) parts.set(name, joined(chunks));
    };
  });
  if (!parts.has('[Content_Types].xml') || !parts.has('xl/workbook.xml')) throw new Unreadable('not-xlsx');
  return Object.fromEntries(parts);
}
