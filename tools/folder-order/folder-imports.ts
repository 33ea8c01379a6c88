import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** `file` imports `target`, both below the read folder. Imports of types count. */
export interface FileImport {
  file: string;
  target: string;
}

const SOURCE = /\.(ts|tsx|mjs)$/;
const LEFT_OUT = /\.(test|spec|fixture)\.|\.d\.m?ts$/;
const IMPORT = /(?:from|import\()\s*['"](\.[^'"]+)['"]/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/** All relative imports of a folder, without tests and folders named `testing`. */
export function readImports(root: string): FileImport[] {
  const files = new Set(listSources(root));
  return [...files].flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].flatMap(([, specifier = '']) => {
      const path = join(dirname(file), specifier);
      const target = [path.replace(/\.js$/, '.ts'), ...ENDINGS.map((ending) => `${path}${ending}`)].find(
        (candidate) => files.has(candidate),
      );
      return target === undefined ? [] : [{ file, target }];
    }),
  );
}

/** Paths below a folder, without tests and folders named `testing`. */
export function listSources(root: string): string[] {
  return readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name) && !LEFT_OUT.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !/(^|\/)(testing|node_modules)\//.test(file));
}
