import { expect, it } from '@jest/globals';
import { join } from 'node:path';
import { readJson } from '../start/read-json.mjs';
import { ROOT } from '../start/root.mjs';
import { withEndings } from './compile-package.ts';
import { packedKit, packedPackage, PACKAGES } from './packed-package.ts';

const versions = Object.fromEntries(PACKAGES.map((name, index) => [`@courier/${name}`, `2.${index}.0`]));
const packed = PACKAGES.map((name) => ({
  name,
  pack: packedPackage(readJson(`packages/${name}/package.json`), versions),
}));

it('entry points are compiled scripts with declarations, without fields for development of the package', () => {
  expect(
    packedPackage(
      {
        name: 'a',
        exports: {
          '.': { source: './src/index.ts', default: './src/index.ts' },
          './harness': { source: './src/harness.tsx', default: './src/harness.tsx' },
          './lists': { source: './src/lists.mjs', default: './src/lists.mjs' },
          './styles': { types: './src/styles.d.ts' },
        },
        private: true,
        scripts: { prepack: 'no' },
        dependencies: { b: '1', '@courier/config': '*' },
        devDependencies: { c: '1' },
      },
      versions,
    ),
  ).toEqual({
    name: 'a',
    exports: {
      '.': { types: './src/index.d.ts', default: './src/index.js' },
      './harness': { types: './src/harness.d.ts', default: './src/harness.js' },
      './lists': { types: './src/lists.d.mts', default: './src/lists.mjs' },
      './styles': { types: './src/styles.d.ts' },
    },
    dependencies: { b: '1', '@courier/config': '2.0.0' },
  });
});

it.each(packed)(
  '$name can be published: it is not private and names exact versions of our packages',
  ({ pack }) => {
    expect(pack).not.toHaveProperty('private');
    expect(JSON.stringify(pack)).not.toContain('"*"');
  },
);

it.each(packed)('$name exports no source outside this repository', ({ pack: { exports: doors } }) => {
  for (const [name, door] of Object.entries(doors)) expect([name, Object.keys(door)]).not.toContain('source');
  expect(JSON.stringify(doors)).not.toMatch(/(?<!\.d)\.tsx?"/);
});

it.each(packed)("$name contains no copy of the workspace's singletons", ({ pack: { dependencies } }) => {
  const once = ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query', 'zustand', 'i18next'];
  for (const name of [...once, 'react-i18next']) expect(Object.keys(dependencies)).not.toContain(name);
});

it('the kit brings the toolchain at the versions used here, and lists unpinned packages', () => {
  const kit = readJson('packages/remote-kit/package.json');
  const pinned = {
    ...readJson('packages/config/package.json').devDependencies,
    ...readJson('package.json').devDependencies,
  };
  const { dependencies, bin } = packedKit(kit, pinned, versions);
  expect(dependencies).toMatchObject({
    webpack: pinned.webpack,
    tsx: pinned.tsx,
    '@courier/shell-api': '2.4.0',
  });
  expect(bin).toEqual({ 'courier-remote': './courier-remote.mjs' });
  expect(() => packedKit(kit, { ...pinned, webpack: undefined }, versions)).toThrow(
    'No package.json pins webpack.',
  );
});

it('relative imports get the ending of their file; all others stay', () => {
  const folder = join(ROOT, 'packages/config/src/registry');
  const code = [
    `import { a } from '../time';`,
    `export { b } from "./manifest";`,
    `import './manifest';`,
    `const late = () => import('./needs');`,
    `import { c } from '../request-limits.ts';`,
    `import offer from '../offer/offer.json' with { type: 'json' };`,
    `import { d } from '../gone.ts';`,
    `import * as z from 'zod/mini';`,
  ];
  expect(withEndings(code.join('\n'), folder).split('\n')).toEqual([
    `import { a } from '../time/index.js';`,
    `export { b } from "./manifest.js";`,
    `import './manifest.js';`,
    `const late = () => import('./needs.js');`,
    `import { c } from '../request-limits.js';`,
    ...code.slice(5),
  ]);
});
