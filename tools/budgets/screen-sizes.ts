import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteFolder } from '../release/site-folder.ts';

/** A screen may grow by this share before its line in `budgets.json` has to change. */
const MOST_GROWTH = 0.01;

interface Screen {
  remote: string;
  language?: string;
}

interface Budgets {
  screens: (Screen & { screen: string; bytes: number; reason: string })[];
}

/** The parts of `documents.json` and of a registry that decide what a document loads. */
interface Documents {
  early: string;
  preload: { workspace: string[] };
  shared: Record<string, string[]>;
}
interface Registry {
  remotes: { name: string; active?: { entry: string; shared?: string[]; preload: string[] } }[];
}

const readIn = (site: string, path: string) => JSON.parse(readFileSync(join(site, path), 'utf8'));

/** Bytes of a file as it is served: compressed where the build compressed it. */
function servedBytes(site: string, path: string) {
  const compressed = statSync(join(site, `${path}.br`), { throwIfNoEntry: false });
  return (compressed ?? statSync(join(site, path))).size;
}

const folderOfRelease = ({ entry }: { entry: string }) =>
  dirname(new URL(entry, 'http://own.invalid').pathname);

/**
 * The scripts, styles and texts that the document of a screen requests before the screen is interactive.
 * @returns the largest first; empty if this site does not serve the remote
 */
export function listScreenFiles(
  { remote: name, language }: Screen,
  site = siteFolder(),
): { path: string; bytes: number }[] {
  const documents: Documents = readIn(site, 'documents.json');
  const registry: Registry = readIn(site, 'registry/courier.json');
  const active = registry.remotes.find((each) => each.name === name)?.active;
  // A brand may have removed the remote, or run a release of another origin.
  if (!active?.entry.startsWith('/')) return [];
  const shared = (active.shared ?? []).flatMap((module) => documents.shared[module] ?? []);
  const paths = [
    documents.early,
    ...documents.preload.workspace,
    ...shared,
    ...active.preload.map((file) => join(folderOfRelease(active), file)),
    ...(language ? ['', folderOfRelease(active)].map((folder) => `${folder}/locales/${language}.json`) : []),
  ];
  return [...new Set(paths)]
    .map((path) => ({ path, bytes: servedBytes(site, path) }))
    .sort((a, b) => b.bytes - a.bytes);
}

/** Bytes of a screen's files. */
const sumScreenBytes = (screen: Screen, site = siteFolder()) =>
  listScreenFiles(screen, site).reduce((sum, { bytes }) => sum + bytes, 0);

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/**
 * One sentence per screen that is more than 1 % larger than its line in `budgets.json`.
 */
export function findGrownScreens(budgets = readBudgets(), site = siteFolder()) {
  return budgets.screens.flatMap((screen) => {
    const bytes = sumScreenBytes(screen, site);
    const growth = bytes / screen.bytes - 1;
    const largest = listScreenFiles(screen, site)[0];
    if (growth <= MOST_GROWTH || !largest) return [];
    return [
      `${screen.screen} loads ${bytes} bytes before it is interactive, ${percent(growth)} more than tools/budgets/budgets.json states. ` +
        `Its largest file is ${largest.path} (${largest.bytes} bytes). Load the new code later, or change the line and its reason.`,
    ];
  });
}

export const readBudgets = (): Budgets =>
  JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));
