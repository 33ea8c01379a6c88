import type { FileImport } from './folder-imports';

export interface FolderFigures {
  /** Pairs of folders that import each other. */
  pairs: number;
  /** Folders of the largest circle; 0 without one. */
  circle: number;
}

/** The folder of a file; a file at the root is a folder of its own. */
export type FindFolder = (file: string) => string;

export const firstFolder: FindFolder = (file) => file.split('/', 1)[0] ?? '';

/** Which folders a folder imports. */
export function readEdges(imports: readonly FileImport[], findFolder: FindFolder): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const { file, target } of imports) {
    const [from, to] = [findFolder(file), findFolder(target)];
    if (from === to) continue;
    const targets = edges.get(from) ?? new Set();
    edges.set(from, targets.add(to));
  }
  return edges;
}

/** Names of the folders that import each other, in alphabetical order. */
export const listPairs = (edges: ReadonlyMap<string, ReadonlySet<string>>): [string, string][] =>
  [...edges.keys()].sort().flatMap((from) =>
    [...(edges.get(from) ?? [])]
      .filter((to) => from < to && edges.get(to)?.has(from))
      .sort()
      .map((to): [string, string] => [from, to]),
  );

/** The largest set of folders of which each imports every other one, directly or through others. */
export function findLargestCircle(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reached = new Map([...edges.keys()].map((folder) => [folder, reach(edges, folder)]));
  const circles = [...reached].map(([folder, others]) =>
    [...others].filter((other) => reached.get(other)?.has(folder)).sort(),
  );
  return circles.reduce((largest, circle) => (circle.length > largest.length ? circle : largest), []);
}

function reach(edges: ReadonlyMap<string, ReadonlySet<string>>, start: string): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop())
    for (const next of edges.get(folder) ?? [])
      if (!reached.has(next)) {
        reached.add(next);
        waiting.push(next);
      }
  return reached;
}

export const countFolders = (imports: readonly FileImport[], findFolder: FindFolder): FolderFigures => {
  const edges = readEdges(imports, findFolder);
  return { pairs: listPairs(edges).length, circle: findLargestCircle(edges).length };
};
