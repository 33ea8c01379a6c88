import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson } from '../start/read-json.mjs';
import { ROOT } from '../start/root.mjs';
import { licenceProblems, comparePage } from './dependency-page.ts';
import { provenanceProblems, vendoredIn } from './provenance-page.ts';

const KINDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

function packageFiles(): string[] {
  const folders = readJson(join(ROOT, 'package.json')).workspaces.flatMap((place: string) =>
    place.endsWith('/*')
      ? readdirSync(join(ROOT, place.slice(0, -2))).map((name) => join(place.slice(0, -2), name))
      : [place],
  );
  return ['package.json', ...folders.map((folder: string) => join(folder, 'package.json'))].filter((file) =>
    existsSync(join(ROOT, file)),
  );
}

function readLicence(name: string, file: string): string {
  const installed = [join(ROOT, dirname(file), 'node_modules'), join(ROOT, 'node_modules')]
    .map((folder) => join(folder, name, 'package.json'))
    .find(existsSync);
  return installed === undefined ? 'not installed' : readJson(installed).license;
}

const used = packageFiles().flatMap((file) => {
  const content = readJson(join(ROOT, file));
  return KINDS.flatMap((kind) =>
    Object.entries<string>(content[kind] ?? {}).map(([name, version]) => ({ name, version, kind })),
  )
    .filter(({ name }) => !name.startsWith('@courier/'))
    .map(({ name, version, kind }) => ({
      name,
      version,
      licence: readLicence(name, file),
      file,
      isDevelopment: kind === 'devDependencies',
    }));
});

const page = readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8');
const problems = [
  ...comparePage(page, used),
  ...licenceProblems(page, readJson(join(ROOT, 'package-lock.json')).packages),
  ...provenanceProblems(readFileSync(join(ROOT, 'docs/provenance.md'), 'utf8'), vendoredIn(ROOT), (path) =>
    existsSync(join(ROOT, path)),
  ),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
