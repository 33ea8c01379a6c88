import { pluralForms, stem } from '../check-locales/text-differences.ts';
import { protectedPartProblems } from './protected-parts.mjs';
import { measureText } from './text-limit.mjs';

const EXPORT_AGAIN = 'Export the language again and repeat the change there.';

/** Problems of a row that can be seen without the texts of the portal. */
function formProblems(row, seen) {
  if (row.key === '') return [['has no key', 'Restore the key or delete the row.']];
  if (seen.has(row.key)) return [['has a key of another row', 'Delete one of the two rows.']];
  if (row.notText !== undefined) return [[`holds ${row.notText.what} instead of a text`, row.notText.fix]];
  if (row.exported === undefined)
    return [['lacks the note "exported"', 'Use a program that keeps notes, or review the workbook.']];
  if (row.text.trim() === '')
    return [['is empty', 'Type the translation, or delete the row to keep the text of the portal.']];
  return [];
}

/** Problems of a text that the reviewer changed. */
function changeProblems(row, entry) {
  if (row.english !== entry.english)
    return [['has an English text that changed since the export', EXPORT_AGAIN]];
  if (row.exported !== entry.text && row.text !== entry.text)
    return [[`changed in the portal since the export, to ${quote(entry.text)}`, EXPORT_AGAIN]];
  const length = measureText(row.text);
  return [
    ...protectedPartProblems({ ...row, key: entry.path }).map((problem) => [
      problem,
      `Write it as in English: ${quote(entry.english)}.`,
    ]),
    ...(entry.limit !== undefined && length > entry.limit
      ? [[`has ${length} letters, at most ${entry.limit} fit`, 'Shorten the text.']]
      : []),
  ];
}

/** Rows whose key has a plural form that the sheet does not have. */
function pluralProblems(rows, entries, language) {
  const keys = new Set(rows.map(({ key }) => key));
  const plurals = new Set([...entries.keys()].filter((key) => key.endsWith('_other')).map(stem));
  const stems = new Set();
  return rows.flatMap((row) => {
    const name = stem(row.key);
    if (!plurals.has(name) || stems.has(name)) return [];
    stems.add(name);
    const missing = pluralForms(language).filter((form) => !keys.has(`${name}_${form}`));
    return missing.map((form) =>
      describe(row, 'lacks a plural form of the language', `Add a row with the key ${name}_${form}.`),
    );
  });
}

const quote = (text) => JSON.stringify(text);

const describe = (row, problem, fix) =>
  `${row.where}, ${row.key || '(no key)'}, ${quote(row.text)}: ${problem}. ${fix}`;

/**
 * Compares the rows of a reviewed file with the texts of the portal.
 * @param {{ where: string, key: string, english: string, text: string, exported?: string,
 *   notText?: { what: string, fix: string } }[]} rows
 * @param {ReturnType<typeof import('./entries.mjs').readEntries>} entries
 * @param {string} language
 * @returns {{ problems: string[], changes: { file: string, path: string, text: string }[], stale: number }}
 *   `stale`: rows without a change whose English text changed since the export
 */
export function checkRows(rows, entries, language) {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const seen = new Set();
  const problems = [];
  const changes = [];
  let stale = 0;
  for (const row of rows) {
    const entry = byKey.get(row.key);
    const isChanged = row.text !== row.exported;
    const found = formProblems(row, seen);
    seen.add(row.key);
    if (found.length === 0 && entry === undefined)
      found.push(['has a key that the portal does not have', 'Restore the key or delete the row.']);
    if (found.length === 0 && isChanged) found.push(...changeProblems(row, entry));
    problems.push(...found.map(([problem, fix]) => describe(row, problem, fix)));
    if (found.length === 0 && !isChanged && row.english !== entry.english) stale += 1;
    if (found.length === 0 && isChanged && row.text !== entry.text)
      changes.push({ file: entry.file, path: entry.path, text: row.text });
  }
  problems.push(...pluralProblems(rows, byKey, language));
  return { problems, changes, stale };
}
