import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './root.mjs';

/** Names of built-in modules that are newer than Node.js 20.19, the oldest one that starts a command. */
const NEWER: Readonly<Record<string, string[]>> = {
  'node:fs': ['glob', 'globSync'],
  'node:fs/promises': ['glob'],
  'node:module': ['enableCompileCache', 'findPackageJSON', 'registerHooks', 'stripTypeScriptTypes'],
  'node:sqlite': ['DatabaseSync', 'StatementSync', 'backup'],
  'node:util': ['diff', 'getCallSites', 'setTraceSigInt'],
  'node:zlib': ['createZstdCompress', 'zstdCompressSync', 'zstdDecompressSync'],
};
const CONTINUES = 'await continueOnPinnedNode()';
const IMPORT =
  /(?:import|export)\s+(?:[\w$]+\s+from\s+|\{(?<names>[^}]*)\}\s+from\s+)?'(?<from>[^']+)'|import\('(?<late>[^']+)'\)/g;

/** @returns files below the root that commands of package.json run and that change to the pinned Node.js */
export function listFirstFiles(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const files = Object.values<string>(scripts).flatMap(
    (script) => /^node (tools\/\S+\.mjs)/.exec(script)?.[1] ?? [],
  );
  return [...new Set(files)].filter((file) => readSource(file).includes(CONTINUES));
}

/**
 * Lists what a machine without dependencies and with the oldest Node.js cannot load.
 * @param first command's file below the root
 * @returns one sentence per fault
 */
export function listLoadFaults(first: string, read: (file: string) => string = readSource): string[] {
  const source = read(first);
  const faults: string[] = [];
  const todo = [{ file: first, text: source.slice(0, source.indexOf(CONTINUES)) }];
  const visited = new Set([first]);
  for (let next = todo.pop(); next; next = todo.pop()) {
    for (const { names = '', from, late } of [...next.text.matchAll(IMPORT)].map(
      ({ groups = {} }) => groups,
    )) {
      const target = from ?? late ?? '';
      if (target.startsWith('.')) {
        const file = relative(ROOT, join(ROOT, dirname(next.file), target));
        if (!file.endsWith('.mjs')) faults.push(`${next.file} loads ${file}, which is not JavaScript`);
        if (!visited.has(file)) todo.push({ file, text: read(file) });
        visited.add(file);
        continue;
      }
      if (!target.startsWith('node:')) faults.push(`${next.file} loads the package ${target}`);
      const newer = names.split(',').map((name) => name.trim().replace(/ .*/, ''));
      for (const name of newer.filter((one) => NEWER[target]?.includes(one)))
        faults.push(`${next.file} loads ${name} of ${target}`);
    }
  }
  return faults;
}

function readSource(file: string) {
  const path = join(ROOT, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
