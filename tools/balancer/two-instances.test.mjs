import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { startPostgres } from '../../services/platform-api/src/testing/postgres-server.ts';
import { ROOT } from '../start/root.mjs';
import { startCluster } from './cluster.mjs';

const SERVER = join(ROOT, 'services/demo/src/server.ts');
const API = '/courier/api/v1';
const DESTINATION = { latitude: 25.0376, longitude: 121.5573 };
const SHOP = { latitude: 25.0421, longitude: 121.5443 };

let database;
let cluster;
let balancer;
let site;
const said = [];
beforeAll(async () => {
  database = await startPostgres();
  site = mkdtempSync(join(tmpdir(), 'courier-site-'));
  writeFileSync(join(site, 'documents.json'), '{}');
  cluster = await startCluster({
    port: 0,
    host: '127.0.0.1',
    count: 2,
    command: [process.execPath, '--import', 'tsx', '--conditions=source', SERVER],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database.url('postgres'),
      SITE_DIR: site,
      LOG_LEVEL: 'silent',
      SIM_SPEED: '0.1',
    },
    say: (sentence) => said.push(sentence),
    onHopeless: (code) => said.push(`hopeless ${code}`),
  });
  balancer = `127.0.0.1:${cluster.port}`;
  await waitUntil('both instances are ready', () => cluster.instances.every(cluster.isReady));
});
afterAll(async () => {
  await cluster?.close();
  await database?.close();
  rmSync(site, { recursive: true, force: true });
});

/** Fails with the name of the missing event; normal durations are measured by the bench. */
async function waitUntil(what, isTrue) {
  const deadline = Date.now() + 120_000;
  while (!isTrue()) {
    if (Date.now() > deadline) throw new Error(`Waited in vain: ${what}`);
    await pause(50);
  }
}
const instanceAddress = (number) => `127.0.0.1:${cluster.instances[number].port}`;

async function call(address, method, path, { authorization = '', body, headers = {} } = {}) {
  const answer = await fetch(`http://${address}${API}${path}`, {
    method,
    headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    body: body && JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}
async function signIn() {
  const body = { email_address: 'owner@demo.test', password: 'Courier#2026' };
  const { AccessToken, IdToken } = (await call(balancer, 'POST', '/login', { body })).body.result
    .AuthenticationResult;
  return `Bearer ${AccessToken}|${IdToken}`;
}
async function newOrder(authorization, description) {
  const asked = { source: SHOP, destination: DESTINATION, vendor_id: 'v1001', delivery_type: 'food' };
  const { fee, signature } = (await call(balancer, 'POST', '/delivery/fee', { authorization, body: asked }))
    .body;
  const location = { ...DESTINATION, address: '12F-3, No. 17, Ln. 240, Guangfu S. Rd.', notes: '' };
  return {
    vendor_id: 'v1001',
    customer: { name: 'Lin Chia-hao', phone_number: '+886912048317', location },
    order: { payment_method: 'PAID', amount: 640, description, cold_bag_needed: false },
    age_validation_required: false,
    delivery_fee: fee,
    signature,
  };
}
/** A live channel for v1001; retries if its instance was just stopped. */
async function follow(address, authorization) {
  for (;;) {
    const heard = [];
    let isOpen = true;
    const socket = new WebSocket(`ws://${address}/live`, { headers: { authorization } });
    socket.once('close', () => (isOpen = false));
    socket.on('error', () => undefined);
    socket.on('message', (data) => heard.push(JSON.parse(String(data))));
    socket.once('open', () => socket.send('{"action":"subscribeToVendor","vendor_id":"v1001"}'));
    await waitUntil(`a channel at ${address} answers`, () => heard.length > 0 || !isOpen);
    /** Resolves with whether a message arrived before the channel closed. */
    const hears = async (id) => {
      const isTold = () => heard.some(({ data }) => data?.order_id === id);
      await waitUntil(`order ${id} is heard`, () => isTold() || !isOpen);
      return isTold();
    };
    if (isOpen) return { socket, hears };
  }
}

it('two instances behind one port: live at the other, and killing one loses nothing', async () => {
  const authorization = await signIn();
  const atSecond = await follow(instanceAddress(1), authorization);
  const body = await newOrder(authorization, 'made at the first');
  const made = await call(instanceAddress(0), 'POST', '/order', { authorization, body });
  expect(await atSecond.hears(made.body.result.order_id)).toBe(true);

  const channels = [await follow(balancer, authorization), await follow(balancer, authorization)];
  const { child } = cluster.instances[0];
  const acknowledged = [];
  for (let number = 0; number < 24; number += 1) {
    if (number === 8) child.kill('SIGKILL');
    const headers = { 'idempotency-key': `order-${number}` };
    for (;;) {
      const order = { ...body, order: { ...body.order, description: `tea ${number}` } };
      const answer = await call(balancer, 'POST', '/order', { authorization, body: order, headers });
      if (answer.status === 200) {
        acknowledged.push(answer.body.result.order_id);
        break;
      }
      expect(answer.status).toBe(503);
      await pause(100);
    }
  }
  expect(new Set(acknowledged).size).toBe(24);

  // A closed channel reconnects to a remaining instance; the others received every message.
  for (const [index, channel] of channels.entries())
    if (!(await channel.hears(acknowledged.at(-1)))) channels[index] = await follow(balancer, authorization);
  const last = await call(balancer, 'POST', '/order', {
    authorization,
    body: { ...body, order: { ...body.order, description: 'after' } },
  });
  for (const channel of channels) expect(await channel.hears(last.body.result.order_id)).toBe(true);

  const page = await call(balancer, 'GET', '/vendor/v1001/orders?count=60', { authorization });
  const descriptions = page.body.result.data.map(({ order }) => order.description);
  expect(descriptions.filter((text) => text.startsWith('tea ')).sort()).toEqual(
    Array.from({ length: 24 }, (_, number) => `tea ${number}`).sort(),
  );

  expect(said).toEqual(['Instance 1 ended (SIGKILL) and is started again.']);
  await waitUntil('the killed instance is back', () => cluster.isReady(cluster.instances[0]));
  expect((await call(instanceAddress(0), 'GET', '/vendor/v1001/orders', { authorization })).status).toBe(200);
  for (const { socket } of [...channels, atSecond]) socket.terminate();
});
