import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReverseAddress, Suggestion } from '@courier/api-client/contract';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { API } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { TOWN, writeExtract } from '../../../testing/inputs/write-extract';

const ROOT = join(__dirname, '../../../../../..');
const KUWAIT = 'kw.localhost';
const work = mkdtempSync(join(tmpdir(), 'courier-map-'));
const [tiles, file] = [join(work, 'map/tiles'), join(work, 'map/places.jsonl')];
let server: TestApp;
let authorization: string;

const makeMap = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', '--conditions=source', 'tools/map/map.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });

beforeAll(async () => {
  const made = makeMap(writeExtract(work), join(work, 'map'));
  expect([made.status, made.stderr]).toEqual([0, '']);
  server = await startTestApp({
    mapTiles: tiles,
    geolocator: { provider: 'local', url: null, key: null, file },
  });
  authorization = await server.authorize('owner.kw@demo.test', KUWAIT);
});
afterAll(async () => {
  await server.close();
  rmSync(work, { recursive: true, force: true });
});

const get = async (path: string): Promise<unknown> =>
  (await server.app.inject({ url: `${API}${path}`, headers: { authorization, host: KUWAIT } })).json();

const search = async (text: string, locale = 'en') => {
  const query = `query=${encodeURIComponent(text)}&country=KW&language=en&locale=${locale}`;
  const answer = await get(`/geolocator/autocomplete?${query}`);
  return (answer as { data: { data: Suggestion[] } }).data.data.map(({ address }) => address);
};

describe('the map of an extract', () => {
  it('is announced to every page with its address and attribution', async () => {
    expect(await server.deps.mapTiles.shown()).toEqual({
      url: expect.stringMatching(/^\/map\/[0-9a-f]{12}\/\{z\}\/\{x\}\/\{y\}\.pbf$/),
      minzoom: 4,
      maxzoom: 14,
      bounds: [48.08, 29.344, 48.092, 29.358],
      attribution: '© OpenStreetMap',
    });
  });

  it('holds its streets with their names in the languages of the portal', async () => {
    const url = (await server.deps.mapTiles.shown())?.url ?? '';
    const side = 2 ** 14;
    const column = Math.floor(((TOWN.longitude + 180) / 360) * side);
    const turned = Math.asinh(Math.tan((TOWN.latitude * Math.PI) / 180)) / Math.PI;
    const row = Math.floor(((1 - turned) / 2) * side);
    const answer = await server.app.inject(
      url.replace('{z}', '14').replace('{x}', `${column}`).replace('{y}', `${row}`),
    );
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'gzip']);
    const content = gunzipSync(answer.rawPayload).toString();
    for (const part of [
      'transportation_name',
      'Old Harbour Road',
      'شارع الميناء القديم',
      'پرانی بندرگاہ روڈ',
      'park',
    ])
      expect(content).toContain(part);
  });
});

describe('places of an extract', () => {
  it('are found by street and house number, in the script of who reads', async () => {
    expect((await search('old harbour 14'))[0]).toMatchObject({
      formatted_address: 'Old Harbour Road 14, Palm Quarter, Sandville · شارع الميناء القديم',
      precision: 'address',
    });
    expect((await search('الميناء القديم 14', 'ar_KW'))[0]?.formatted_address).toBe(
      'شارع الميناء القديم 14، حي النخيل، بلدة الرمل',
    );
  });

  it('are one street where the map cuts it into pieces, and that street for an unknown house', async () => {
    const found = await search('old harbour road 77');
    expect(found.filter(({ formatted_address }) => formatted_address.startsWith('Old Harbour Road'))).toEqual(
      [expect.objectContaining({ precision: 'street', id: expect.stringMatching(/^local:W:10[12]@/) })],
    );
  });

  it('lie where the extract has them', async () => {
    const [coffee] = await search('pearl coff');
    expect(
      await get(`/geolocator/details?query_id=${encodeURIComponent(coffee?.id ?? '')}&language=en`),
    ).toMatchObject({
      address: { latitude: TOWN.latitude + 0.003, longitude: TOWN.longitude + 0.008, precision: 'place' },
    });
  });

  it('are found for a pin: its house, else the street', async () => {
    const reverseGeocode = async (north: number, east: number) => {
      const [lat, lng] = [TOWN.latitude + north / 1000, TOWN.longitude + east / 1000];
      const answer = await get(`/geolocator/reverse?lat=${lat}&lng=${lng}&language=en&locale=en`);
      return (answer as { address: ReverseAddress }).address;
    };
    expect(await reverseGeocode(0.45, 3)).toMatchObject({
      street: 'Old Harbour Road',
      number: '14',
      zipcode: '22031',
      city: 'Sandville',
      country_code: 'KW',
      precision: 'address',
    });
    expect(await reverseGeocode(-4, 6.5)).toMatchObject({
      street: 'Fishermen Lane',
      number: '',
      precision: 'street',
    });
    // Outside the extract, the built-in cities answer.
    expect(await reverseGeocode(-25, -100)).toMatchObject({ city: 'Hawalli', precision: 'area' });
  });

  it('leave the cities that are always known where they are', async () => {
    expect((await search('kuwait city'))[0]).toMatchObject({ precision: 'area' });
  });
});

describe('npm run map', () => {
  it('leaves the former map and no rest where the extract is none', () => {
    const broken = join(work, 'broken.osm.pbf');
    writeFileSync(broken, 'no map');
    const before = readFileSync(file, 'utf8');
    const { status, stderr } = makeMap(broken, join(work, 'map'));
    expect([status, stderr]).toEqual([1, expect.stringContaining('osmium could not read the extract')]);
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(readdirSync(join(work, 'map')).sort()).toEqual(['places.jsonl', 'tiles']);
  });

  it('says how it is called where it is called another way', () => {
    expect(makeMap().stderr).toContain('npm run map -- extract.osm.pbf [--city Berlin] [folder]');
    expect(makeMap(join(work, 'nothing.osm.pbf')).stderr).toContain('There is no file');
    expect(existsSync(join(ROOT, 'map'))).toBe(false);
  });
});
