import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { countWords, toMarkdownProse } from './count-words.mjs';
import { readSource } from './read-source.mjs';

const EXTENSIONS = ['ts', 'tsx', 'mts', 'cts', 'mjs', 'cjs', 'md'];
const SCRIPT = /\.(?:ts|tsx|mts|cts|mjs|cjs)$/;

const packageName = (file) =>
  /^(?:(?:apps|packages|services)\/[^/]+|(?:docs|e2e|tools)(?=\/))/.exec(file)?.[0] ?? 'root';

function readTexts(file, text) {
  if (!SCRIPT.test(file)) return { documents: toMarkdownProse(text) };
  return readSource(file, text);
}

const countTexts = (file, text) =>
  Object.entries(readTexts(file, text)).map(([kind, prose]) => ({ kind, ...countWords(prose) }));

/** Part of the cache key: a change of the rules makes stored counts stale. */
const RULES = ['banned-words.json', 'count-words.mjs', 'read-source.mjs'].map((file) =>
  readFileSync(new URL(file, import.meta.url)),
);

const hash = (...parts) => parts.reduce((sum, part) => sum.update(part), createHash('sha1')).digest('hex');

/** Existing files: git lists a deleted file until the deletion is staged. */
const listFiles = (root) =>
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
export function countTree(root) {
  const cacheFile = join(root, '.cache/english.json');
  const cached = existsSync(cacheFile) ? JSON.parse(readFileSync(cacheFile, 'utf8')) : {};
  const current = {};
  const counts = {};
  for (const file of listFiles(root)) {
    const text = readFileSync(join(root, file), 'utf8');
    const key = hash(...RULES, file, text);
    current[key] = cached[key] ?? countTexts(file, text);
    for (const { kind, words, banned } of current[key]) {
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
