import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteFolder } from '../release/site-folder.mjs';

/** A screen may grow by this share before its line in `budgets.json` has to change. */
const MOST_GROWTH = 0.01;

const readIn = (site, path) => JSON.parse(readFileSync(join(site, path), 'utf8'));

/** Bytes of a file as it is served: compressed where the build compressed it. */
function servedBytes(site, path) {
  const compressed = statSync(join(site, `${path}.br`), { throwIfNoEntry: false });
  return (compressed ?? statSync(join(site, path))).size;
}

const folderOfRelease = ({ entry }) => dirname(new URL(entry, 'http://own.invalid').pathname);

/**
 * The scripts, styles and texts that the document of a screen requests before the screen is interactive.
 * @param {{ remote: string, language?: string }} screen
 * @returns {{ path: string, bytes: number }[]} the largest first; empty if this site does not serve the remote
 */
export function listScreenFiles({ remote: name, language }, site = siteFolder()) {
  const documents = readIn(site, 'documents.json');
  const { active } = readIn(site, 'registry/courier.json').remotes.find((each) => each.name === name) ?? {};
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
export const sumScreenBytes = (screen, site = siteFolder()) =>
  listScreenFiles(screen, site).reduce((sum, { bytes }) => sum + bytes, 0);

const percent = (share) => `${(share * 100).toFixed(1)} %`;

/**
 * One sentence per screen that is more than 1 % larger than its line in `budgets.json`.
 * @param {{ screens: { screen: string, remote: string, language?: string, bytes: number }[] }} budgets
 */
export function findGrownScreens(budgets = readBudgets(), site = siteFolder()) {
  return budgets.screens.flatMap((screen) => {
    const bytes = sumScreenBytes(screen, site);
    const growth = bytes / screen.bytes - 1;
    if (growth <= MOST_GROWTH) return [];
    const [largest] = listScreenFiles(screen, site);
    return [
      `${screen.screen} loads ${bytes} bytes before it is interactive, ${percent(growth)} more than tools/budgets/budgets.json states. ` +
        `Its largest file is ${largest.path} (${largest.bytes} bytes). Load the new code later, or change the line and its reason.`,
    ];
  });
}

export const readBudgets = () => JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));
