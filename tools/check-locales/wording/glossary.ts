import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../start/root.mjs';
import { isVariant } from '@courier/i18n/server';
import { variantBase } from '../variant-texts.ts';
import type { GlossaryRow } from './wording.types.ts';

const COLUMNS = ['term', 'text', 'allowed', 'forbidden', 'note'];

/** A row for words that no text of the language may contain. */
export const ALL_TEXTS = '(all texts)';

const parseStems = (cell = '') =>
  cell
    .split(';')
    .map((stem) => stem.trim())
    .filter((stem) => stem !== '');

/**
 * The rows of a glossary. Stems are separated by semicolons; `\` before a letter of a stem makes it a pattern.
 */
export function parseGlossary(content: string, file = 'glossary'): GlossaryRow[] {
  const [heading, ...lines] = content.trimEnd().split('\n');
  if (heading !== COLUMNS.join('\t')) throw new Error(`${file}: the columns are not ${COLUMNS.join(', ')}`);
  return lines.map((line, index) => {
    const cells = line.split('\t');
    if (cells.length > COLUMNS.length || cells[0] === '')
      throw new Error(`${file}, line ${index + 2}: not ${COLUMNS.length} columns`);
    const [term = '', text = '', allowed, forbidden, note = ''] = cells;
    return { term, text, allowed: parseStems(allowed), forbidden: parseStems(forbidden), note };
  });
}

const readRows = (locale: string) => {
  const file = join(ROOT, 'docs/glossaries', `${locale}.tsv`);
  return existsSync(file) ? parseGlossary(readFileSync(file, 'utf8'), file) : [];
};

/** The glossary of a language. The rows of a variant replace those of its base language. */
export function readGlossary(locale: string) {
  if (!isVariant(locale)) return readRows(locale);
  const own = readRows(locale);
  const ownTerms = new Set(own.map(({ term }) => term).filter((term) => term !== ALL_TEXTS));
  // Words that the base avoids may be the words of a variant.
  const inherited = readRows(variantBase(locale)).filter(
    ({ term }) => term !== ALL_TEXTS && !ownTerms.has(term),
  );
  return [...inherited, ...own];
}
