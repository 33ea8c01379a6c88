import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/root.mjs';
import { readWorkspaceGraph } from './changed/workspace-graph.ts';
import { listTypeProjects, readTypeProjects } from './type-projects.mjs';

export interface Check {
  title: string;
  /** Of its settings. */
  file: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** The only files that it depends on; skipped while they are as in its last green run. */
  inputs?: readonly string[];
  printsResult?: boolean;
}

const WARN_MISSING = 'tools/translations/warn-missing.ts';

const bin = (path: string) => join(ROOT, 'node_modules', path);

const typeProjects = readTypeProjects();
const listWorkspaces = (start: string) =>
  [...readWorkspaceGraph().keys()].filter((folder) => folder.startsWith(start));

/** Two checks share two cores; two single-threaded checks are faster than two with several threads. */
const ON_ONE_CORE = { GOMAXPROCS: '1', GOGC: '400' };

const TSC = [bin('@typescript/native/bin/tsc'), '-b', '--checkers', '1'];

interface LintPart {
  name: string;
  paths: readonly string[];
  needs: readonly string[];
}

/** Parts of the lint: each depends on the files of its own paths and of what these import. */
const PACKAGES = ['packages'];
const WHOLE_TREE = ['.'];
const ROOT_CODE = readdirSync(ROOT).filter((name) => /\.(mjs|cjs|js|ts)$/.test(name));
export const LINT_PARTS: readonly LintPart[] = [
  { name: 'packages', paths: PACKAGES, needs: [] },
  { name: 'services', paths: ['services'], needs: PACKAGES },
  ...listWorkspaces('apps/').map((app) => ({ name: app, paths: [app], needs: PACKAGES })),
  {
    name: 'tools and journeys',
    paths: ['e2e', 'tools', ...ROOT_CODE],
    needs: ['apps', 'packages', 'services'],
  },
];

/** Static checks of `npm run verify`. */
export const CHECKS: readonly Check[] = [
  {
    title: 'types',
    file: 'tsconfig.json',
    args: [...TSC, ...typeProjects.keys()],
    env: ON_ONE_CORE,
  },
  // In parts, because one process with the types of all workspaces takes longer than everything else together.
  ...LINT_PARTS.map(({ name, paths, needs }) => ({
    title: `lint ${name}`,
    file: '.oxlintrc.json',
    args: [bin('oxlint/bin/oxlint'), ...paths],
    env: ON_ONE_CORE,
    inputs: [...paths, ...needs, 'tools/lint', 'tsconfig.base.json', '.oxlintrc.json', 'package-lock.json'],
  })),
  {
    title: 'styles',
    file: 'stylelint.config.mjs',
    args: [
      bin('stylelint/bin/stylelint.mjs'),
      '{apps,packages}/**/*.css',
      '--max-warnings',
      '0',
      '--cache',
      '--cache-location',
      '.cache/stylelint',
    ],
  },
  { title: 'format', file: '.oxfmtrc.json', args: [bin('oxfmt/bin/oxfmt'), '--check'] },
  {
    title: 'dependency rules',
    file: '.dependency-cruiser.cjs',
    args: [
      bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
      'apps',
      'packages',
      'services',
      'e2e',
      'tools',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
    ],
    inputs: WHOLE_TREE,
  },
  {
    title: 'order of folders',
    file: 'tools/folder-order/figures.json',
    args: ['--import', 'tsx', '--conditions=source', 'tools/folder-order/check-folder-order.ts'],
  },
  { title: 'unused code', file: 'knip.json', args: [bin('knip/bin/knip.js')], inputs: WHOLE_TREE },
  {
    title: 'one version of each dependency',
    file: 'package.json',
    // Ignored files of a removed remote stay in its folder.
    args: [bin('sherif/index.js'), '--fail-on-warnings', '-r', 'packages-without-package-json'],
  },
  {
    title: 'page of dependencies',
    file: 'docs/dependencies.md',
    args: ['tools/check-dependencies/check-dependencies.ts'],
  },
  {
    title: 'what doors offer',
    file: 'tools/api-reports/check-api-reports.ts',
    args: ['tools/api-reports/check-api-reports.ts'],
  },
  {
    title: 'wire contract',
    file: 'tools/wire-contract/check-wire-contract.ts',
    args: ['--import', 'tsx', '--conditions=source', 'tools/wire-contract/check-wire-contract.ts'],
  },
  {
    title: 'decision records',
    file: 'docs/adr/template.md',
    args: ['tools/decision-records/check-decision-records.ts'],
  },
  {
    title: 'English',
    file: 'tools/english/banned-words.json',
    args: ['tools/english/check-english.ts'],
    printsResult: true,
  },
  {
    title: 'names',
    file: 'tools/names/listed-names.json',
    args: ['tools/names/check-names.ts'],
    inputs: WHOLE_TREE,
  },
  {
    title: 'line of Node.js',
    file: 'tools/node-line/end-of-life.json',
    args: ['tools/node-line/check-node-line.ts'],
  },
  {
    title: 'locale parity',
    file: 'tools/check-locales/check-locales.ts',
    args: ['--import', 'tsx', '--conditions=source', 'tools/check-locales/check-locales.ts'],
  },
];

type ScopedArgs = (folders: readonly string[], args: readonly string[]) => readonly string[];

const SCOPED_ARGS: Readonly<Record<string, ScopedArgs>> = {
  types: (folders) => [...TSC, ...listTypeProjects(folders, typeProjects)],
  styles: (folders, [program = '', ...args]) => [
    program,
    ...folders.map((folder) => `${folder}/**/*.css`),
    ...args.filter((arg) => !arg.endsWith('*.css')),
    '--allow-empty-input',
  ],
  format: (folders, args) => [...args, ...folders],
  'dependency rules': (folders, args) => [
    ...args.slice(0, 1),
    ...folders,
    ...args.slice(args.indexOf('--config')),
    '--do-not-follow',
    `^(?!${folders.join('|')})(apps|packages|services)/|node_modules`,
  ],
};

/** Warns alone, because a text may be translated later; `npm run verify` without a folder fails. */
const untranslatedTexts = (folder: string): Check => ({
  title: 'translations',
  file: WARN_MISSING,
  args: ['--import', 'tsx', '--conditions=source', WARN_MISSING, folder],
  printsResult: true,
});

/**
 * Checks that a change inside these workspaces can fail, for them and for the types of all that depend on them.
 * Checks of the whole repository (unused code, versions, reports) run only in `npm run verify` without a folder.
 * @param requested such as `apps/loyalty-points`
 * @throws Error with one sentence for a folder that is no workspace
 */
export function checksForFolders(requested: readonly string[]): Check[] {
  const graph = readWorkspaceGraph();
  const folders = requested.map((folder) => folder.replace(/\/$/, ''));
  const unknown = folders.find((folder) => !graph.has(folder));
  if (unknown !== undefined)
    throw new Error(
      `${unknown} is no workspace of this repository: name a folder such as apps/request-rider.`,
    );
  const lint: Check = {
    title: 'lint',
    file: '.oxlintrc.json',
    args: [bin('oxlint/bin/oxlint'), ...folders],
    env: ON_ONE_CORE,
  };
  const [types, ...scoped] = CHECKS.flatMap(({ inputs: _, ...check }) => {
    const toArgs = SCOPED_ARGS[check.title];
    return toArgs ? [{ ...check, args: toArgs(folders, check.args) }] : [];
  });
  const apps = folders.filter((folder) => folder.startsWith('apps/'));
  return [...(types ? [types] : []), lint, ...scoped, ...apps.map(untranslatedTexts)];
}
