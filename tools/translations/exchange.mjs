import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { checkRows } from './check-rows.mjs';
import { readEntries } from './entries.mjs';
import { readXliff } from './read-xliff.mjs';
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

/**
 * Checks a reviewed file and merges its changed texts into the locale files, all or none.
 * @param {string} path
 * @param {{ format?: string, isDryRun: boolean, source: Parameters<typeof readEntries>[1] }} options
 * @returns {{ problems: string[], lines: string[] }}
 */
export function importTexts(path, { format = formatOfFile(path), isDryRun, source }) {
  const { language, rows } = FORMATS[format].read(readFileSync(path), source.languages);
  if (rows.length === 0) throw new Error(`${path} has no texts. Export the language again.`);
  const entries = readEntries(language, source);
  const { problems, changes, stale } = checkRows(rows, entries, language);
  if (problems.length > 0)
    return { problems, lines: [`${path}: ${problems.length} problems, no text was changed`] };
  const contents = mergeFiles(changes, entries);
  if (!isDryRun) replaceFiles(contents);
  const changed = `${changes.length} of ${rows.length} texts of ${language} ${isDryRun ? 'would change' : 'changed'}`;
  return {
    problems,
    lines: [
      changed,
      ...contents.map(({ file }) => `  ${file}`),
      ...(stale > 0
        ? [`${stale} texts without a change have a new English text. Export again to review them.`]
        : []),
    ],
  };
}
