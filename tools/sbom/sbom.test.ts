import { expect, it } from '@jest/globals';
import { productionOnly } from './production-lock.ts';
import { makeSbom } from './write-sbom.ts';

it('packages only for builds and tests are not in the list', () => {
  const { lock, root } = productionOnly(
    {
      lockfileVersion: 3,
      packages: {
        '': { dependencies: { a: '1' }, devDependencies: { b: '1' } },
        'services/api': { dependencies: { c: '1' }, devDependencies: { b: '1' } },
        'node_modules/a': { version: '1' },
        'node_modules/b': { version: '1', dev: true },
        'node_modules/c': { version: '1', devOptional: true },
      },
    },
    { name: 'root', devDependencies: { b: '1', c: '1' } },
  );
  expect(root).toEqual({ name: 'root' });
  expect(lock).toEqual({
    lockfileVersion: 3,
    packages: {
      '': { dependencies: { a: '1' } },
      'services/api': { dependencies: { c: '1' } },
      'node_modules/a': { version: '1' },
      'node_modules/c': { version: '1', devOptional: true },
    },
  });
});

it('the list is CycloneDX, with what tests need as well as production, and without the tests’ own', async () => {
  const { bomFormat, components } = await makeSbom();
  const names = components.map(({ name }) => name);
  expect(bomFormat).toBe('CycloneDX');
  expect(names).toEqual(
    expect.arrayContaining(['fastify', '@electric-sql/pglite', '@module-federation/runtime', 'antd', 'ws']),
  );
  for (const tool of ['jest', 'playwright', 'oxlint', 'lerna']) expect(names).not.toContain(tool);
});
