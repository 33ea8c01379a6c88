import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOpenFreeMap } from './open-free-map';

let service: Server;
let origin: string;
let answers: { status: number; body: unknown }[];
let calls: number;
let nowMs: number;
let problems: string[];

beforeEach(async () => {
  answers = [];
  calls = 0;
  nowMs = 1_000;
  problems = [];
  service = createServer((request, response) => {
    calls += 1;
    const { status, body } = answers.shift() ?? { status: 500, body: {} };
    response.writeHead(request.url === '/planet' ? status : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => service.close(resolve)));

const open = () =>
  createOpenFreeMap({ origin, now: () => nowMs, onProblem: (sentence) => problems.push(sentence) });
const planet = (version: string, host = origin) => ({
  status: 200,
  body: {
    tilejson: '3.0.0',
    tiles: [`${host}/planet/${version}/{z}/{x}/{y}.pbf`],
    minzoom: 0,
    maxzoom: 14,
    bounds: [-180, -85.05113, 180, 85.05113],
    attribution: '<a href="https://openfreemap.org">OpenFreeMap</a> <a href="x">&copy; OpenMapTiles</a>',
  },
});

it('shows the tiles of the newest version with their attribution as plain text', async () => {
  answers = [planet('20261118_001001_pt')];
  expect(await open().shown()).toEqual({
    url: `${origin}/planet/20261118_001001_pt/{z}/{x}/{y}.pbf`,
    minzoom: 0,
    maxzoom: 14,
    bounds: [-180, -85.05113, 180, 85.05113],
    attribution: 'OpenFreeMap © OpenMapTiles',
  });
});

it('reads a new version after six hours and keeps the former one while the service fails', async () => {
  answers = [planet('old'), { status: 503, body: {} }, planet('new')];
  const map = open();
  await map.shown();
  nowMs += 6 * 3_600_000 - 1;
  await map.shown();
  expect(calls).toBe(1);
  nowMs += 1;
  expect((await map.shown())?.url).toContain('/old/');
  await map.close();
  expect(problems).toEqual([`Streets of ${origin} are not used: status 503.`]);
  nowMs += 60_000;
  await map.shown();
  await map.close();
  expect((await map.shown())?.url).toContain('/new/');
});

it('shows no streets until the service has answered, and retries after a minute', async () => {
  const map = open();
  expect(await map.shown()).toBeNull();
  expect(await map.shown()).toBeNull();
  expect(calls).toBe(1);
  nowMs += 60_000;
  answers = [planet('first')];
  expect((await map.shown())?.url).toContain('/first/');
});

it('refuses tiles of another origin and invalid TileJSON', async () => {
  answers = [planet('x', 'https://elsewhere.example')];
  expect(await open().shown()).toBeNull();
  answers = [{ status: 200, body: { tiles: [] } }];
  expect(await open().shown()).toBeNull();
  expect(problems[0]).toContain('its tiles are on another origin');
  expect(problems).toHaveLength(2);
});
