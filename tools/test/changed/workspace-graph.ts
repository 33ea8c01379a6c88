import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../start/root.mjs';

/** Folder -> folders it depends on. */
export type WorkspaceGraph = ReadonlyMap<string, readonly string[]>;

type Dependencies = Readonly<Record<string, string>>;

interface WorkspacePackage {
  name: string;
  dependencies?: Dependencies;
  devDependencies?: Dependencies;
  peerDependencies?: Dependencies;
}

const readPackage = (path: string): WorkspacePackage & { workspaces?: string[] } =>
  JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/**
 * The workspaces as Nx sees them: folder -> folders it depends on, by the dependencies of its `package.json`. A
 * folder without that file, such as one with only ignored files of a removed remote, is none.
 */
export function readWorkspaceGraph(): WorkspaceGraph {
  const { workspaces = [] } = readPackage('package.json');
  const files = globSync(
    workspaces.map((pattern) => `${pattern}/package.json`),
    { cwd: ROOT },
  ).sort();
  const packages = files.map((file) => ({ folder: dirname(file), ...readPackage(file) }));
  const folders = new Map(packages.map(({ name, folder }) => [name, folder]));
  return new Map(
    packages.map(({ folder, dependencies, devDependencies, peerDependencies }) => {
      const names = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
      return [folder, names.flatMap((name) => folders.get(name) ?? [])];
    }),
  );
}

/** All workspaces that depend on one of these, directly or not, without these. */
export function listDependants(folders: readonly string[], graph: WorkspaceGraph): string[] {
  const reached = new Set(folders);
  for (let before = -1; before !== reached.size;) {
    before = reached.size;
    for (const [folder, needed] of graph) if (needed.some((one) => reached.has(one))) reached.add(folder);
  }
  return [...reached].filter((folder) => !folders.includes(folder)).sort();
}
