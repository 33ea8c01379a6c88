import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { ChangeTask, ChangesMade } from '../load/changes';
import type { Heard, SocketTask } from '../load/sockets';
import { inOwnProcess } from '../load/worker';
import type { Row } from '../report';
import { API, signIn } from './account';
import { SHOPS, openOrderId, shopId } from './fill-orders';
import { turnIntoProduction, type FilledDatabase } from './filled-database';
import { startInstance } from './instance';
import { PRODUCTION_SETTINGS } from '../../../services/platform-api/src/testing/installations/production-settings';

const SOCKETS = Number(process.env['BENCH_SOCKETS'] ?? 10_000);
const CHANGES_A_SECOND = 100;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 30);
/** Time for the last messages to arrive. */
const REST_MS = 5000;

/** Ten thousand live channels at two instances while orders change at both. */
export async function measureLive({ url }: FilledDatabase): Promise<Row[]> {
  await turnIntoProduction(url);
  await deleteChanges(url);
  const env = { DATABASE_URL: url, ...PRODUCTION_SETTINGS, ACCESS_TOKEN_SECONDS: '7200' };
  const instances = [await startInstance(env), await startInstance(env)];
  const sockets = fork(new URL('../load/sockets.ts', import.meta.url), {
    execArgv: ['--import', 'tsx', '--conditions=source'],
    serialization: 'advanced',
  });
  try {
    const origins = instances.map(({ origin }) => origin);
    const account = await signIn(origins[0] ?? '', 'solo@demo.test');
    const vendorIds = Array.from({ length: SHOPS }, (_, index) => shopId(index + 1));
    const opened = Date.now();
    const open: SocketTask = {
      addresses: origins.map((origin) => origin.replace('http', 'ws')),
      authorization: account.authorization,
      vendorIds,
      socketsEach: SOCKETS / SHOPS,
    };
    await requestChild(sockets, { open });
    const openingMs = Date.now() - opened;
    const orders: ChangeTask['orders'] = [];
    for (const [index, vendorId] of vendorIds.entries()) {
      const body = JSON.stringify(await account.changeBody(vendorId));
      orders.push({ vendorId, path: `${API}/order/${openOrderId(index + 1)}`, body });
    }
    const before = await Promise.all(instances.map((instance) => instance.usage()));
    const { due, refused } = await inOwnProcess<ChangeTask, ChangesMade>('./changes.ts', {
      origins,
      authorization: account.authorization,
      orders,
      rate: CHANGES_A_SECOND,
      total: CHANGES_A_SECOND * SECONDS,
    });
    if (refused > 0) throw new Error(`${refused} changes were refused.`);
    await pause(REST_MS);
    const after = await Promise.all(instances.map((instance) => instance.usage()));
    const heard = (await requestChild(sockets, { done: { due } })) as Heard;
    const cpuSeconds = after.reduce(
      (sum, { cpuSeconds }, at) => sum + cpuSeconds - (before[at]?.cpuSeconds ?? 0),
      0,
    );
    return liveRows(
      heard,
      openingMs,
      (cpuSeconds / heard.expected) * 1e6,
      after.map(({ memoryMb }) => memoryMb),
    );
  } finally {
    sockets.kill();
    for (const instance of instances) await instance.stop();
  }
}

/** Removes the changes of an earlier run: the length of the history identifies a change. */
async function deleteChanges(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`delete from order_status_history where order_id like '%-open' and position > 1`);
  await client.end();
}

async function requestChild(child: ChildProcess, message: object): Promise<unknown> {
  const answer = once(child, 'message');
  child.send(message);
  return ((await answer) as unknown[])[0];
}

function liveRows(heard: Heard, openingMs: number, cpu: number, memoryMb: number[]): Row[] {
  const what = `${SOCKETS.toLocaleString('en')} live channels at two instances, ${CHANGES_A_SECOND} changes/s`;
  return [
    {
      what: `${what}: p99 from the due moment of the call to the channel`,
      measured: heard.p99,
      unit: 'ms',
      budget: 200,
    },
    { what: '  median', measured: heard.p50, unit: 'ms' },
    { what: '  slowest', measured: heard.max, unit: 'ms' },
    { what: '  deliveries', measured: heard.delivered, unit: 'pieces' },
    { what: '  changes a channel never learnt of', measured: heard.lost, unit: 'pieces', budget: 0 },
    {
      what: '  changes replaced by a newer one of the same order',
      measured: heard.overtaken,
      unit: 'pieces',
    },
    {
      what: '  messages older than one before of the same order',
      measured: heard.outOfOrder,
      unit: 'pieces',
      budget: 0,
    },
    { what: '  channels that were cut', measured: heard.reconnections, unit: 'pieces', budget: 0 },
    { what: '  processor time of the servers a delivery', measured: cpu, unit: 'µs' },
    { what: '  opening and subscribing all', measured: openingMs, unit: 'ms' },
    { what: '  memory of the larger instance', measured: Math.max(...memoryMb), unit: 'MB', budget: 300 },
  ];
}
