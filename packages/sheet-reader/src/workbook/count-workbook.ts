import type { WorkbookParts } from './cell-row.ts';
import { createPartCounter, type PartLimits } from './count-part.ts';
import { Unreadable, inflate, joined } from './inflate.ts';

/** Parts with rows, and the styles that distinguish dates. Other parts are only counted in bytes. */
const READ =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(_rels\/)?workbook\.xml(\.rels)?|xl\/sharedStrings\.xml|xl\/styles\.xml|xl\/worksheets\/[\w .-]+\.xml)$/i;

const STYLES = /^xl\/styles\.xml$/i;

/** See `WORKBOOK_LIMITS` of the configuration. */
interface WorkbookLimits extends PartLimits {
  inflatedBytes: number;
  entries: number;
}

/**
 * Counts a workbook while it inflates.
 * @returns the parts with rows, by name; other XML parts are present, but empty
 * @throws Unreadable at the first excess; `not-xlsx` for another archive
 */
export function unpackWorkbook(content: Uint8Array, limits: WorkbookLimits): WorkbookParts {
  const parts = new Map<string, Uint8Array>();
  let entries = 0;
  let total = 0;
  inflate(content, (name) => {
    entries += 1;
    if (entries > limits.entries) throw new Unreadable('too-large');
    const isRead = READ.test(name);
    const count = isRead && !STYLES.test(name) ? createPartCounter(limits) : () => undefined;
    const chunks: Uint8Array[] = [];
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
