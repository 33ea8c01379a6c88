import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/root.mjs';

const WARN_MISSING = 'tools/translations/warn-missing.mjs';

const bin = (path) => join(ROOT, 'node_modules', path);

const projectsIn = (folder) =>
  ['tsconfig.json', 'tsconfig.test.json']
    .map((file) => `${folder}/${file}`)
    .filter((file) => existsSync(join(ROOT, file)));

/** The apps' type projects, in addition to those of `tsconfig.json`. */
const appProjects = readdirSync(join(ROOT, 'apps')).flatMap((app) => projectsIn(`apps/${app}`));

/** Two checks share two cores; two single-threaded checks are faster than two with several threads. */
const ON_ONE_CORE = { GOMAXPROCS: '1', GOGC: '400' };

/** Static checks of `npm run verify`: title, configuration file, command, process settings. */
export const CHECKS = [
  {
    title: 'types',
    file: 'tsconfig.json',
    args: [bin('@typescript/native/bin/tsc'), '-b', '--checkers', '1', '.', ...appProjects],
    env: ON_ONE_CORE,
  },
  { title: 'lint', file: '.oxlintrc.json', args: [bin('oxlint/bin/oxlint'), '.'], env: ON_ONE_CORE },
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
  },
  { title: 'unused code', file: 'knip.json', args: [bin('knip/bin/knip.js')] },
  {
    title: 'one version of each dependency',
    file: 'package.json',
    args: [bin('sherif/index.js'), '--fail-on-warnings'],
  },
  {
    title: 'page of dependencies',
    file: 'docs/dependencies.md',
    args: ['tools/check-dependencies/check-dependencies.mjs'],
  },
  {
    title: 'what doors offer',
    file: 'tools/api-reports/check-api-reports.mjs',
    args: ['tools/api-reports/check-api-reports.mjs'],
  },
  {
    title: 'wire contract',
    file: 'tools/wire-contract/check-wire-contract.ts',
    args: ['--import', 'tsx', '--conditions=source', 'tools/wire-contract/check-wire-contract.ts'],
  },
  {
    title: 'decision records',
    file: 'docs/adr/template.md',
    args: ['tools/decision-records/check-decision-records.mjs'],
  },
  {
    title: 'English',
    file: 'tools/english/banned-words.json',
    args: ['tools/english/check-english.mjs'],
    printsResult: true,
  },
  {
    title: 'line of Node.js',
    file: 'tools/node-line/end-of-life.json',
    args: ['tools/node-line/check-node-line.mjs'],
  },
  {
    title: 'locale parity',
    file: 'tools/check-locales/check-locales.mjs',
    args: ['--import', 'tsx', '--conditions=source', 'tools/check-locales/check-locales.mjs'],
  },
];

const SCOPED_ARGS = {
  types: (folder) => [bin('@typescript/native/bin/tsc'), '-b', '--checkers', '1', ...projectsIn(folder)],
  lint: (folder) => [bin('oxlint/bin/oxlint'), folder],
  styles: (folder, args) => [
    ...args.map((arg) => (arg.endsWith('*.css') ? `${folder}/src/**/*.css` : arg)),
    '--allow-empty-input',
  ],
  format: (folder, args) => [...args, folder],
  'dependency rules': (folder, args) => [
    args[0],
    folder,
    ...args.slice(args.indexOf('--config')),
    '--do-not-follow',
    '^packages/|node_modules',
  ],
};

/** Warns alone, because a text may be translated later; `npm run verify` without a folder fails. */
const untranslatedTexts = (folder) => ({
  title: 'translations',
  file: WARN_MISSING,
  args: ['--import', 'tsx', '--conditions=source', WARN_MISSING, folder],
  printsResult: true,
});

/**
 * Checks that a change inside one app can fail, for that app alone. Checks of the whole repository (unused
 * code, versions, reports) run only in `npm run verify` without a folder.
 * @param {string} folder such as `apps/loyalty-points`
 * @throws Error with one sentence for a folder that is no app
 */
export function checksForApp(folder) {
  const app = folder.replace(/\/$/, '');
  if (!/^apps\/[a-z][a-z0-9-]*$/.test(app) || projectsIn(app).length === 0)
    throw new Error(`${folder} is no app of this repository: name a folder such as apps/request-rider.`);
  const scoped = CHECKS.flatMap((check) => {
    const toArgs = SCOPED_ARGS[check.title];
    return toArgs ? [{ ...check, args: toArgs(app, check.args) }] : [];
  });
  return [...scoped, untranslatedTexts(app)];
}
