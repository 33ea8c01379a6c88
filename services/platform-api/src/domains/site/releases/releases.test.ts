import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RELEASE_LIMITS } from '@courier/config';
import type { Channels, PublishedRelease, Registry } from '@courier/config/registry';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { newAddress } from '../../../testing/inputs/new-address';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { until } from '../../../testing/until';
import { testRegistry, writeTestSite, type TestSite } from '../../../testing/inputs/write-test-site';
import type { UseOfAll } from './release-use';

const HOST = 'kw.localhost';
let networks = 0;
/** An address in an unused IPv6 network. */
const newNetwork = () => `2001:db8:${(networks += 1).toString(16)}::7`;
const BRAND = 'oasis';

let server: TestApp;
let site: TestSite;
beforeAll(async () => {
  site = writeTestSite();
  server = await startTestApp({ siteDir: site.folder });
});
afterAll(() => server.close());

const [base] = testRegistry().remotes[0]?.releases ?? [];
const release = (version: string) =>
  ({ ...base, version, entry: `/remotes/parcels/${version}/mf-manifest.json` }) as PublishedRelease;

/** Output of the release commands, with the older fields and an unknown one. */
function writeRegistry(channels: Channels, versions = ['3', '2', '1'], brand = BRAND): void {
  const [entry] = testRegistry(undefined, brand).remotes;
  const remotes = [
    { ...entry, since: 'spring', channels: { ...channels, note: 'kept' }, releases: versions.map(release) },
    { name: 'broken', channels: 7, releases: [] },
  ];
  site.write(`registry/${brand}.json`, JSON.stringify({ schemaVersion: 1, brand, remotes }));
}
beforeEach(() => writeRegistry({ stable: '3' }));

interface Telling {
  from?: string;
  host?: string;
  origin?: string;
}
const sendOutcomes = (outcomes: unknown, { from = newAddress(), host = HOST, origin }: Telling = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/releases/outcomes',
    headers: { host, ...(origin === undefined ? {} : { origin }) },
    remoteAddress: from,
    payload: { outcomes } as object,
  });
const loaded = (version: string, remote = 'parcels') => ({ remote, release: version, outcome: 'loaded' });
const many = (version: string) => Array.from({ length: RELEASE_LIMITS.networkLoads }, () => loaded(version));

