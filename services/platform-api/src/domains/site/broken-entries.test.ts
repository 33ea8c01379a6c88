import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RegistryEntry } from '@courier/config/registry';
import { brokenEntries, withBreakage } from '@courier/config/testing';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { testRegistry, writeTestSite, type TestSite } from '../../testing/inputs/write-test-site';

const HOST = 'kw.localhost';
const FILE = 'registry/oasis.json';

let server: TestApp;
let site: TestSite;
let warned: jest.SpiedFunction<TestApp['app']['log']['warn']>;
beforeAll(async () => {
  site = writeTestSite();
  server = await startTestApp({ siteDir: site.folder });
});
beforeEach(() => {
  warned = jest.spyOn(server.app.log, 'warn');
  warned.mockClear();
});
afterAll(() => server.close());

function buildSiteEntry(name: string): Omit<RegistryEntry, 'releases' | 'channels'> {
  const [parcels] = testRegistry().remotes;
  if (!parcels) throw new Error('The test site has no remote');
  const { releases: _releases, channels: _channels, ...older } = parcels;
  const routes: RegistryEntry['manifest']['routes'] = [
    { id: 'list', path: `/${name}/:vendorId?`, access: 'protected', modes: ['CLASSIC', 'GUEST'] },
    { id: 'one', path: `/${name}-link/:id`, access: 'public', modes: ['GUEST'] },
  ];
  return {
    ...older,
    name,
    active: { ...parcels.active, entry: `/remotes/${name}/2.0.0/mf-manifest.json` },
    manifest: {
      ...parcels.manifest,
      name,
      i18nNamespace: name,
      routes,
      navigation: [{ routeId: 'list', labelKey: 'title', icon: 'bulk', order: 1 }],
      slots: ['add-outlet'],
    },
  };
}
const write = (...remotes: unknown[]) =>
  site.write(FILE, JSON.stringify({ schemaVersion: 1, brand: 'oasis', remotes }));
const get = (url: string) => server.app.inject({ url, headers: { host: HOST } });
const registryIn = (html: string): { remotes: { name: string; releases: { version: string }[] }[] } => {
  const content = /id="courier-registry">(.*?)<\/script>/.exec(html)?.[1];
  return JSON.parse(content ?? 'null');
};
const namesAt = async (path: string) => {
  const answer = await get(path);
  return answer.statusCode === 200
    ? registryIn(answer.body).remotes.map(({ name }) => name)
    : answer.statusCode;
};
const sentences = () => warned.mock.calls.map(([sentence]) => String(sentence));

describe('one invalid entry of three', () => {
  const others = [buildSiteEntry('alpha'), buildSiteEntry('gamma')] as const;

  it.each(brokenEntries({ name: 'alpha', path: '/alpha/:vendorId?' }))(
    'with $what does not affect the other two, and is logged',
    async (broken) => {
      write(others[0], withBreakage(buildSiteEntry('beta'), broken), others[1]);
      for (const path of ['/alpha/v1001', '/gamma'])
        expect(await namesAt(path)).toEqual(expect.arrayContaining(['alpha', 'gamma']));
      const pages = [await get('/'), await get('/connect'), await get('/beta'), await get('/beta-link/1')];
      expect(pages.filter(({ statusCode }) => statusCode >= 500 && statusCode !== 503)).toEqual([]);
      expect(pages.slice(0, 2).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const { alpha, beta } = { alpha: 'remote alpha', beta: 'remote beta' };
      const whose =
        broken.set['name'] === 'alpha' ? alpha : broken.set['name'] || '' in broken.set ? '' : beta;
      expect(
        sentences().filter(
          (sentence) =>
            sentence.startsWith(`Registry of oasis, ${whose}`) &&
            (broken.logged === '' || sentence.includes(`, ${broken.logged}: `)),
        ),
      ).not.toEqual([]);
    },
  );

  it('is reported once, not with every page', async () => {
    write(others[0], { ...buildSiteEntry('beta'), rollout: 'x' });
    await get('/alpha');
    const first = sentences().length;
    await get('/alpha');
    await get('/connect');
    expect([first, sentences().length]).toEqual([2, 2]);
  });

  it('keeps fields unknown to this server for the browser', async () => {
    const { active, manifest, texts } = buildSiteEntry('beta');
    const release = { ...active, manifest, texts, needs: { contract: 1 }, firstPaint: { list: 'list.html' } };
    const newer = {
      ...buildSiteEntry('beta'),
      since: 'spring',
      channels: { stable: active.version },
      releases: [release],
    };
    write(newer);
    expect(registryIn((await get('/beta')).body).remotes).toMatchObject([
      { since: 'spring', releases: [{ ...release, texts: { en: texts['en'] } }] },
    ]);
  });
});

it('sends the browser only releases named by a channel', async () => {
  const { active, manifest, texts } = buildSiteEntry('beta');
  const release = (version: string) => ({ ...active, version, manifest, texts });
  const channels = { stable: '2', canary: { release: '4', percent: 10 }, lastGood: '1' };
  write({ name: 'beta', channels, releases: ['4', '3', '2', '1'].map(release) });
  const [remote] = registryIn((await get('/beta')).body).remotes;
  expect(remote?.releases.map(({ version }) => version)).toEqual(['4', '2', '1']);
});

describe('an invalid registry file', () => {
  it.each(['{"half":', '[]', '', '{"schemaVersion":9,"remotes":[]}', '{"schemaVersion":1,"remotes":{}}'])(
    'with "%s" leaves the last good one active until it is valid again',
    async (content) => {
      write(buildSiteEntry('alpha'));
      expect(await namesAt('/alpha')).toEqual(['alpha']);
      site.write(FILE, content);
      expect(await namesAt('/alpha')).toEqual(['alpha']);
      expect(sentences()).toContain(
        'Registry of oasis: its file is no registry; the last good one stays in force.',
      );
      write(buildSiteEntry('gamma'));
      expect([await namesAt('/gamma'), await namesAt('/alpha')]).toEqual([['gamma'], 404]);
    },
  );

  it('gives a brand without an earlier good one no remotes, and the portal stays available', async () => {
    site.write('registry/send.json', '{"half":');
    const answer = await server.app.inject({ url: '/', headers: { host: 'send.tw.localhost' } });
    expect([answer.statusCode, registryIn(answer.body).remotes]).toEqual([200, []]);
  });
});
