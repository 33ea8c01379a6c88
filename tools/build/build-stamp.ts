import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '../release/site-folder.ts';
import { writeAtomically } from '../start/write-atomically.mjs';
import { ROOT } from '../start/root.mjs';

/** Files that a build reads. The stamp of the installation represents all packages. */
const INPUTS = [
  'apps',
  'packages',
  'services',
  'tools',
  'lerna.json',
  'nx.json',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'node_modules/.courier-lockfile',
];

/** What a build writes, and other commands such as `npm run registry` change. */
const RESULTS = ['documents.json', 'registry', 'remotes', 'shell', 'public', 'early', 'locales'];

/** Written by type checks and package managers, never read by a build. */
const UNREAD_FOLDERS = new Set(['node_modules', 'types', '.cache']);
const isTest = (name: string) => /\.test\.(?:ts|tsx|mjs)$/.test(name);

interface StampOptions {
  root?: string;
  site?: string;
  environment?: string;
}

/** A line per file with size and time of change. Contents are not read, so that 5,000 files take 0.5 s. */
function listFiles(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [`${path} is missing`];
  if (!stats.isDirectory()) return [`${path} ${stats.size} ${stats.mtimeMs}`];
  return readdirSync(path)
    .filter((name) => !UNREAD_FOLDERS.has(name) && !isTest(name))
    .flatMap((name) => listFiles(join(path, name)));
}

/**
 * A hash of everything that a build reads or writes, by size and time of change.
 */
function computeBuildStamp({
  root = ROOT,
  site = siteFolder(),
  environment = process.env.ENVIRONMENT ?? '',
}: StampOptions = {}) {
  const paths = [...INPUTS.map((path) => join(root, path)), ...RESULTS.map((path) => join(site, path))];
  const lines = [process.version, environment, ...paths.flatMap((path) => listFiles(path))];
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

const stampFile = (site: string) => join(site, '.build-stamp');

/** Whether the last complete build read and wrote exactly what is there now. */
export function isBuilt(options: StampOptions = {}) {
  try {
    return readFileSync(stampFile(options.site ?? siteFolder()), 'utf8') === computeBuildStamp(options);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Removed before a build, so that an interrupted one is repeated. */
export const removeBuildStamp = ({ site = siteFolder() } = {}) => rmSync(stampFile(site), { force: true });

/** @param options */
export const writeBuildStamp = (options: StampOptions = {}) =>
  writeAtomically(stampFile(options.site ?? siteFolder()), computeBuildStamp(options));
