import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../start/root.mjs';

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/**
 * The workspaces as Nx sees them: folder -> folders it depends on, by the dependencies of its `package.json`. A
 * folder without that file, such as one with only ignored files of a removed remote, is none.
 * @returns {Map<string, string[]>}
 */
export function readWorkspaceGraph() {
  const { workspaces } = readJson('package.json');
  const files = globSync(
    workspaces.map((pattern) => `${pattern}/package.json`),
    { cwd: ROOT },
  ).sort();
  const packages = files.map((file) => ({ folder: dirname(file), ...readJson(file) }));
  const folders = new Map(packages.map(({ name, folder }) => [name, folder]));
  return new Map(
    packages.map(({ folder, dependencies, devDependencies, peerDependencies }) => {
      const names = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
      return [folder, names.flatMap((name) => folders.get(name) ?? [])];
    }),
  );
}

/** All workspaces that depend on one of these, directly or not, without these. */
export function listDependants(folders, graph) {
  const reached = new Set(folders);
  for (let before = -1; before !== reached.size;) {
    before = reached.size;
    for (const [folder, needed] of graph) if (needed.some((one) => reached.has(one))) reached.add(folder);
  }
  return [...reached].filter((folder) => !folders.includes(folder)).sort();
}
