import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { checkRows } from './check-rows.mjs';
import { readEntries } from './entries.mjs';
import { readXliff } from './read-xliff.mjs';
import { hashText, mergeReviews, readReviews, REVIEWS_FILE, writeReviews } from './reviews.mjs';
import { readWorkbook, writeWorkbook } from './workbook.mjs';
import { mergeFiles, replaceFiles } from './write-texts.mjs';
import { writeXliff } from './write-xliff.mjs';

export const FORMATS = {
  xlsx: { extension: '.xlsx', write: writeWorkbook, read: readWorkbook },
  xliff: {
    extension: '.xlf',
    write: (language, entries) => writeXliff(language, entries, '1.2'),
    read: readXliff,
  },
  'xliff-2': {
    extension: '.xlf',
    write: (language, entries) => writeXliff(language, entries, '2.0'),
    read: readXliff,
  },
};

const formatOfFile = (path) =>
  ['.xlf', '.xliff', '.xml'].includes(extname(path).toLowerCase()) ? 'xliff' : 'xlsx';

/** Writes all texts of a language into one file. Answers what to print. */
export function exportTexts(language, { format, target, source }) {
  const entries = readEntries(language, source);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, FORMATS[format].write(language, entries));
  return [`${target}: ${entries.length} texts`];
}

/** The rows that the reviewer found right or replaced, as records. */
function listReviews(rows, entries, { language, reviewer, date }) {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  return rows
    .filter(({ isReviewed }) => isReviewed)
    .map(({ key, text }) => ({
      language,
      key,
      english: hashText(byKey.get(key)?.english ?? ''),
      text: hashText(text),
      reviewer,
      date,
    }));
}

const describeReviews = (count, reviewer) => (count === 0 ? [] : [`${count} texts reviewed by ${reviewer}`]);

/**
 * Checks a reviewed file and merges its changed texts into the locale files, all or none. Texts with a verdict are
 * recorded with the reviewer.
 * @param {string} path
 * @param {{ format?: string, isDryRun: boolean, source: Parameters<typeof readEntries>[1], reviewer?: string,
 *   date?: string, reviewsFile?: string }} options `reviewer`: a native speaker; `date`: of the review, 2026-11-29
 * @returns {{ problems: string[], lines: string[] }}
 */
export function importTexts(path, options) {
  const { format = formatOfFile(path), isDryRun, source, reviewer, reviewsFile = REVIEWS_FILE } = options;
  const { language, rows } = FORMATS[format].read(readFileSync(path), source.languages);
  if (rows.length === 0) throw new Error(`${path} has no texts. Export the language again.`);
  const entries = readEntries(language, source);
  const { problems, changes, stale } = checkRows(rows, entries, language);
  if (rows.some(({ isReviewed }) => isReviewed) && !reviewer)
    problems.push(`${path} has verdicts. Name the native speaker who gave them: --reviewer "Name".`);
  if (problems.length > 0)
    return { problems, lines: [`${path}: ${problems.length} problems, no text was changed`] };
  const contents = mergeFiles(changes, entries);
  const reviews = listReviews(rows, entries, { language, reviewer, date: options.date ?? '' });
  const records =
    reviews.length > 0
      ? [{ file: reviewsFile, content: writeReviews(mergeReviews(readReviews(reviewsFile), reviews)) }]
      : [];
  if (!isDryRun) replaceFiles([...contents, ...records]);
  const changed = `${changes.length} of ${rows.length} texts of ${language} ${isDryRun ? 'would change' : 'changed'}`;
  return {
    problems,
    lines: [
      changed,
      ...describeReviews(reviews.length, reviewer),
      ...contents.map(({ file }) => `  ${file}`),
      ...(stale > 0
        ? [`${stale} texts without a change have a new English text. Export again to review them.`]
        : []),
    ],
  };
}
