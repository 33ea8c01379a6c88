import { listDependants } from './workspace-graph.mjs';

/** Paths whose change can break any test. */
const STARTS_EVERYTHING = [
  /^tools\//,
  /^packages\/config\//,
  /^e2e\/(setup|pages|fixtures|[^/]+$)/,
  // Settings of the root and the lock file.
  /^(?!.*\.md$|LICENSE$)[^/]+$/,
];
/** Only tests of documents read them. */
const DOCUMENTS = /^(docs|\.github|\.ci)\/|\.md$|^LICENSE$/;
const CODE = /\.(tsx?|mjs|cjs)$/;

const ALL_JOURNEYS = ['accessibility', 'journeys', 'releases', 'resilience', 'skew', 'styles'];
/** Journeys below `e2e` that use a workspace. */
export const JOURNEYS = {
  'apps/bulk-upload': ['journeys/bulk-upload'],
  'apps/public-tracking': ['journeys/public'],
  'apps/request-rider': ['journeys/request-rider', 'journeys/payments'],
  'apps/rider': ['journeys/riders'],
  'apps/shell': ['journeys/shell', 'resilience'],
  'apps/tracking-history': ['journeys/tracking-history'],
  'apps/vendor-admin': ['journeys/vendor-admin'],
  'services/platform-api': ALL_JOURNEYS,
  'services/demo': ALL_JOURNEYS,
};

/** Projects of jest whose name is not that of the folder. */
const PROJECTS = { 'services/platform-api': ['platform-api', 'platform-api-postgres'], e2e: [] };
const listProjects = (folder) => PROJECTS[folder] ?? [folder.split('/').at(-1)];

/**
 * What a change of these files can break.
 * @param {readonly string[]} files paths from the root
 * @param {Map<string, string[]>} graph of the workspaces
 * @returns {{everything: string | null, related: {projects: string[], files: string[]}, projects: string[], journeys: string[], folders: string[]}}
 *   `everything` is the file that starts everything; `related` are code files whose own projects run the tests that
 *   import them; `projects` run whole; `folders` are checked
 */
export function selectTests(files, graph) {
  const everything = files.find((file) => STARTS_EVERYTHING.some((pattern) => pattern.test(file))) ?? null;
  const places = files.map((file) => ({
    file,
    folder: [...graph.keys()].find((folder) => file.startsWith(`${folder}/`)) ?? null,
  }));
  const changed = places.filter(({ file, folder }) => folder !== null && !DOCUMENTS.test(file));
  const sources = changed.filter(({ folder }) => folder !== 'e2e');
  const folders = unique(sources.map(({ folder }) => folder));
  const dependants = listDependants(folders, graph);
  // Jest sees imports of code only; texts, styles and settings run the whole project.
  const whole = unique(sources.filter(({ file }) => !CODE.test(file)).map(({ folder }) => folder));
  const related = sources.filter(({ folder }) => !whole.includes(folder) && !dependants.includes(folder));
  const specs = changed.filter(({ folder, file }) => folder === 'e2e' && /^e2e\/[^/]+\//.test(file));
  return {
    everything,
    related: {
      projects: unique(related.flatMap(({ folder }) => listProjects(folder))),
      files: related.map(({ file }) => file),
    },
    projects: unique([
      ...[...whole, ...dependants].flatMap(listProjects),
      ...(files.some((file) => DOCUMENTS.test(file)) ? ['tools'] : []),
    ]),
    journeys: unique([
      ...[...folders, ...dependants].flatMap((folder) => JOURNEYS[folder] ?? []),
      ...specs.map(({ file }) => toJourney(file.slice('e2e/'.length))),
    ]),
    folders: unique(changed.map(({ folder }) => folder)),
  };
}

/** The journey itself, or the folder of a file that journeys share. */
const toJourney = (file) => (file.endsWith('.spec.ts') ? file : file.slice(0, file.lastIndexOf('/')));

const unique = (values) => [...new Set(values)].sort();
