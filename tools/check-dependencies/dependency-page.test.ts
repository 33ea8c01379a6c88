import { describe, expect, it } from '@jest/globals';
import { licenceProblems, comparePage } from './dependency-page.ts';

const PAGE = `# Dependencies

- \`zod\` (MIT): schemas
- \`@fastify/*\`, \`pg\` (MIT, ISC): the server

## Development only

- \`@axe-core/playwright\` (MPL-2.0): accessibility
`;
const package_ = (name: string, licence = 'MIT', more = {}) => ({
  name,
  licence,
  version: '1.2.3',
  file: 'packages/config/package.json',
  isDevelopment: false,
  ...more,
});
const USED = [
  package_('zod'),
  package_('@fastify/static'),
  package_('pg', 'ISC'),
  package_('@axe-core/playwright', 'MPL-2.0', { isDevelopment: true }),
];

describe('the page of dependencies', () => {
  it('names each one with its licence', () => {
    expect(comparePage(PAGE, USED)).toEqual([]);
    expect(comparePage(PAGE, [...USED, package_('left-pad')])).toEqual([expect.stringContaining('left-pad')]);
    expect(comparePage(PAGE, [package_('zod', 'ISC'), ...USED.slice(1)])).toContain(
      'docs/dependencies.md says zod is MIT; it is ISC',
    );
  });

  it('names no removed package', () => {
    expect(comparePage(PAGE, USED.slice(1))).toEqual([
      expect.stringContaining('names zod, which no package'),
    ]);
  });

  it('has the same format in every line', () => {
    expect(comparePage(`${PAGE}- zod, for schemas\n`, USED)).toEqual([
      expect.stringContaining('should read'),
    ]);
  });
});

describe('a dependency', () => {
  it('is pinned exactly, an alias too', () => {
    const pinned = (version: string) =>
      comparePage(PAGE, [package_('zod', 'MIT', { version }), ...USED.slice(1)]);
    expect(pinned('npm:@e965/xlsx@0.20.3')).toEqual([]);
    for (const version of ['^1.2.3', '1.x', 'latest', 'npm:other@^1.0.0'])
      expect(pinned(version)).toEqual([expect.stringContaining('does not pin zod exactly')]);
  });

  it('has a licence that is allowed, another one only beside the tests', () => {
    const page = PAGE.replace('`zod` (MIT)', '`zod` (AGPL-3.0)').replace('(MIT, ISC)', '(MIT, ISC, MPL-2.0)');
    const used = [package_('zod', 'AGPL-3.0'), ...USED.slice(1), package_('@fastify/other', 'MPL-2.0')];
    expect(comparePage(page, used)).toEqual([
      expect.stringContaining('licensed as AGPL-3.0'),
      expect.stringContaining('licensed as MPL-2.0'),
    ]);
  });
});

describe('what runs in production', () => {
  const page = `${PAGE}
## Other licences below them

- \`caniuse-lite\`, \`glob\` (CC-BY-4.0, BlueOak-1.0.0): data of browsers; patterns of files
`;
  const PACKAGES = {
    'node_modules/zod': { license: 'MIT' },
    'node_modules/glob': { license: 'BlueOak-1.0.0' },
    'node_modules/a/node_modules/caniuse-lite': { license: 'CC-BY-4.0' },
    'node_modules/choice': { license: '(GPL-3.0 OR Apache-2.0)' },
    'node_modules/only-for-tests': { license: 'GPL-3.0', dev: true },
    'node_modules/@courier/config': { link: true },
    'packages/config': { license: 'Apache-2.0' },
  };

  it('has licences that are allowed for all, or for it by name', () => {
    expect(licenceProblems(page, PACKAGES)).toEqual([]);
    for (const license of [
      'GPL-3.0',
      'BlueOak-1.0.0',
      '(GPL-3.0 OR MPL-2.0)',
      '(MIT AND GPL-3.0)',
      undefined,
    ])
      expect(licenceProblems(page, { ...PACKAGES, 'node_modules/b/node_modules/new': { license } })).toEqual([
        expect.stringContaining(`new is licensed as ${license}`),
      ]);
  });

  it('has no unused licence exceptions, and exceptions for transitive packages apply to nothing else', () => {
    const { 'node_modules/glob': _gone, ...rest } = PACKAGES;
    expect(licenceProblems(page, rest)).toEqual([expect.stringContaining('for glob, which needs none')]);
    expect(comparePage(page, USED)).toEqual([]);
  });
});
