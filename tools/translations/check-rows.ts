import { pluralForms, stem } from '../check-locales/text-differences.ts';
import { protectedPartProblems } from './protected-parts.ts';
import type { TextEntry } from './entries.ts';
import { measureText } from './text-limit.ts';

/** A text of a reviewed file. */
export interface ReviewedRow {
  /** Such as `row 12`. */
  readonly where: string;
  readonly key: string;
  readonly english: string;
  readonly text: string;
  /** The text when the file was written. */
  readonly exported?: string | undefined;
  /** What is there instead of a text. */
  readonly notText?: { readonly what: string; readonly fix: string } | undefined;
  /** It has a verdict of the reviewer. */
  readonly isReviewed?: boolean | undefined;
}

type Problem = readonly [problem: string, fix: string];

const EXPORT_AGAIN = 'Export the language again and repeat the change there.';

/** Problems of a row that can be seen without the texts of the portal. */
function formProblems(row: ReviewedRow, seen: ReadonlySet<string>): Problem[] {
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
function changeProblems(row: ReviewedRow, entry: TextEntry): Problem[] {
  if (row.english !== entry.english)
    return [['has an English text that changed since the export', EXPORT_AGAIN]];
  if (row.exported !== entry.text && row.text !== entry.text)
    return [[`changed in the portal since the export, to ${quote(entry.text)}`, EXPORT_AGAIN]];
  const length = measureText(row.text);
  return [
    ...protectedPartProblems({ ...row, exported: row.exported ?? '', key: entry.path }).map(
      (problem): Problem => [problem, `Write it as in English: ${quote(entry.english)}.`],
    ),
    ...(entry.limit !== undefined && length > entry.limit
      ? ([[`has ${length} letters, at most ${entry.limit} fit`, 'Shorten the text.']] satisfies Problem[])
      : []),
  ];
}

/** Rows whose key has a plural form that the sheet does not have. */
function pluralProblems(
  rows: readonly ReviewedRow[],
  entries: ReadonlyMap<string, TextEntry>,
  language: string,
): string[] {
  const keys = new Set(rows.map(({ key }) => key));
  const plurals = new Set([...entries.keys()].filter((key) => key.endsWith('_other')).map(stem));
  const stems = new Set<string>();
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

const quote = (text: string) => JSON.stringify(text);

const describe = (row: ReviewedRow, problem: string, fix: string) =>
  `${row.where}, ${row.key || '(no key)'}, ${quote(row.text)}: ${problem}. ${fix}`;

/** A text that a locale file gets. */
export interface TextChange {
  readonly file: string;
  readonly path: string;
  readonly text: string;
}

interface Comparison {
  problems: string[];
  changes: TextChange[];
  /** Rows without a change whose English text changed since the export. */
  stale: number;
}

/** What is to be done with a row that names a text of the portal. */
function compareRow(
  row: ReviewedRow,
  entry: TextEntry,
): { problems: Problem[]; isStale: boolean; change?: TextChange } {
  if (row.text === row.exported) return { problems: [], isStale: row.english !== entry.english };
  const problems = changeProblems(row, entry);
  const { file, path } = entry;
  return problems.length > 0 || row.text === entry.text
    ? { problems, isStale: false }
    : { problems, isStale: false, change: { file, path, text: row.text } };
}

/** Compares the rows of a reviewed file with the texts of the portal. */
export function checkRows(
  rows: readonly ReviewedRow[],
  entries: readonly TextEntry[],
  language: string,
): Comparison {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const seen = new Set<string>();
  const problems: string[] = [];
  const changes: TextChange[] = [];
  let stale = 0;
  for (const row of rows) {
    const entry = byKey.get(row.key);
    const faults = formProblems(row, seen);
    seen.add(row.key);
    if (faults.length === 0 && entry === undefined)
      faults.push(['has a key that the portal does not have', 'Restore the key or delete the row.']);
    if (faults.length === 0 && entry !== undefined) {
      const { problems: wrong, isStale, change } = compareRow(row, entry);
      faults.push(...wrong);
      if (isStale) stale += 1;
      if (change) changes.push(change);
    }
    problems.push(...faults.map(([problem, fix]) => describe(row, problem, fix)));
  }
  problems.push(...pluralProblems(rows, byKey, language));
  return { problems, changes, stale };
}