async function reportLoads(version: string, host = HOST): Promise<void> {
  for (let loads = 0; loads < RELEASE_LIMITS.provenLoads; loads += RELEASE_LIMITS.networkLoads)
    expect((await sendOutcomes(many(version), { host, from: newNetwork() })).statusCode).toBe(200);
}
const served = async (headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/registry/${BRAND}.json`, headers: { host: HOST, ...headers } });
const channels = async () => (await served()).json<Registry>().remotes[0]?.channels;
const findOutcomes = async (remote = 'parcels') =>
  server.deps.db
    .selectFrom('release_outcomes')
    .select(['brand', 'release', 'outcome', 'times'])
    .where('remote', '=', remote)
    .orderBy('brand')
    .orderBy('release')
    .orderBy('outcome')
    .execute();

describe('the registry that is served', () => {
  it('is the file, as long as no use has proven anything', async () => {
    // The languages of the test registry are those of Taiwan.
    const host = 'tw.localhost';
    const answer = await served({ host });
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.json()).toEqual(
      JSON.parse(readFileSync(join(site.folder, `registry/${BRAND}.json`), 'utf8')),
    );
    const packed = await served({ host, 'accept-encoding': 'br' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(answer.body);
    for (const [one, accept] of [
      [answer, ''],
      [packed, 'br'],
    ] as const) {
      const headers = { host, 'if-none-match': String(one.headers['etag']), 'accept-encoding': accept };
      expect((await served(headers)).statusCode).toBe(304);
    }
  });

  it('has the texts and hashes of the languages of the country only', async () => {
    const languages = ['en', 'zh_Hant_TW', 'de', 'ar'];
    const texts = Object.fromEntries(languages.map((language) => [language, { title: language }]));
    const files = {
      'remoteEntry.js': 'sha384-r',
      ...Object.fromEntries(languages.map((language) => [`locales/${language}.json`, 'sha384-l'])),
    };
    const [entry] = testRegistry(undefined, BRAND).remotes;
    const remotes = [{ ...entry, texts, releases: [{ ...release('3'), texts, files }] }];
    site.write(`registry/${BRAND}.json`, JSON.stringify({ schemaVersion: 1, brand: BRAND, remotes }));
    const shownIn = async (host: string) => {
      const [shown] = (await served({ host })).json<Registry>().remotes;
      return [shown?.texts ?? {}, shown?.releases[0]?.texts ?? {}, shown?.releases[0]?.files ?? {}].map(
        Object.keys,
      );
    };
    expect(await shownIn('de.localhost')).toEqual([
      ['en', 'de'],
      ['en', 'de'],
      ['remoteEntry.js', 'locales/en.json', 'locales/de.json'],
    ]);
    expect((await shownIn('kw.localhost'))[0]).toEqual(['en', 'ar']);
  });

  it.each(['nobody.json', '..%2Fdocuments.json', 'oasis.txt'])('is nothing else: %s', async (file) => {
    expect((await server.app.inject({ url: `/registry/${file}`, headers: { host: HOST } })).statusCode).toBe(
      404,
    );
  });

  it('is an unreadable file, unchanged', async () => {
    site.write(`registry/${BRAND}.json`, '{"remotes":');
    expect((await served()).body).toBe('{"remotes":');
  });
});

it('forged and flooding reports count for nothing, or for one network; then use proves a release for its brand', async () => {
  writeRegistry({ stable: '3' }, ['3', '2', '1'], 'tangelo');
  await sendOutcomes([loaded('9'), loaded('1', 'nobody'), loaded('constructor'), loaded('2')]);
  const flooder = newAddress();
  for (let call = 0; call < 20; call += 1) {
    const failed = { remote: 'parcels', release: '1', outcome: 'failed', kind: 'code' };
    expect(
      (
        await sendOutcomes(
          Array.from({ length: 20 }, () => failed),
          { from: flooder },
        )
      ).statusCode,
    ).toBe(200);
  }
  await reportLoads('3');
  await reportLoads('3', 'tangelo.sg.localhost');
  await sendOutcomes([{ remote: 'parcels', release: '3', outcome: 'failed', kind: 'screen' }]);
  const proven = await until(async () => ((await channels())?.lastGood === '3' ? channels() : null));
  expect(proven).toEqual({ stable: '3', lastGood: '3', proven: ['3'], note: 'kept' });

  expect(await findOutcomes()).toEqual([
    { brand: 'oasis', release: '1', outcome: 'code', times: 1 },
    { brand: 'oasis', release: '2', outcome: 'loaded', times: 1 },
    { brand: 'oasis', release: '3', outcome: 'loaded', times: RELEASE_LIMITS.provenLoads },
    { brand: 'oasis', release: '3', outcome: 'screen', times: 1 },
    { brand: 'tangelo', release: '3', outcome: 'loaded', times: RELEASE_LIMITS.provenLoads },
  ]);
  expect(await findOutcomes('nobody')).toEqual([]);

  // A new release: browsers, with this or the previous contract, fall back to the proven ones.
  writeRegistry({ stable: '4' }, ['4', '3', '2', '1']);
  const [entry] = (await served()).json<Registry>().remotes;
  expect(entry).toMatchObject({
    channels: { stable: '4', lastGood: '3' },
    lastGood: { version: '3' },
    since: 'spring',
  });
  const { body } = await server.app.inject({ url: '/parcels', headers: { host: HOST } });
  const block = JSON.parse(/id="courier-registry">(.*?)<\/script>/.exec(body)?.[1] ?? 'null') as Registry;
  expect(block.remotes[0]).toMatchObject({ active: { version: '4' }, lastGood: { version: '3' } });
  expect(block.remotes[0]?.releases.map(({ version }) => version)).toEqual(['4', '3']);

  // Usage never overrides a manual mark.
  writeRegistry({ stable: '4', recalled: ['3'] }, ['4', '3', '2', '1']);
  expect(await channels()).toEqual({ stable: '4', recalled: ['3'], note: 'kept' });
  writeRegistry({ stable: '2' }, ['4', '3', '2', '1']);
  expect((await channels())?.lastGood).toBeUndefined();
  const later = server.clock.nowSeconds() + 60;
  writeRegistry({ stable: '4', lastGood: '2', good: { 2: later } }, ['4', '3', '2', '1']);
  expect(await channels()).toMatchObject({ lastGood: '2', proven: ['2', '3'] });

  const file = join(site.folder, 'release-use.json');
  await until(() => existsSync(file));
  const written = JSON.parse(readFileSync(file, 'utf8')) as UseOfAll;
  expect(written['oasis']?.['parcels']?.['3']).toEqual({
    loads: 200,
    failures: { screen: 1 },
    provenAt: expect.any(Number),
  });
  expect((await server.app.inject({ url: '/release-use.json', headers: { host: HOST } })).statusCode).toBe(
    404,
  );
});

const use = async (version: string) =>
  (await findOutcomes()).filter(({ release: one, brand }) => one === version && brand === BRAND);

it('one network neither proves a release nor undoes a proof, however many addresses report from it', async () => {
  writeRegistry({ stable: '6' }, ['6', '5']);
  const failure = (version: string) => ({
    remote: 'parcels',
    release: version,
    outcome: 'failed',
    kind: 'code',
  });
  const reporters = [
    (host: number) => `2001:db8:ffff:${host.toString(16)}::7`,
    (host: number) => `198.51.100.${host}`,
  ];
  for (const addressAt of reporters)
    for (let host = 1; host <= 250; host += 1) {
      await sendOutcomes(many('5'), { from: addressAt(host) });
      await sendOutcomes([failure('5'), failure('6')], { from: addressAt(host) });
    }
  await reportLoads('6');
  await until(async () => ((await channels())?.proven ?? []).includes('6'));
  expect((await channels())?.proven).toEqual(['6']);
  expect(await use('5')).toEqual([
    { brand: BRAND, release: '5', outcome: 'code', times: 2 },
    { brand: BRAND, release: '5', outcome: 'loaded', times: 2 * RELEASE_LIMITS.networkLoads },
  ]);
  // Together with the earlier networks, one too few to undo the proof.
  for (let network = 2; network < RELEASE_LIMITS.failedNetworks - 1; network += 1)
    await sendOutcomes([failure('6')], { from: newNetwork() });
  await until(async () => (await use('6'))[0]?.times === RELEASE_LIMITS.failedNetworks - 1);
  expect((await channels())?.proven).toEqual(['6']);
  await sendOutcomes([failure('6')], { from: newNetwork() });
  await until(async () => (await channels())?.proven === undefined);
});

describe('a report is refused', () => {
  it.each([
    ['without outcomes', []],
    ['with more than one page has', Array.from({ length: 21 }, () => loaded('3'))],
    ['with a name that is none', [loaded('3', 'Parcels <b>')]],
    ['with a release that is none', [loaded('3/../4')]],
    ['that failed without a kind', [{ remote: 'parcels', release: '3', outcome: 'failed' }]],
    ['of an unknown outcome', [{ remote: 'parcels', release: '3', outcome: 'fine' }]],
  ])('%s', async (_, outcomes) => {
    expect((await sendOutcomes(outcomes)).statusCode).toBe(400);
  });

  it('beyond its size, and from a page of another origin', async () => {
    const long = { ...loaded('3'), more: 'x'.repeat(RELEASE_LIMITS.bodyBytes) };
    expect((await sendOutcomes([long])).statusCode).toBe(413);
    expect((await sendOutcomes([loaded('3')], { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
    expect((await sendOutcomes([loaded('3')], { origin: `http://${HOST}` })).statusCode).toBe(200);
  });
});
