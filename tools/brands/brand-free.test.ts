import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../publish/paths';
import { BRAND_FILES, withOneMoreBrand } from './add-brand';
import { bundledCode, remoteCode, remoteEntries, remoteNames } from './remote-code';

const NEW_BRAND = 'fuchsia-parcels';

it.each(BRAND_FILES)('%s takes one more brand', (file) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  expect(withOneMoreBrand(file, text, NEW_BRAND)).toContain(NEW_BRAND);
});

it('checks module, workers and document of every remote', () => {
  expect(remoteNames).toEqual(expect.arrayContaining(['bulk-upload', 'public-tracking', 'request-rider']));
  expect(remoteEntries('bulk-upload').module).toContain('apps/bulk-upload/src/api/workbook-worker.ts');
  expect(remoteEntries('public-tracking').document).toContain('apps/public-tracking/src/document/main.tsx');
});

it.each(['packages/config/src/env/portal-config.ts', 'packages/ui-kit/src/brand-mark/BrandMark.tsx'])(
  'notices the list of brands in a bundle with %s',
  async (file) => {
    const before = await bundledCode([file], { isDocument: false });
    expect(await bundledCode([file], { isDocument: false, moreBrand: NEW_BRAND })).not.toEqual(before);
  },
);

it.each(remoteNames)('a new brand changes no code in the bundles of %s', async (name) => {
  const before = await remoteCode(name);
  expect(Object.keys(before).length).toBeGreaterThan(0);
  expect(await remoteCode(name, NEW_BRAND)).toEqual(before);
});
