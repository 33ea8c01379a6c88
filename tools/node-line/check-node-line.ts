import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/root.mjs';
import { nodeLineProblems } from './node-line.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const imagesIn = (file: string) =>
  [...read(file).matchAll(/\bnode:(\d[\w.]*)/g)].map(([, version], index) => [
    `${file} (image ${index + 1})`,
    version,
  ]);

const problems = nodeLineProblems({
  pinned: JSON.parse(read('package.json')).devDependencies.node,
  files: {
    '.nvmrc': read('.nvmrc').trim(),
    ...Object.fromEntries(imagesIn('docs/deploy/Dockerfile')),
    ...Object.fromEntries(imagesIn('.github/workflows/ci.yml')),
  },
  endOfLife: JSON.parse(read('tools/node-line/end-of-life.json')),
  today: new Date().toISOString().slice(0, 10),
});
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
