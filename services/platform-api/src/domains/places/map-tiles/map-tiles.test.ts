import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { createMapTiles } from './map-tiles';
import { writePmtiles } from './testing/write-pmtiles';

const TILE = Buffer.from('streets of a town');
let folder: string;
let problems: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'courier-tiles-'));
  problems = [];
});
const write = (path: string, content: Buffer | string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};
const open = (path: string | null) => createMapTiles(path, (sentence) => problems.push(sentence));

describe('a folder of tiles', () => {
  it('derives its coverage from its file names', async () => {
    for (const path of ['5/20/13.pbf', '10/648/424.pbf', '10/649/424.pbf', '10/649/425.pbf'])
      write(path, TILE);
    expect(await open(folder).shown()).toEqual({
      url: expect.stringMatching(/^\/map\/\w+\/\{z\}\/\{x\}\/\{y\}\.pbf$/),
      minzoom: 5,
      maxzoom: 10,
      bounds: [47.8125, expect.closeTo(28.9217, 3), 48.515625, expect.closeTo(29.5352, 3)],
      attribution: '© OpenStreetMap',
    });
  });

  it('uses the metadata file beside them instead, as plain text', async () => {
    write('9/324/212.pbf', TILE);
    write(
      'metadata.json',
      JSON.stringify({ bounds: '48,29.1,48.2,29.4', attribution: '<a href="x">&copy; City &amp; Co</a>' }),
    );
    expect(await open(folder).shown()).toMatchObject({
      bounds: [48, 29.1, 48.2, 29.4],
      attribution: '© City & Co',
    });
  });

  it.each(['48,29,47,30', '48,29,49', 'a,b,c,d', '-181,0,10,10', '0,-91,1,1'])(
    'reads no bounds from %s',
    async (bounds) => {
      write('10/648/424.pbf', TILE);
      write('metadata.json', JSON.stringify({ bounds }));
      expect((await open(folder).shown())?.bounds[0]).toBe(47.8125);
    },
  );

  it('is unused without tiles and reports it once', async () => {
    write('readme.txt', 'nothing');
    const store = open(folder);
    expect([await store.shown(), await store.shown()]).toEqual([null, null]);
    expect(problems).toEqual([`${folder} is not used: it holds no tiles named {z}/{x}/{y}.pbf.`]);
  });

  it('is read again after a change, and kept while it is unreadable', async () => {
    write('9/324/212.pbf', TILE);
    const store = open(folder);
    const first = await store.shown();
    write('metadata.json', '{');
    expect(await store.shown()).toEqual(first);
    expect(problems).toEqual([`${folder} is not used: its metadata.json is no JSON.`]);
    write('metadata.json', JSON.stringify({ attribution: 'Mended' }));
    utimesSync(join(folder, 'metadata.json'), 1, 1);
    const second = await store.shown();
    expect(second?.attribution).toBe('Mended');
    expect(second?.url).not.toBe(first?.url);
  });
});

describe('a PMTiles file', () => {
  it('provides its tiles and its coverage', async () => {
    const path = join(folder, 'town.pmtiles');
    writeFileSync(path, writePmtiles({ tile: TILE, bounds: [48, 29, 48.5, 29.5], attribution: '© Town' }));
    const store = open(path);
    expect(await store.shown()).toMatchObject({
      minzoom: 0,
      maxzoom: 0,
      bounds: [48, 29, 48.5, 29.5],
      attribution: '© Town',
    });
    expect(Buffer.from((await store.tile(0, 0, 0)) ?? [])).toEqual(TILE);
    expect(await store.tile(3, 1, 1)).toBeUndefined();
    await store.close();
  });

  it.each([
    ['pictures', { tileType: 2 }, 'it holds pictures instead of vector tiles'],
    ['another compression', { tileCompression: 3 }, 'its tiles are compressed in a way other than gzip'],
  ])('of %s is not used', async (_what, more, reason) => {
    const path = join(folder, 'other.pmtiles');
    writeFileSync(path, writePmtiles({ tile: TILE, bounds: [1, 2, 3, 4], attribution: '', ...more }));
    expect(await open(path).shown()).toBeNull();
    expect(problems).toEqual([`${path} is not used: ${reason}.`]);
  });

  it('that is invalid or missing is not used', async () => {
    const path = join(folder, 'text.pmtiles');
    writeFileSync(path, 'x'.repeat(20_000));
    expect([
      await open(path).shown(),
      await open(join(folder, 'none')).shown(),
      await open(null).shown(),
    ]).toEqual([null, null, null]);
    expect(problems).toEqual([
      `${path} is not used: it is no PMTiles file.`,
      `${join(folder, 'none')} is not used: there is no such file or folder.`,
    ]);
  });
});

describe('the address of a tile', () => {
  let server: TestApp;
  let base: string;
  const tiles = mkdtempSync(join(tmpdir(), 'courier-tiles-'));
  beforeAll(async () => {
    mkdirSync(join(tiles, '3/5'), { recursive: true });
    writeFileSync(join(tiles, '3/5/2.pbf'), TILE);
    writeFileSync(join(tiles, '3/5/3.pbf'), gzipSync(TILE));
    server = await startTestApp({ mapTiles: tiles });
    base = ((await server.deps.mapTiles.shown())?.url ?? '').replace('{z}/{x}/{y}.pbf', '');
  });
  afterAll(async () => {
    await server.close();
    rmSync(tiles, { recursive: true });
  });
  const get = (path: string) => server.app.inject(path);

  it('returns tiles unchanged with permanent caching', async () => {
    const plain = await get(`${base}3/5/2.pbf`);
    expect([plain.statusCode, plain.body, plain.headers['content-encoding']]).toEqual([
      200,
      String(TILE),
      undefined,
    ]);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get(`${base}3/5/3.pbf`)).headers['content-encoding']).toBe('gzip');
  });

  it('of an outdated page returns the current tiles without caching', async () => {
    const answer = await get('/map/0123456789ab/3/5/2.pbf');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
  });

  it('is empty for a missing tile', async () => {
    expect((await get(`${base}3/5/4.pbf`)).statusCode).toBe(204);
  });

  it.each(['3/8/0.pbf', '3/0/8.pbf', '23/0/0.pbf', '3/5/2.png', '3/5/..%2f2.pbf', 'a/b/c.pbf', '3/-1/0.pbf'])(
    'refuses %s',
    async (path) => {
      expect((await get(`${base}${path}`)).statusCode).toBe(404);
    },
  );

  it('is unknown without tiles', async () => {
    const bare = await startTestApp();
    expect((await bare.app.inject('/map/0123456789ab/3/5/2.pbf')).statusCode).toBe(404);
    await bare.close();
  });
});
