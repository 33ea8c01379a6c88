import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stem } from '../check-locales/text-differences.ts';
import { ROOT } from '../start/root.mjs';

const NOTES_FILE = join(ROOT, 'docs/glossaries/notes.tsv');

/**
 * Notes for translators by key without plural form: who reads a text, when, and what it must not be confused with.
 * @throws for a line without a note
 */
export function parseNotes(content: string): Map<string, string> {
  const [, ...lines] = content.trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [key = '', note] = line.split('\t');
      if (!note) throw new Error(`notes.tsv: “${line}” has no note`);
      return [key, note];
    }),
  );
}

/** Keys of notes that no English text has. */
export function listUnknownNotes(
  notes: ReadonlyMap<string, string>,
  englishKeys: readonly string[],
): string[] {
  const keys = new Set(englishKeys.map(stem));
  return [...notes.keys()].filter((key) => !keys.has(key));
}

export const readNotes = () => parseNotes(readFileSync(NOTES_FILE, 'utf8'));
