import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/root.mjs';

const bin = (path) => join(ROOT, 'node_modules', path);

/** The type projects of every app there is, beside those of `tsconfig.json`. */
const appProjects = readdirSync(join(ROOT, 'apps')).flatMap((app) =>
  ['tsconfig.json', 'tsconfig.test.json']
    .map((file) => `apps/${app}/${file}`)
    .filter((file) => existsSync(join(ROOT, file))),
);

/** Two checks share two cores: what each of them does on one takes less of both than what several threads do twice. */
const ON_ONE_CORE = { GOMAXPROCS: '1', GOGC: '400' };

/** The static checks of `npm run verify`: title, file it is configured in, command, settings of its process. */
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
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
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
    title: 'English',
    file: 'tools/english/banned-words.json',
    args: ['tools/english/check-english.mjs'],
    printsResult: true,
  },
  {
    title: 'locale parity',
    file: 'tools/check-locales/check-locales.mjs',
    args: ['--import', 'tsx', '--conditions=source', 'tools/check-locales/check-locales.mjs'],
  },
];
