import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { checkRows, type ReviewedRow } from './check-rows.ts';
import { readEntries, type TextEntry, type TextSource } from './entries.ts';
import { readXliff } from './read-xliff.ts';
import { hashText, mergeReviews, readReviews, REVIEWS_FILE, writeReviews, type Review } from './reviews.ts';
import { readWorkbook, writeWorkbook } from './workbook.ts';
import { mergeFiles, replaceFiles } from './write-texts.ts';
import { writeXliff } from './write-xliff.ts';

interface Format {
  readonly extension: string;
  readonly write: (language: string, entries: readonly TextEntry[]) => Buffer;
  /** @throws for a file that is no reviewed file */
  readonly read: (content: Buffer, languages: readonly string[]) => { language: string; rows: ReviewedRow[] };
}

export type FormatName = 'xlsx' | 'xliff' | 'xliff-2';

export const FORMATS: Readonly<Record<FormatName, Format>> = {
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

const readFormat = (path: string): FormatName =>
  ['.xlf', '.xliff', '.xml'].includes(extname(path).toLowerCase()) ? 'xliff' : 'xlsx';

interface Export {
  readonly format: FormatName;
  readonly target: string;
  readonly source: TextSource;
}

/** Writes all texts of a language into one file. Returns the lines to print. */
export function exportTexts(language: string, { format, target, source }: Export): string[] {
  const entries = readEntries(language, source);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, FORMATS[format].write(language, entries));
  return [`${target}: ${entries.length} texts`];
}

/** The rows that the reviewer found right or replaced, as records. */
function listReviews(
  rows: readonly ReviewedRow[],
  entries: readonly TextEntry[],
  by: Pick<Review, 'language' | 'reviewer' | 'date'>,
): Review[] {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  return rows
    .filter(({ isReviewed }) => isReviewed)
    .map(({ key, text }) => ({
      ...by,
      key,
      english: hashText(byKey.get(key)?.english ?? ''),
      text: hashText(text),
    }));
}

const describeReviews = (count: number, reviewer: string | undefined): string[] =>
  count === 0 ? [] : [`${count} texts reviewed by ${reviewer}`];

export interface ImportOptions {
  readonly format?: FormatName | undefined;
  readonly isDryRun: boolean;
  readonly source: TextSource;
  /** A native speaker. */
  readonly reviewer?: string | undefined;
  /** Of the review, such as 2026-11-29. */
  readonly date?: string | undefined;
  readonly reviewsFile?: string | undefined;
}

/** What a command prints. */
export interface Outcome {
  readonly problems: readonly string[];
  readonly lines: readonly string[];
}

/**
 * Checks a reviewed file and merges its changed texts into the locale files, all or none. Texts with a verdict are
 * recorded with the reviewer.
 * @throws for a file without texts
 */
export function importTexts(path: string, options: ImportOptions): Outcome {
  const { format = readFormat(path), isDryRun, source, reviewer, reviewsFile = REVIEWS_FILE } = options;
  const { language, rows } = FORMATS[format].read(readFileSync(path), source.languages);
  if (rows.length === 0) throw new Error(`${path} has no texts. Export the language again.`);
  const entries = readEntries(language, source);
  const { problems, changes, stale } = checkRows(rows, entries, language);
  if (rows.some(({ isReviewed }) => isReviewed) && !reviewer)
    problems.push(`${path} has verdicts. Name the native speaker who gave them: --reviewer "Name".`);
  if (problems.length > 0)
    return { problems, lines: [`${path}: ${problems.length} problems, no text was changed`] };
  const contents = mergeFiles(changes, entries);
  const reviews = listReviews(rows, entries, {
    language,
    reviewer: reviewer ?? '',
    date: options.date ?? '',
  });
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
