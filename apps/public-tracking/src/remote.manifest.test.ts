import { expect, it } from '@jest/globals';
import { remoteManifestSchema } from '@courier/config/registry';
import { manifest } from './remote.manifest';

it('is accepted by the registry', () => {
  expect(remoteManifestSchema.parse(manifest)).toEqual(manifest);
});

it('opens every page without a session and without a flag', () => {
  for (const route of manifest.routes) expect(route).not.toHaveProperty('flag');
  expect(manifest.routes.map(({ access, path }) => `${access} ${path}`)).toEqual([
    'public /tracking/:orderId',
    'public /delivery-receipt/:orderId',
    'public /tracking-c2c/:orderId',
  ]);
});
