import { expect, it } from '@jest/globals';
import { countryConfig } from '@courier/config';
import { hostBrand, parseHostBrand } from '@courier/config/brand-look';
import {
  isHashed,
  readRegistry,
  type DocumentList,
  type Registry,
  type RegistryEntry,
} from '@courier/config/registry';
import { testRegistry } from '../../testing/write-test-site';
import { dataBlocks } from './data-blocks';

const renderDataBlocks = (
  documents: Partial<DocumentList>,
  remotes: RegistryEntry[],
  remote: RegistryEntry | null,
) =>
  dataBlocks({
    documents: documents as DocumentList,
    registry: { ...testRegistry(), remotes },
    country: countryConfig('TW'),
    brand: 'oasis',
    chosen: { kind: 'workspace', known: true, remote },
    page: 'other',
    texts: null,
    overrides: {},
  });

it('a workspace contains the hashes of the files it may load, and no others', () => {
  const loaded = { 'mf-manifest.json': 'sha384-m', 'screen.css': 'sha384-s', 'locales/ar.json': 'sha384-l' };
  const others = ['mf-stats.json', 'remote-manifest.json', 'first-paint/list.html'];
  const files = { ...loaded, ...Object.fromEntries(others.map((file) => [file, 'sha384-other'])) };
  const [parcels] = testRegistry().remotes as [RegistryEntry];
  const entry: RegistryEntry = {
    ...parcels,
    active: { ...parcels.active, files },
    releases: parcels.releases.map((release) => ({ ...release, files })),
  };
  const blocks = renderDataBlocks({}, [entry], null);
  const [shown] = (blocks['courier-registry'] as Registry).remotes;
  expect([shown?.active.files, shown?.releases.map((release) => release.files)]).toEqual([loaded, [loaded]]);
});

it('a site whose shell fetches hashes contains those of the page’s own remote, and the data for choosing releases', () => {
  const [parcels] = testRegistry().remotes as [RegistryEntry];
  const routes = parcels.manifest.routes.map((route) => ({ ...route, path: `/letters${route.path}` }));
  const manifest = { ...parcels.manifest, name: 'letters', i18nNamespace: 'letters', routes };
  const releases = parcels.releases.map((release) => ({ ...release, manifest, hint: 'kept' }));
  const letters: RegistryEntry = { ...parcels, name: 'letters', manifest, releases };
  const readPageBlock = (remote: RegistryEntry | null) =>
    renderDataBlocks({ lateHashes: true }, [parcels, letters], remote)['courier-registry'] as Registry;
  const later = { files: {}, hashesLater: true };

  expect(readPageBlock(letters).remotes).toEqual([
    {
      name: 'parcels',
      channels: parcels.channels,
      releases: parcels.releases.map((release) => ({ ...release, ...later })),
    },
    { name: 'letters', channels: parcels.channels, releases },
  ]);
  expect(readPageBlock(null).remotes.flatMap((entry) => entry.releases.map(({ files }) => files))).toEqual([
    {},
    {},
  ]);

  const read = readRegistry(readPageBlock(letters), 'courier');
  expect(read?.problems).toEqual([]);
  expect(
    read?.registry.remotes.map(({ active, texts }) => [active.version, isHashed(active), texts]),
  ).toEqual([parcels, letters].map(({ active, texts }) => [active.version, true, texts]));
});

it('a document of a remote receives the brand of its host', () => {
  const [remote] = testRegistry().remotes as [RegistryEntry];
  const blocks = dataBlocks({
    documents: {} as DocumentList,
    registry: testRegistry(),
    country: countryConfig('TW'),
    brand: 'oasis',
    chosen: { kind: 'remote', known: true, remote },
    page: 'other',
    texts: null,
    overrides: {},
  });
  const page = { brand: 'courier', title: 'Courier' } as const;
  expect(parseHostBrand(blocks['courier-brand'], page)).toEqual(hostBrand('oasis'));
});
