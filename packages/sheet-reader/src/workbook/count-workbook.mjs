import { createPartCounter } from './count-part.mjs';
import { Unreadable, inflate, joined } from './inflate.mjs';

/** Parts with rows, and the styles that distinguish dates. Other parts are only counted in bytes. */
const READ =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(_rels\/)?workbook\.xml(\.rels)?|xl\/sharedStrings\.xml|xl\/styles\.xml|xl\/worksheets\/[\w .-]+\.xml)$/i;

const STYLES = /^xl\/styles\.xml$/i;

/** See workbook.d.mts. */
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
