import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../start/root.mjs';
import { JOURNEYS, selectTests } from './select-tests.ts';
import { listDependants, readWorkspaceGraph } from './workspace-graph.ts';

const GRAPH = new Map<string, string[]>([
  ['apps/vendor-admin', ['packages/ui-kit', 'packages/config']],
  ['apps/shell', ['packages/ui-kit']],
  ['packages/config', []],
  ['packages/ui-kit', ['packages/config']],
  ['services/platform-api', ['packages/config']],
  ['services/demo', ['services/platform-api']],
  ['e2e', ['packages/config']],
]);
const select = (...files: string[]) => selectTests(files, GRAPH);

describe('a change of a remote', () => {
  it('runs its tests that import the file, its journeys and its checks', () => {
    expect(select('apps/vendor-admin/src/panes/Point.tsx')).toEqual({
      everything: null,
      related: { projects: ['vendor-admin'], files: ['apps/vendor-admin/src/panes/Point.tsx'] },
      projects: [],
      journeys: ['journeys/vendor-admin'],
      folders: ['apps/vendor-admin'],
    });
  });

  it('in a file that jest does not see imported runs its whole project', () => {
    const files = ['apps/vendor-admin/locales/de.json', 'apps/vendor-admin/src/panes/Point.tsx'];
    expect(select(...files)).toMatchObject({
      related: { projects: [], files: [] },
      projects: ['vendor-admin'],
    });
  });
});

it('a change of a package runs all projects and journeys that depend on it', () => {
  expect(select('packages/ui-kit/src/core.ts')).toMatchObject({
    everything: null,
    related: { projects: ['ui-kit'] },
    projects: ['shell', 'vendor-admin'],
    journeys: ['journeys/shell', 'journeys/vendor-admin', 'resilience'],
  });
});

it('a change of the server runs its tests on both databases and all journeys', () => {
  const { related, projects, journeys } = select('services/platform-api/src/app/app.ts');
  expect(related.projects).toEqual(['platform-api', 'platform-api-postgres']);
  expect(projects).toEqual(['demo']);
  expect(journeys).toContain('journeys');
});

it.each([
  'tools/start/run.mjs',
  'packages/config/src/index.ts',
  'packages/config/presets/jest.ts',
  'e2e/setup/chromium.ts',
  'e2e/pages/request.ts',
  'e2e/fixtures/portal.ts',
  'e2e/playwright.config.ts',
  'package-lock.json',
  'package.json',
  'jest.config.mjs',
  '.oxlintrc.json',
  'tsconfig.base.json',
])('a change of %s runs everything', (file) => {
  expect(select('apps/vendor-admin/src/a.ts', file).everything).toBe(file);
});

it.each(['README.md', 'docs/testing.md', 'apps/shell/README.md', '.github/workflows/ci.yml', 'LICENSE'])(
  'a change of the document %s runs the tests of documents alone',
  (file) => {
    expect(select(file)).toEqual({
      everything: null,
      related: { projects: [], files: [] },
      projects: ['tools'],
      journeys: [],
      folders: [],
    });
  },
);

it('a change of a journey runs it, and of what journeys share, those of the folder', () => {
  expect(select('e2e/journeys/riders/day.spec.ts')).toMatchObject({
    everything: null,
    projects: [],
    journeys: ['journeys/riders/day.spec.ts'],
    folders: ['e2e'],
  });
  expect(select('e2e/journeys/payments/card-journeys.ts').journeys).toEqual(['journeys/payments']);
});

describe('the workspaces of this repository', () => {
  const graph = readWorkspaceGraph();

  it('contain the dependants of a package, directly or not', () => {
    expect(listDependants(['packages/i18n'], graph)).toEqual(
      expect.arrayContaining(['packages/shell-api', 'apps/vendor-admin', 'services/platform-api']),
    );
    expect(listDependants(['apps/vendor-admin'], graph)).toEqual([]);
  });

  it('with a screen or the server have journeys, and each folder of journeys has a workspace', () => {
    const named = Object.values(JOURNEYS).flat();
    const visible = [...graph.keys()].filter((folder) => /^(apps|services)\//.test(folder));
    expect(visible.filter((folder) => !(folder in JOURNEYS))).toEqual([]);
    expect(named.filter((path) => !existsSync(join(ROOT, 'e2e', path)))).toEqual([]);
    const folders = readdirSync(join(ROOT, 'e2e/journeys'), { withFileTypes: true });
    const own = new Set(named);
    // Journeys of several workspaces run with the server and with everything.
    const ofSeveral = ['fleets', 'languages'];
    expect(
      folders
        .filter((entry) => entry.isDirectory() && !own.has(`journeys/${entry.name}`))
        .map(({ name }) => name)
        .sort(),
    ).toEqual(ofSeveral);
  });
});
