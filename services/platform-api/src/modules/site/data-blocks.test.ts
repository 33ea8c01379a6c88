import { expect, it } from '@jest/globals';
import { countryConfig } from '@courier/config';
import type { DocumentList, Registry, RegistryEntry } from '@courier/config/registry';
import { testRegistry } from '../../testing/write-test-site';
import { dataBlocks } from './data-blocks';

it('a workspace carries the hashes of what it may load, and of nothing else', () => {
  const loaded = { 'mf-manifest.json': 'sha384-m', 'screen.css': 'sha384-s', 'locales/ar.json': 'sha384-l' };
  const others = ['mf-stats.json', 'remote-manifest.json', 'first-paint/list.html'];
  const files = { ...loaded, ...Object.fromEntries(others.map((file) => [file, 'sha384-other'])) };
  const [parcels] = testRegistry().remotes as [RegistryEntry];
  const entry: RegistryEntry = {
    ...parcels,
    active: { ...parcels.active, files },
    releases: parcels.releases.map((release) => ({ ...release, files })),
  };
  const blocks = dataBlocks({
    documents: {} as DocumentList,
    registry: { ...testRegistry(), remotes: [entry] },
    country: countryConfig('TW'),
    chosen: { kind: 'workspace', known: true, remote: null },
    page: 'other',
    texts: null,
    overrides: {},
  });
  const [shown] = (blocks['courier-registry'] as Registry).remotes;
  expect([shown?.active.files, shown?.releases.map((release) => release.files)]).toEqual([loaded, [loaded]]);
});
