import { expect, it } from '@jest/globals';
import { flagTable } from '@courier/config';
import { remoteManifestSchema } from '@courier/config/registry';
import { manifest } from './remote.manifest';

it('is accepted by the registry', () => {
  expect(remoteManifestSchema.parse(manifest)).toEqual(manifest);
});

it('keeps its unfinished screen behind a flag the product knows', () => {
  const keys: readonly string[] = flagTable.map((flag) => flag.key);
  for (const route of manifest.routes) expect(keys).toContain(route.flag);
});
