import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TextChange } from './check-rows.ts';
import type { TextEntry } from './entries.ts';
import { mergeTexts } from './merge-texts.ts';

interface FileContent {
  readonly file: string;
  readonly content: string;
}

/** Writes all files or none: a failure before the last step leaves the locale files as they are. */
export function replaceFiles(contents: readonly FileContent[]): void {
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
 * @param entries in the order of the English files
 */
export function mergeFiles(
  changes: readonly TextChange[],
  entries: readonly Pick<TextEntry, 'file' | 'path' | 'baseText'>[],
): FileContent[] {
  return [...Map.groupBy(changes, ({ file }) => file)].map(([file, ofFile]) => ({
    file,
    content: mergeTexts(
      existsSync(file) ? readFileSync(file, 'utf8') : '',
      new Map(ofFile.map(({ path, text }) => [path, text])),
      entries.filter((entry) => entry.file === file),
    ),
  }));
}
