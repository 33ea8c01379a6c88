import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../services/platform-api/src/testing/databases/postgres-server.ts';
import {
  freePort,
  startServerProcess,
} from '../../services/platform-api/src/testing/processes/server-process.ts';
import { until } from '../../services/platform-api/src/testing/until.ts';
import { ROOT } from '../start/root.mjs';
import { startInstances } from './instances.ts';
import { openPortal, type Portal } from './portal-traffic.ts';
import { startHaproxy } from './start-haproxy.ts';

const ORDERS = 24;
const KILL_AFTER = 8;
const AT_ONCE = 6;
const CHANNELS = 4;

let database: Awaited<ReturnType<typeof startPostgres>>;
let site: string;
let env: Record<string, string>;
const endings: (() => Promise<void>)[] = [];
beforeAll(async () => {
  database = await startPostgres();
  site = mkdtempSync(join(tmpdir(), 'courier-site-'));
  writeFileSync(join(site, 'documents.json'), '{}');
  env = {
    DATABASE_URL: database.url('postgres'),
    SITE_DIR: site,
    LOG_LEVEL: 'silent',
    SIM_SPEED: '0.1',
    HOST: '127.0.0.1',
  };
});
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});
afterAll(async () => {
  await database?.close();
  rmSync(site, { recursive: true, force: true });
});

const pickProgram = () =>
  process.env.COURIER_SERVER
    ? { program: join(ROOT, 'services/demo/dist/server.mjs') }
    : {
        program: join(ROOT, 'services/demo/src/server.ts'),
        nodeOptions: ['--import', 'tsx', '--conditions=source'],
      };

/** Orders placed in parallel while an instance dies; the portal's client repeats calls by itself. */
async function placeWhile(portal: Portal, kill: () => void, name: string) {
  const ids: string[] = [];
  let next = 0;
  const placeSome = async () => {
    while (next < ORDERS) {
      const number = next++;
      ids.push(await portal.placeOrder(`${name} ${number}`));
      if (ids.length === KILL_AFTER) kill();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, placeSome));
  return ids;
}

type Channel = ReturnType<Portal['watchOrders']>;

async function watchAll(portal: Portal) {
  const channels: Channel[] = [];
  for (let count = 0; count < CHANNELS; count += 1) {
    const channel = portal.watchOrders();
    endings.push(async () => channel.close());
    channels.push(channel);
    await until(() => channel.state() === 'connected');
  }
  return channels;
}
/** Orders are placed until every channel has shown one that was placed after its last connection. */
async function expectLive(portal: Portal, channels: readonly Channel[]) {
  const silent = new Set(channels);
  await until(async () => {
    const id = await portal.placeOrder('seen live');
    await until(() => [...silent].some(({ seen, state }) => seen.has(id) || state() === 'disconnected'));
    for (const channel of silent) if (channel.seen.has(id)) silent.delete(channel);
    return silent.size === 0;
  });
}

async function loseOne(portal: Portal, kill: () => void, name: string) {
  const channels = await watchAll(portal);
  await expectLive(portal, channels);
  const ids = await placeWhile(portal, kill, name);
  expect(new Set(ids).size).toBe(ORDERS);
  const placed = (await portal.listDescriptions()).filter((text) => text.startsWith(name));
  expect(placed.sort()).toEqual(Array.from({ length: ORDERS }, (_, number) => `${name} ${number}`).sort());
  expect(channels.some(({ states }) => states.includes('disconnected'))).toBe(true);
  await expectLive(portal, channels);
}

it('on one port of node:cluster: no order is lost or repeated, and live channels open again', async () => {
  const port = await freePort();
  const reports: string[] = [];
  const running = startInstances({
    count: 2,
    ...pickProgram(),
    env: { ...env, PORT: String(port) },
    report: (sentence) => reports.push(sentence),
    onHopeless: (code) => reports.push(`hopeless ${code}`),
  });
  endings.push(running.close);
  const killed = running.instances[0]!;
  await until(() => running.instances.every(({ isReady }) => isReady));
  expect(await readReadiness(port)).toBe(200);
  const portal = await openPortal(`http://127.0.0.1:${port}`);
  await loseOne(portal, () => killed.worker.process.kill('SIGKILL'), 'tea');
  expect(reports).toEqual(['Instance 1 ended (SIGKILL) and is started again.']);
  // A starting instance accepts no connection before it can answer.
  const statuses = new Set();
  await until(async () => {
    statuses.add(await readReadiness(port));
    return killed.isReady;
  });
  expect([...statuses]).toEqual([200]);
});

const readReadiness = (port: number) =>
  new Promise<number | undefined>((resolve, reject) => {
    const url = `http://127.0.0.1:${port}/readyz`;
    const sent = get(url, { agent: false, timeout: 20_000 }, (answer) =>
      answer.resume().once('end', () => resolve(answer.statusCode)),
    );
    sent.once('timeout', () => sent.destroy(new Error('A connection got no answer.')));
    sent.once('error', reject);
  });

it('behind HAProxy: live at the other, no order is lost or repeated, and live channels open again', async () => {
  const start = async () => {
    const port = await freePort();
    const server = startServerProcess({
      ...env,
      PORT: String(port),
      DATA_DIR: '',
      TRUSTED_PROXIES: '127.0.0.1',
    });
    endings.push(async () => {
      server.child.kill('SIGKILL');
      await server.ended;
    });
    return { ...server, port, host: '127.0.0.1' };
  };
  const servers = [await start(), await start()] as const;
  await Promise.all(servers.map(({ ready }) => ready));
  const haproxy = await startHaproxy(servers);
  endings.push(haproxy.close);
  const open = ({ port }: { port: number }) => openPortal(`http://127.0.0.1:${port}`);
  const [first, second] = await Promise.all([open(servers[0]), open(servers[1])]);
  await expectLive(first, await watchAll(second));

  const portal = await openPortal(`http://127.0.0.1:${haproxy.port}`);
  await loseOne(portal, () => servers[0].child.kill('SIGKILL'), 'coffee');
  expect(haproxy.log()).toMatch(/instances\/first is DOWN/);
});
