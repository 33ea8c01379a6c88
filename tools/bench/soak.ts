import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { startRedis } from '../../services/platform-api/src/testing/processes/redis-server';
import type { ChannelsHeard, ChannelsTask, Committed } from './load/soak-channels';
import type { SoakOrders, SoakTask } from './load/soak-orders';
import { inOwnProcess } from './load/worker';
import { printRows, type Row } from './report';
import { signIn } from './server/account';
import { SHOPS, shopId } from './server/fill-orders';
import { withFilledDatabase } from './server/filled-database';
import { startInstance, type Instance } from './server/instance';
import { memoryTrend, type MemorySample, type MemoryTrend } from './server/memory-trend';

const MINUTES = Number(process.argv[2] ?? 30);
const RATE = Number(process.env['SOAK_RATE'] ?? 50);
const CHANNELS_EACH = Math.ceil(Number(process.env['SOAK_CHANNELS'] ?? 2000) / SHOPS);
const HISTORY = 20_000;
const SAMPLE_MS = 10_000;
const REST_MS = 10_000;
/** A shorter run has not warmed up. */
const JUDGED_FROM_MINUTES = 20;
const ACCOUNT = 'solo@demo.test';

async function sampleMemory<T>(instances: readonly Instance[], work: Promise<T>) {
  const samples = instances.map((): MemorySample[] => []);
  const began = performance.now();
  let isOver = false;
  const end = work.then(() => (isOver = true));
  while (!isOver) {
    const at = (performance.now() - began) / 1000;
    const usages = await Promise.all(instances.map((instance) => instance.usage()));
    usages.forEach(({ memoryMb }, index) => samples[index]?.push({ at, mb: memoryMb }));
    await Promise.race([end, pause(SAMPLE_MS)]);
  }
  return { found: await work, trends: samples.map(memoryTrend) };
}

async function requestChild(child: ChildProcess, message: object): Promise<unknown> {
  const answer = once(child, 'message');
  child.send(message);
  return ((await answer) as unknown[])[0];
}

const NEW_ORDERS = `select orders.order_id, vendor_id, count(*)::int as entries from orders
  join order_status_history using (order_id) where orders.created_at >= $1 and vendor_id like 'b0%'
  group by order_id, vendor_id`;

async function committedSince(url: string, began: number): Promise<Committed> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ order_id: string; vendor_id: string; entries: number }>(NEW_ORDERS, [
    began,
  ]);
  await client.end();
  const committed: Committed = new Map();
  for (const { order_id: orderId, vendor_id, entries } of rows)
    committed.set(vendor_id, [...(committed.get(vendor_id) ?? []), { orderId, entries }]);
  return committed;
}

/** Acknowledged orders that are missing, and duplicates of one key. */
function compare({ keys, orderIds }: SoakOrders, committed: Committed): { lost: number; doubled: number } {
  const there = new Set([...committed.values()].flat().map(({ orderId }) => orderId));
  const lost = [...orderIds].filter((id) => !there.has(id)).length;
  return { lost, doubled: there.size + lost - keys };
}

interface Soaked {
  orders: SoakOrders;
  heard: ChannelsHeard;
  stored: { lost: number; doubled: number };
  trends: MemoryTrend[];
  cpuSeconds: number;
}

