import { readRegistry, type Registry, type RegistryEntry } from '@courier/config/registry';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const buildTestPage = (name: string) => `<!doctype html>
<html data-courier-html>
<head><title>${name}</title><style>body{margin:0}</style><!--courier:head--><script defer src="/${name}/main.0a1b2c3d.js"></script></head>
<body><!--courier:body--></body>
</html>`;

const terms = (language: string) => ({
  'page-title': `${language} terms · {{product}}`,
  ...Object.fromEntries(
    ['service', 'items', 'fees', 'cancelling', 'account', 'privacy'].flatMap((section) => [
      [section, `${language} ${section}`],
      [`${section}-text`, section === 'cancelling' ? '$t(common:order.cancel-rule)' : `by {{organisation}}`],
    ]),
  ),
});
/** A minimal `locales/<locale>.json` with the terms. */
export const testTerms = (language: string): string =>
  JSON.stringify({
    public: { terms: terms(language) },
    common: { order: { 'cancel-rule': `${language} rule` } },
  });

export interface TestSite {
  folder: string;
  write(path: string, content: string | Buffer): void;
  writeRegistry(registry: Registry): void;
}

/** A small built site in a temporary folder, with one remote `parcels` and the layout of `dist/site`. */
export function writeTestSite(): TestSite {
  const folder = mkdtempSync(join(tmpdir(), 'courier-site-'));
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const site: TestSite = {
    folder,
    write,
    writeRegistry: (registry) => write(`registry/${registry.brand}.json`, JSON.stringify(registry)),
  };
  const preload = {
    public: ['/public/main.0a1b2c3d.js'],
    workspace: ['/shell/main.0a1b2c3d.js', '/shell/app.4e5f6a7b.js'],
  };
  const templates = { public: 'public/index.html', workspace: 'shell/index.html' };
  write('public/index.html', buildTestPage('public'));
  write('shell/index.html', buildTestPage('shell'));
  write('shell/main.0a1b2c3d.js', 'plain text of the script');
  write('shell/main.0a1b2c3d.js.br', brotliCompressSync('plain text of the script'));
  write('asset-manifest.json', '{"files":{}}');
  write('remotes/parcels/1.0.0-aa/remoteEntry.js', 'entry');
  write('remotes/parcels/1.0.0-aa/public.html', buildTestPage('parcel-page'));
  write(
    'documents.json',
    JSON.stringify({
      publicPaths: ['/', '/connect'],
      workspacePaths: ['/helpcenter/:vendorId'],
      templates,
      preload,
      shared: { 'kit/data': ['/shell/data.9a8b7c6d.js'] },
      signInPaths: ['/', '/connect'],
      early: '/early/early.2b3c4d5e.js',
      texts: { zh_Hant_TW: '/locales/zh_Hant_TW.1a2b3c4d.json' },
    }),
  );
  site.writeRegistry(testRegistry());
  return site;
}

/** A registry with the remote `parcels`: `/parcels/:id?` needs a session, `/parcel/:id` is public. */
export function testRegistry(
  entry = '/remotes/parcels/1.0.0-aa/mf-manifest.json',
  brand = 'courier',
): Registry {
  const file = {
    schemaVersion: 1,
    brand,
    remotes: [
      {
        name: 'parcels',
        active: {
          version: '1.0.0-aa',
          entry,
          files: { 'remoteEntry.js': 'sha384-entry', 'screen.js': 'sha384-screen' },
          preload: ['remoteEntry.js', 'screen.js'],
          shared: ['kit/data', 'kit/unknown'],
        },
        rollout: 100,
        manifest: {
          name: 'parcels',
          contractVersion: 1,
          titleKey: 'title',
          i18nNamespace: 'parcels',
          routes: [
            { id: 'list', path: '/parcels/:id?', access: 'protected', modes: ['CLASSIC'] },
            { id: 'one', path: '/parcel/:id', access: 'public', modes: ['CLASSIC'] },
          ],
          navigation: [],
          slots: [],
        },
        texts: { en: { title: 'Parcels </script><b>' }, zh_Hant_TW: { title: '包裹' } },
        document: 'public.html',
      },
    ],
  };
  const reading = readRegistry(file, brand);
  if (!reading) throw new Error('The test site has no registry');
  return reading.registry;
}

/** The same with a screen after sign-in, for brands with accounts. */
export function withWorkScreen({ remotes, ...rest }: Registry): Registry {
  const modes = ['CLASSIC' as const];
  const work = { id: 'work', path: '/work', access: 'protected' as const, modes, workScreen: true };
  const withWork = ({ manifest, ...release }: RegistryEntry['releases'][number]) => ({
    ...release,
    manifest: { ...manifest, routes: [...manifest.routes, work] },
  });
  return {
    ...rest,
    remotes: remotes.map((entry) => ({ ...entry, releases: entry.releases.map(withWork) })),
  };
}
