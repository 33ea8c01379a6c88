import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readArguments } from '../arguments/read-arguments.ts';
import { ROOT } from '../publish/paths';
import { compareFigures } from './compare-figures';
import { listSources, readImports, type FileImport } from './folder-imports';
import { countFolders, firstFolder, type FolderFigures } from './folder-pairs';
import { listFullFolders } from './full-folders';
import { findWideIndex } from './leaving-names';
import { listAgainstOrder, listInnerFiles, serverFolder } from './server-order';
import { listWideNeeds } from './wide-needs';

const { values } = readArguments({
  usage: `check-folder-order.ts [--write]
Refuses imports of the server against the order of its folders, more than 20 functions and values that leave a
domain, more than 15 source files in one folder, types of needs with more than ten members, and more folders that
import each other than figures.json allows. --write stores lower figures.`,
  options: { write: { type: 'boolean' } },
});
const FIGURES = join(ROOT, 'tools/folder-order/figures.json');
const SERVER = 'services/platform-api/src';

const listFolders = (parent: string): string[] =>
  readdirSync(join(ROOT, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`);

const sources = ['apps', 'packages', 'services']
  .flatMap(listFolders)
  .map((folder) => `${folder}/src`)
  .filter((folder) => existsSync(join(ROOT, folder)));
const parts = [`${SERVER}/platform`, `${SERVER}/testing`, ...listFolders(`${SERVER}/domains`)];

/** `deps.ts` of a domain states the needs of all its folders, in types alone. */
const readPart = (folder: string): FileImport[] =>
  readImports(join(ROOT, folder)).filter(({ file, target }) => file !== 'deps.ts' && target !== 'deps.ts');

const current: Record<string, FolderFigures> = Object.fromEntries([
  ...sources.map((folder): [string, FolderFigures] => [
    folder,
    countFolders(readImports(join(ROOT, folder)), folder === SERVER ? serverFolder : firstFolder),
  ]),
  ...parts.map((folder): [string, FolderFigures] => [folder, countFolders(readPart(folder), firstFolder)]),
]);
const stored = JSON.parse(readFileSync(FIGURES, 'utf8')) as Record<string, FolderFigures>;
const { rises, falls } = compareFigures(stored, current);
const serverImports = readImports(join(ROOT, SERVER));
const wide = listFolders(`${SERVER}/domains`).flatMap((folder) => {
  const index = join(ROOT, folder, 'index.ts');
  return existsSync(index) ? (findWideIndex(folder, readFileSync(index, 'utf8')) ?? []) : [];
});
const serverFiles = [
  ...listSources(join(ROOT, SERVER)),
  ...listSources(join(ROOT, SERVER, 'testing')).map((file) => `testing/${file}`),
];
/** `app` opens everything, so its type lists everything. */
const wideNeeds = serverFiles
  .filter((file) => basename(file) === 'deps.ts' && !file.startsWith('app/'))
  .flatMap((file) => listWideNeeds(file, readFileSync(join(ROOT, SERVER, file), 'utf8')));
const faults = [
  ...listAgainstOrder(serverImports),
  ...listInnerFiles(serverImports),
  ...listFullFolders(serverFiles),
  ...wideNeeds,
  ...wide,
  ...rises,
];

if (faults.length > 0) {
  console.error(`${faults.join('\n')}\ntools/folder-order/README.md says what to do.`);
  process.exitCode = 1;
} else if (values.write) {
  const kept = Object.entries(current).filter(([, { pairs, circle }]) => pairs > 0 || circle > 0);
  writeFileSync(FIGURES, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
} else if (falls.length > 0) {
  console.error(`${falls.join('\n')}\nStore the lower figures: add --write.`);
  process.exitCode = 1;
}
