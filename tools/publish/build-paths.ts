import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './paths';

/** A constant of SheetJS for the MIME form of workbooks, in every build. */
const FOREIGN_ADDRESS = 'file:///C:/SheetJS/';

const TEXT = /\.(js|mjs|css|html|json|svg)$/;
const SHOWN_LENGTH = 80;

function findPath(text: string, root: string): string | null {
  const own = text.replaceAll(FOREIGN_ADDRESS, '');
  const [start] = ['file:///', pathToFileURL(root).href, `${root}/`]
    .map((path) => own.indexOf(path))
    .filter((index) => index >= 0)
    .sort((a, b) => a - b);
  return start === undefined ? null : own.slice(start, start + SHOWN_LENGTH);
}

/**
 * Refuses files that show a path of the build machine: browsers could read it, and the same commit would not give the
 * same files in every folder.
 * @param files names below the folder
 * @param root folder of the repository
 * @throws Error that names the first such file
 */
export function refuseBuildPaths(folder: string, files: readonly string[], root = ROOT): void {
  for (const file of files.filter((name) => TEXT.test(name))) {
    const path = findPath(readFileSync(join(folder, file), 'utf8'), root);
    if (path !== null) throw new Error(`${join(folder, file)} shows a path of the build machine: ${path}`);
  }
}