async function runSoak(url: string, redisUrl: string): Promise<Soaked> {
  // With the simulator, which receives orders on command and is too slow to act by itself.
  const env = {
    DATABASE_URL: url,
    REDIS_URL: redisUrl,
    ENVIRONMENT: 'stg',
    SIM_SPEED: '0.1',
    ACCESS_TOKEN_SECONDS: '14400',
  };
  const instances = [await startInstance(env), await startInstance(env)];
  const channels = fork(new URL('./load/soak-channels.ts', import.meta.url), {
    execArgv: ['--import', 'tsx', '--conditions=source'],
    serialization: 'advanced',
  });
  try {
    const origins = instances.map(({ origin }) => origin);
    const vendorIds = Array.from({ length: SHOPS }, (_, index) => shopId(index + 1));
    const { authorization } = await signIn(origins[0] ?? '', ACCOUNT);
    const open: ChannelsTask = {
      addresses: origins.map((origin) => origin.replace('http', 'ws')),
      authorization,
      vendorIds,
      channelsEach: CHANNELS_EACH,
    };
    await requestChild(channels, { open });
    console.log(`${CHANNELS_EACH * SHOPS} channels are open; orders come for ${MINUTES} minutes.`);
    const began = Math.floor(Date.now() / 1000);
    const task: SoakTask = { origins, email: ACCOUNT, vendorIds, rate: RATE, seconds: MINUTES * 60 };
    const work = inOwnProcess<SoakTask, SoakOrders>('./soak-orders.ts', task);
    const { found: orders, trends } = await sampleMemory(instances, work);
    await pause(REST_MS);
    const committed = await committedSince(url, began);
    const heard = (await requestChild(channels, { done: committed })) as ChannelsHeard;
    const usages = await Promise.all(instances.map((instance) => instance.usage()));
    const cpuSeconds = usages.reduce((sum, usage) => sum + usage.cpuSeconds, 0);
    return { orders, heard, stored: compare(orders, committed), trends, cpuSeconds };
  } finally {
    channels.kill();
    for (const instance of instances) await instance.stop();
  }
}

function soakRows({ orders, heard, stored, trends, cpuSeconds }: Soaked): Row[] {
  const placed = orders.keys;
  const none = (what: string, measured: number): Row => ({ what, measured, unit: 'pieces', budget: 0 });
  return [
    { what: `orders placed in ${MINUTES} minutes`, measured: placed, unit: 'pieces' },
    { what: `  a second, of ${RATE} wanted`, measured: placed / (MINUTES * 60), unit: 'ratio' },
    { what: '  received by the other instance', measured: orders.received, unit: 'pieces' },
    { what: '  cancelled', measured: orders.cancelled, unit: 'pieces' },
    { what: '  calls repeated for want of an answer', measured: orders.repeated, unit: 'pieces' },
    none('  refused', orders.refused),
    { what: '  p50 from the due moment to the answer', measured: orders.p50, unit: 'ms' },
    { what: '  p99', measured: orders.p99, unit: 'ms' },
    { what: '  slowest', measured: orders.max, unit: 'ms' },
    none('acknowledged orders that are missing', stored.lost),
    none('orders stored twice or never acknowledged', stored.doubled),
    { what: `messages to ${heard.channels} channels`, measured: heard.messages, unit: 'pieces' },
    none('  orders that a channel missed', heard.lost),
    none('  states overtaken by a newer one', heard.overtaken),
    none('  messages older than one before of the same order', heard.outOfOrder),
    { what: '  messages sent twice', measured: heard.repeated, unit: 'pieces' },
    none('  channels cut', heard.cut),
    ...trends.flatMap(({ first, last, most, slope }, index): Row[] => [
      { what: `memory of instance ${index + 1}: first`, measured: first, unit: 'MB' },
      { what: '  last', measured: last, unit: 'MB' },
      { what: '  most', measured: most, unit: 'MB' },
      {
        what: '  slope an hour, after the first third',
        measured: slope,
        unit: 'MB',
        // A tenth of the memory: the variation of garbage collection.
        ...(MINUTES >= JUDGED_FROM_MINUTES ? { budget: most / 10 } : {}),
      },
    ]),
    { what: 'processor time of both instances', measured: cpuSeconds * 1000, unit: 'ms' },
    {
      what: '  an order, its two moves and their messages',
      measured: (cpuSeconds * 1000) / placed,
      unit: 'ms',
    },
  ];
}

const redis = await startRedis();
try {
  const rows = await withFilledDatabase(async ({ url }) => soakRows(await runSoak(url, redis.url)), HISTORY);
  printRows(rows);
  const isOver = rows.some(({ measured, budget }) => budget !== undefined && !(measured <= budget));
  process.exitCode = isOver ? 1 : 0;
} finally {
  await redis.close();
}
