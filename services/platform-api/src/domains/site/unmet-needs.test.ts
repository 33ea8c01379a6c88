import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Channels, PublishedRelease, Registry } from '@courier/config/registry';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { testRegistry, writeTestSite, type TestSite } from '../../testing/inputs/write-test-site';

let server: TestApp;
let site: TestSite;
beforeAll(async () => {
  site = writeTestSite();
  const documents = JSON.parse(readFileSync(join(site.folder, 'documents.json'), 'utf8')) as object;
  const offer = { contract: 1, kit: '1.2.0', doors: { '@courier/ui-kit/core': ['Icon'] } };
  site.write('documents.json', JSON.stringify({ ...documents, offer }));
  server = await startTestApp({ siteDir: site.folder });
});
afterAll(() => server.close());

const [entry] = testRegistry().remotes;
const base = entry?.releases[0] as PublishedRelease;

/** A release that answers a path and preloads a file named after it. */
const release = (version: string, ...uses: string[]): PublishedRelease => ({
  ...base,
  version,
  entry: `/remotes/parcels/${version}/mf-manifest.json`,
  files: { [`${version}.js`]: `sha384-${version}` },
  preload: [`${version}.js`],
  manifest: {
    ...base.manifest,
    titleKey: `title-${version}`,
    ...(uses.length > 0 ? { needs: { contract: 1, uses: { '@courier/ui-kit/core': uses } } } : {}),
  },
});
const tooNew = release('3', 'Icon', 'Gauge');

/** The file as written by the release commands: its older fields name the current release. */
function writeRegistry(channels: Partial<Channels>, releases: PublishedRelease[]): void {
  const { manifest, texts, ...active } = tooNew;
  const written = { ...entry, active, manifest, texts, channels: { stable: '3', ...channels }, releases };
  site.write(
    'registry/courier.json',
    JSON.stringify({ schemaVersion: 1, brand: 'courier', remotes: [written] }),
  );
}

async function fetchParcelsPage() {
  const { body } = await server.app.inject({ url: '/parcels', headers: { host: 'tw.localhost' } });
  const block = /id="courier-registry">(.*?)<\/script>/.exec(body)?.[1] ?? 'null';
  return { body, remote: (JSON.parse(block) as Registry).remotes[0] };
}

describe('a release that needs a name the shell of the site lacks', () => {
  it.each([
    ['newest first', [tooNew, release('2', 'Icon'), release('1')]],
    ['the older one published last', [release('2', 'Icon'), release('1'), tooNew]],
  ])('gives way in the document to the newest that can run, %s', async (_, releases) => {
    writeRegistry({}, releases);
    const { body, remote } = await fetchParcelsPage();
    expect(remote).toMatchObject({ active: { version: '2' }, manifest: { titleKey: 'title-2' } });
    expect(remote?.releases.map(({ version }) => version).sort()).toEqual(['2', '3']);
    expect(body).toContain('/remotes/parcels/2/2.js');
    expect(body).not.toContain('href="/remotes/parcels/3/3.js"');
  });

  it('is what the page is given where nothing else can run, so that its wall names it', async () => {
    writeRegistry({}, [tooNew, release('2', 'Dial')]);
    expect((await fetchParcelsPage()).remote?.active.version).toBe('3');
  });

  it('is named as it is in the registry that is served: a tab of another shell may run it', async () => {
    writeRegistry({}, [tooNew, release('2')]);
    const answer = await server.app.inject('/registry/courier.json');
    expect(answer.json<Registry>().remotes[0]).toMatchObject({
      active: { version: '3' },
      releases: [{ version: '3' }, { version: '2' }],
    });
  });
});
