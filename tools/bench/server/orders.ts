import type { LoadResult, LoadTask, PlannedRequest } from '../load/requests';
import { inOwnProcess } from '../load/worker';
import type { Row } from '../report';
import { API, signIn, type Account } from './account';
import { PARENT, SHOPS, shopId } from './fill-orders';
import { turnIntoProduction, type FilledDatabase } from './filled-database';
import { measureFloor } from './floor';
import { startInstance, type Instance } from './instance';
import { PRODUCTION_SETTINGS } from '../../../services/platform-api/src/testing/installations/production-settings';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 15);
const PAGES_A_SECOND = 100;
const ORDERS_A_SECOND = 200;
/** Rounds; the best is reported, because other programs disturb runs. */
const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 3);

export async function measureOrders({ url, orders }: FilledDatabase): Promise<Row[]> {
  await turnIntoProduction(url);
  const server = await startInstance({
    DATABASE_URL: url,
    ...PRODUCTION_SETTINGS,
    ACCESS_TOKEN_SECONDS: '7200',
  });
  try {
    const account = await signIn(server.origin, 'solo@demo.test');
    const of = `of 30 out of ${orders.toLocaleString('en')} orders`;
    const pages = await measureCalls(server, {
      what: `page ${of}, ${PAGES_A_SECOND}/s`,
      budget: 10,
      floor: await measureFloor({ url, script: 'page', rate: PAGES_A_SECOND, seconds: SECONDS }),
      task: { ...common(server, account), requests: await pageRequests(account), rate: PAGES_A_SECOND },
    });
    const outlets = await measureCalls(server, {
      what: `page ${of}, ten outlets merged, ${PAGES_A_SECOND}/s`,
      budget: 15,
      floor: await measureFloor({ url, script: 'outlets', rate: PAGES_A_SECOND, seconds: SECONDS }),
      task: { ...common(server, account), requests: outletRequests, rate: PAGES_A_SECOND },
    });
    const body = JSON.stringify(await account.orderBody(PARENT));
    const created = await measureCalls(server, {
      what: `create order, ${ORDERS_A_SECOND}/s`,
      budget: 25,
      floor: await measureFloor({ url, script: 'insert', rate: ORDERS_A_SECOND, seconds: SECONDS }),
      task: {
        ...common(server, account),
        requests: [{ method: 'POST', path: `${API}/order`, body }],
        rate: ORDERS_A_SECOND,
        keyed: true,
      },
    });
    const { memoryMb } = await server.usage();
    return [
      ...pages,
      ...outlets,
      ...created,
      { what: 'memory of the instance after these', measured: memoryMb, unit: 'MB', budget: 300 },
    ];
  } finally {
    await server.stop();
  }
}

const common = (server: Instance, { authorization }: Account) => ({
  origin: server.origin,
  headers: { authorization },
  seconds: SECONDS,
  warmUpSeconds: 3,
  keyed: false,
});

async function pageRequests(account: Account): Promise<PlannedRequest[]> {
  const requests: PlannedRequest[] = [];
  for (let shop = 1; shop <= SHOPS; shop += 10) {
    const path = `/vendor/${shopId(shop)}/orders?count=30`;
    const page = (await account.call('GET', path)) as {
      result: { pagination: { pagination_key: string | null } };
    };
    const key = page.result.pagination.pagination_key;
    requests.push({ method: 'GET', path: `${API}${path}` });
    if (key !== null) requests.push({ method: 'GET', path: `${API}${path}&pagination_key=${key}` });
  }
  return requests;
}

const outletRequests: PlannedRequest[] = [
  { method: 'GET', path: `${API}/vendor/${PARENT}/orders?count=30&include_outlets=true` },
];

interface Measurement {
  what: string;
  budget: number;
  floor?: number;
  task: LoadTask;
}

/** Rows of one kind of call: the 99th percentile in the best round, and its cost on the server. */
export async function measureCalls(
  server: Instance,
  { what, budget, floor, task }: Measurement,
): Promise<Row[]> {
  let best: (LoadResult & { cpu: number; blockedMs: number }) | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await server.usage();
    const result = await inOwnProcess<LoadTask, LoadResult>('./requests.ts', task);
    const after = await server.usage();
    if (result.refused > 0) throw new Error(`${what}: ${result.refused} calls were not answered with 200.`);
    const calls = task.rate * (task.seconds + task.warmUpSeconds);
    const cpu = ((after.cpuSeconds - before.cpuSeconds) / calls) * 1e6;
    if (!best || result.p99 < best.p99) best = { ...result, cpu, blockedMs: after.blockedMs };
  }
  if (!best) return [];
  return [
    {
      what: `${what}: p99`,
      measured: best.p99,
      unit: 'ms',
      budget,
      ...(floor === undefined ? {} : { floor }),
    },
    { what: '  median', measured: best.p50, unit: 'ms' },
    { what: '  processor time of the server a call', measured: best.cpu, unit: 'µs' },
    { what: '  longest hold-up of its event loop', measured: best.blockedMs, unit: 'ms' },
  ];
}
