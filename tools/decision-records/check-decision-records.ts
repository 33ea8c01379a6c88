import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../arguments/read-arguments.ts';
import { ROOT } from '../start/root.mjs';
import { addHashes, findRecordProblems } from './read-record.ts';

const FOLDER = join(ROOT, 'docs/adr');
const HASH_FILE = new URL('body-hashes.json', import.meta.url);

const records = Object.fromEntries(
  readdirSync(FOLDER)
    .filter((file) => /^\d{4}-.*\.md$/.test(file))
    .map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')]),
);
let hashes = JSON.parse(readFileSync(HASH_FILE, 'utf8'));

const { values } = readArguments({
  usage:
    'node tools/decision-records/check-decision-records.ts [--write]\nChecks docs/adr; --write first stores the hashes of new accepted records.',
  options: { write: { type: 'boolean' } },
});
if (values.write) {
  hashes = addHashes(records, hashes);
  writeFileSync(HASH_FILE, `${JSON.stringify(hashes, null, 2)}\n`);
}
for (const problem of findRecordProblems(records, hashes)) {
  console.error(problem);
  process.exitCode = 1;
}
