import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readArguments } from '../arguments/read-arguments.ts';
import { readJson } from '../start/read-json.mjs';
import { ROOT } from '../start/root.mjs';

const SERVER = 'services/platform-api';
const BUILT = [`${SERVER}/dist`, 'dist/site', 'dist/sbom.cdx.json'];

/**
 * Folders of all packages that the built server needs.
 * @param root of the workspace
 */
export function listPackageFolders(root: string): string[] {
  const folders = new Set<string>();
  const add = (name: string, from: string, isOptional: boolean) => {
    const folder = findPackage(name, from, root);
    if (folder === null && !isOptional) throw new Error(`${name} is not installed: run npm install.`);
    if (folder === null || folders.has(folder)) return;
    folders.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = readJson(join(folder, 'package.json'));
    for (const needed of Object.keys(dependencies)) add(needed, folder, needed in optionalDependencies);
    // Only binaries of this platform are installed.
    for (const needed of Object.keys(optionalDependencies)) add(needed, folder, true);
  };
  for (const name of readJson(join(root, SERVER, 'unbundled-packages.json')))
    add(name, join(root, SERVER), false);
  return [...folders].sort();
}

/** Node.js package resolution. @returns */
function findPackage(name: string, from: string, root: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (folder === root || folder === dirname(folder)) return null;
  }
}

/**
 * Copies the production files into a folder: the built server and site, the packages beside the bundle, and
 * the bill of materials. No sources, tests or tools.
 */
export function collectServer(target: string, root = ROOT) {
  for (const path of BUILT) {
    if (!existsSync(join(root, path))) throw new Error(`${path} is missing: run npm run build.`);
    cpSync(join(root, path), join(target, path), { recursive: true });
  }
  for (const folder of listPackageFolders(root))
    cpSync(folder, join(target, relative(root, folder)), {
      recursive: true,
      filter: (path) => !relative(folder, path).split(sep).includes('node_modules'),
    });
  const { name, version, scripts } = readJson(join(root, 'package.json'));
  // The operator's commands.
  const commands = Object.entries(scripts).filter(([, command]) =>
    String(command).startsWith(`node ${SERVER}/`),
  );
  const content = { name, version, private: true, scripts: Object.fromEntries(commands) };
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { positionals } = readArguments({
    usage:
      'node tools/image/collect-server.ts <folder>\nCopies the files that production needs into a folder.',
    fewest: 1,
  });
  for (const target of positionals) collectServer(resolve(target));
}
