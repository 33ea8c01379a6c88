import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../arguments/read-arguments.ts';
import { ROOT } from '../start/root.mjs';
import { findListed, type Listed } from './find-listed.ts';

const readJson = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const COUNTS_FILE = new URL('allowed-values.json', import.meta.url);

const { values: options } = readArguments({
  usage:
    'node tools/names/check-names.ts [--write]\nRefuses functions and values with names of tools/names/listed-names.json; --write lowers the limits of values.',
  options: { write: { type: 'boolean' } },
});
const listed = readJson<Listed>('listed-names.json');
/** `file#name` with the reason. */
const allowedFunctions = readJson<Record<string, string>>('allowed-functions.json');
/** Values with listed names, by workspace: a limit that only falls. */
const allowedValues = existsSync(COUNTS_FILE) ? readJson<Record<string, number>>('allowed-values.json') : {};

const workspaceName = (file: string) =>
  /^(?:(?:apps|packages|services)\/[^/]+|(?:e2e|tools)(?=\/))/.exec(file)?.[0] ?? 'root';
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs', '*.cjs'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(ROOT, file)));

const functions = new Set<string>();
const counts: Record<string, number> = {};
for (const file of files) {
  const found = findListed(file, readFileSync(join(ROOT, file), 'utf8'), listed);
  for (const name of found.functions) functions.add(`${file}#${name}`);
  const workspace = workspaceName(file);
  counts[workspace] = (counts[workspace] ?? 0) + found.valueCount;
}

const problems = [
  ...[...functions]
    .filter((name) => !(name in allowedFunctions))
    .map((name) => `${name} begins with a listed verb`),
  ...Object.keys(allowedFunctions)
    .filter((name) => !functions.has(name))
    .map((name) => `${name} is allowed in allowed-functions.json but does not exist`),
];
if (options.write)
  writeFileSync(
    COUNTS_FILE,
    `${JSON.stringify(
      Object.fromEntries(
        Object.entries(counts)
          .map(([name, count]) => [name, Math.min(count, allowedValues[name] ?? count)] as const)
          .filter(([, count]) => count > 0),
      ),
      null,
      2,
    )}\n`,
  );
else
  problems.push(
    ...Object.entries(counts)
      .filter(([name, count]) => count > (allowedValues[name] ?? 0))
      .map(
        ([name, count]) =>
          `${name} has ${count} values with listed names, at most ${allowedValues[name] ?? 0} are allowed`,
      ),
  );
const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
console.log(`names: ${functions.size} functions with a listed verb, ${total} values with a listed name`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(
    'Write a verb that says what the function does, a noun for a value: tools/names/listed-names.json',
  );
  process.exitCode = 1;
}
