import { listDependants, type WorkspaceGraph } from './workspace-graph.ts';

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
export const JOURNEYS: Readonly<Record<string, readonly string[]>> = {
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
const PROJECTS: Readonly<Record<string, readonly string[]>> = {
  'services/platform-api': ['platform-api', 'platform-api-postgres'],
  e2e: [],
};
const listProjects = (folder: string): readonly string[] => PROJECTS[folder] ?? folder.split('/').slice(-1);

export interface Selection {
  /** The file that starts everything. */
  everything: string | null;
  /** Code files whose own projects run the tests that import them. */
  related: { projects: string[]; files: string[] };
  /** Projects of jest that run whole. */
  projects: string[];
  journeys: string[];
  /** Folders to check. */
  folders: string[];
}

/**
 * What a change of these files can break.
 * @param files paths from the root
 */
export function selectTests(files: readonly string[], graph: WorkspaceGraph): Selection {
  const everything = files.find((file) => STARTS_EVERYTHING.some((pattern) => pattern.test(file))) ?? null;
  const changed = files.flatMap((file) => {
    const folder = [...graph.keys()].find((workspace) => file.startsWith(`${workspace}/`));
    return folder === undefined || DOCUMENTS.test(file) ? [] : [{ file, folder }];
  });
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
const toJourney = (file: string) => (file.endsWith('.spec.ts') ? file : file.slice(0, file.lastIndexOf('/')));

const unique = (values: readonly string[]) => [...new Set(values)].sort();
