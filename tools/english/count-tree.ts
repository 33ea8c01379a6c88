import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { countWords, toMarkdownProse } from './count-words.ts';
import type { Counts, Kind } from './limits.ts';
import { readSource } from './read-source.ts';

interface KindCount {
  kind: Kind;
  words: number;
  banned: string[];
}

const EXTENSIONS = ['ts', 'tsx', 'mts', 'cts', 'mjs', 'cjs', 'md'];
const SCRIPT = /\.(?:ts|tsx|mts|cts|mjs|cjs)$/;

const packageName = (file: string) =>
  /^(?:(?:apps|packages|services)\/[^/]+|(?:docs|e2e|tools)(?=\/))/.exec(file)?.[0] ?? 'root';

function readTexts(file: string, text: string): Partial<Record<Kind, string>> {
  if (!SCRIPT.test(file)) return { documents: toMarkdownProse(text) };
  return readSource(file, text);
}

const countTexts = (file: string, text: string) =>
  (Object.entries(readTexts(file, text)) as [Kind, string][]).map(([kind, prose]) => ({
    kind,
    ...countWords(prose),
  }));

/** Part of the cache key: a change of the rules makes stored counts stale. */
const RULES = ['banned-words.json', 'count-words.ts', 'read-source.ts'].map((file) =>
  readFileSync(new URL(file, import.meta.url)),
);

const hash = (...parts: (string | Buffer)[]) =>
  parts.reduce((sum, part) => sum.update(part), createHash('sha1')).digest('hex');

/** Existing files: git lists a deleted file until the deletion is staged. */
const listFiles = (root: string) =>
  execFileSync('git', ['ls-files', ...EXTENSIONS.map((extension) => `*.${extension}`)], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => !file.endsWith('CHANGELOG.md') && existsSync(join(root, file)));

/**
 * Words and banned words of every tracked file, by package and kind, without the generated changelogs. Cached
 * by content, because parsing takes several seconds.
 */
export function countTree(root: string): Counts {
  const cacheFile = join(root, '.cache/english.json');
  const cached: Record<string, KindCount[]> = existsSync(cacheFile)
    ? JSON.parse(readFileSync(cacheFile, 'utf8'))
    : {};
  const current: Record<string, KindCount[]> = {};
  const counts: Counts = {};
  for (const file of listFiles(root)) {
    const text = readFileSync(join(root, file), 'utf8');
    const key = hash(...RULES, file, text);
    const fileCounts = cached[key] ?? countTexts(file, text);
    current[key] = fileCounts;
    for (const { kind, words, banned } of fileCounts) {
      if (words === 0) continue;
      const kinds = (counts[packageName(file)] ??= {});
      const count = (kinds[kind] ??= { words: 0, banned: 0, files: {} });
      count.words += words;
      count.banned += banned.length;
      if (banned.length > 0) count.files[file] = banned;
    }
  }
  mkdirSync(dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify(current));
  return counts;
}
