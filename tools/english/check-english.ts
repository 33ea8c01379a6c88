import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readArguments } from '../arguments/read-arguments.ts';
import { ROOT } from '../start/root.mjs';
import { countTree } from './count-tree.ts';
import { findExcess, lowerAllowed, summarize, type Allowed } from './limits.ts';

const ALLOWED_FILE = new URL('allowed-words.json', import.meta.url);
const ALLOWED: Allowed = existsSync(ALLOWED_FILE) ? JSON.parse(readFileSync(ALLOWED_FILE, 'utf8')) : {};

const { values } = readArguments({
  usage:
    'node tools/english/check-english.ts [--write]\nCounts banned words in comments, Markdown and test titles; --write lowers the limits.',
  options: { write: { type: 'boolean' } },
});
const counts = countTree(ROOT);
for (const line of summarize(counts)) console.log(`english: ${line}`);

if (values.write) {
  writeFileSync(ALLOWED_FILE, `${JSON.stringify(lowerAllowed(counts, ALLOWED), null, 2)}\n`);
} else {
  for (const { name, kind, banned, limit, files } of findExcess(counts, ALLOWED)) {
    console.error(`${name}: ${banned} banned words in ${kind}, at most ${limit} allowed:`);
    for (const [file, words] of Object.entries(files)) console.error(`  ${file}: ${words.join(', ')}`);
    process.exitCode = 1;
  }
  if (process.exitCode)
    console.error('Rewrite the new text: tools/english/banned-words.json lists the words.');
}
