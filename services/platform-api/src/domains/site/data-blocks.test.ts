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
import { testRegistry } from '../../testing/inputs/write-test-site';
import { dataBlocks } from './data-blocks';

const renderDataBlocks = (
  documents: Partial<DocumentList>,
  remotes: RegistryEntry[],
  remote: RegistryEntry | null,
  country = 'TW',
) =>
  dataBlocks({
    documents: documents as DocumentList,
    registry: { ...testRegistry(), remotes },
    country: countryConfig(country),
    brand: 'oasis',
    chosen: { kind: 'workspace', known: true, remote },
    page: 'other',
    texts: null,
    overrides: {},
  });

it('a workspace contains the hashes of the files it may load, and no others', () => {
  const loaded = { 'mf-manifest.json': 'sha384-m', 'screen.css': 'sha384-s', 'locales/en.json': 'sha384-l' };
  const others = ['locales/ar.json', 'mf-stats.json', 'remote-manifest.json', 'first-paint/list.html'];
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

it('a page names the texts of its variant, and those of the base language where the remote has no others', () => {
  const [parcels] = testRegistry().remotes as [RegistryEntry];
  const addresses = { de: '/locales/de.1.json', de_AT: '/locales/de_AT.1.json' };
  const screenTexts = (languages: readonly string[]) => {
    const texts = Object.fromEntries(languages.map((language) => [language, { title: language }]));
    const entry = { ...parcels, texts };
    const blocks = renderDataBlocks({ texts: addresses }, [entry], entry, 'AT');
    return (blocks['courier-texts'] as { screen: Record<string, string> }).screen['de_AT'];
  };
  expect(screenTexts(['en', 'de', 'de_AT'])).toMatch(/\/locales\/de_AT\.json$/);
  expect(screenTexts(['en', 'de'])).toMatch(/\/locales\/de\.json$/);
  expect(screenTexts(['en'])).toBe(undefined);
});

it('a page does not grow with languages that its country does not offer', () => {
  const [parcels] = testRegistry().remotes as [RegistryEntry];
  const languages = ['en', 'zh_Hant_TW', 'de', 'ja'];
  const files = Object.fromEntries(languages.map((language) => [`locales/${language}.json`, 'sha384-l']));
  const texts = Object.fromEntries(languages.map((language) => [language, { title: language }]));
  const releases = parcels.releases.map((release) => ({ ...release, files, texts }));
  const entry = { ...parcels, texts, active: { ...parcels.active, files }, releases };
  const addresses = Object.fromEntries(
    languages.map((language) => [language, `/locales/${language}.1.json`]),
  );
  const render = (country: string) =>
    JSON.stringify(renderDataBlocks({ texts: addresses }, [entry], entry, country));

  for (const name of ['locales/zh_Hant_TW', 'locales/en', '"title":"zh_Hant_TW"'])
    expect(render('TW')).toContain(name);
  for (const name of ['/de', '/ja', '"de"', '"ja"']) expect(render('TW')).not.toContain(name);
  expect(render('DE')).toContain('/locales/de.1.json');
  expect(render('AT')).toContain('/locales/de.1.json');
  expect(render('DE')).not.toContain('zh_Hant_TW');
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
