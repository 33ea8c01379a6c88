import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { mergeTexts } from './merge-texts.mjs';

/** Writes all files or none: a failure before the last step leaves the locale files as they are. */
export function replaceFiles(contents) {
  const drafts = contents.map(({ file, content }) => ({
    file,
    draft: `${file}.${process.pid}.new`,
    content,
  }));
  try {
    for (const { draft, content } of drafts) {
      mkdirSync(dirname(draft), { recursive: true });
      writeFileSync(draft, content);
    }
    for (const { file, draft } of drafts) renameSync(draft, file);
  } finally {
    for (const { draft } of drafts) rmSync(draft, { force: true });
  }
}

/**
 * The contents of all locale files with changed texts.
 * @param {readonly { file: string, path: string, text: string }[]} changes
 * @param {readonly { file: string, path: string, baseText?: string }[]} entries in the order of the English files
 */
export function mergeFiles(changes, entries) {
  return [...Map.groupBy(changes, ({ file }) => file)].map(([file, ofFile]) => ({
    file,
    content: mergeTexts(
      existsSync(file) ? readFileSync(file, 'utf8') : '',
      new Map(ofFile.map(({ path, text }) => [path, text])),
      entries.filter((entry) => entry.file === file),
    ),
  }));
}
