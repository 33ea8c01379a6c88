import { createApiClient, type ApiClient } from '@courier/api-client';
import type { Order } from '@courier/api-client/contract';
import {
  activeOrdersOptions,
  addToList,
  createQueryClient,
  orderBookOptions,
  orderOptions,
  ordersOf,
  rememberOrders,
  type ActiveScope,
} from '@courier/api-client/queries';
import { requestTicket, createLiveChannel, type LiveChannel } from '@courier/api-client/realtime';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { API, signedInCaller, type TestCaller } from '../testing/callers/place-order';
import { printFigure, printRow } from '../testing/print-figure';
import { startTestApp, type TestApp } from '../testing/server/start-test-app';
import { until } from '../testing/until';
import { seededRandom } from '../testing/server/demonstration';

const CUTS = process.env['COURIER_DEEP'] ? 200 : 8;
const SEED = 20_261_123;
jest.setTimeout(3_600_000);

const random = seededRandom(SEED);
const below = (count: number) => Math.floor(random() * count);

/** All sockets of the channel, so that a test can cut the line silently. */
const sockets: WebSocket[] = [];
class SlowSocket extends WebSocket {
  constructor(url: string) {
    super(url);
    sockets.push(this);
  }
  override send(data: string) {
    setTimeout(() => super.send(data), below(150));
  }
}

const SCOPE: ActiveScope = {
  vendorId: 'v1001',
  includeOutlets: false,
  timezone: 'Asia/Taipei',
  guestOrderIds: null,
};
let server: TestApp;
let owner: TestCaller;
/** The list excludes outlets, so this outlet's orders are not pushed to it. */
let outlet: TestCaller;
let api: ApiClient;
let channel: LiveChannel;
let reconnects = 0;
let shownAtReturn = '';
const browser = createQueryClient();
/** An order of the outlet, opened beside the list. */
let openedId: string;
const list = () => activeOrdersOptions(api, SCOPE);

beforeAll(async () => {
  server = await startTestApp({ limitFactor: 1000 });
  const origin = await server.listen();
  const authorization = await server.authorize('owner@demo.test');
  owner = await signedInCaller(server);
  await owner.call('POST', '/simulator', { paused: true });
  api = createApiClient({ baseUrl: `${origin}${API}`, authorization: () => authorization });
  outlet = await signedInCaller(server, 'owner@demo.test', 'v1002', {
    latitude: 25.0283,
    longitude: 121.5437,
  });
  await openAnOrder();
  await catchUp();
  channel = createLiveChannel({
    url: `${origin.replace('http:', 'ws:')}/live`,
    ticket: () => requestTicket(api),
    authorization: () => null,
    WebSocket: SlowSocket as unknown as typeof globalThis.WebSocket,
    onState: () => undefined,
    onOrderUpdate: (order) => {
      rememberOrders(browser, [order]);
      addToList(browser, list().queryKey, [order.order_id]);
    },
    onReconnect: () => {
      reconnects += 1;
      shownAtReturn = JSON.stringify(readShownOrders());
      void catchUp();
    },
  });
  channel.subscribe(SCOPE.vendorId);
  await until(() => channel.state() === 'connected');
});
afterAll(async () => {
  channel.close();
  await server.close();
});

const catchUp = () =>
  Promise.all([
    browser.fetchQuery({ ...list(), staleTime: 0 }),
    browser.fetchQuery(orderOptions(api, 'v1002', openedId)),
  ]).catch(() => undefined);

/** The test clock does not advance by itself, and a list is requested up to now. */
const advanceClock = () => server.clock.advance((Date.now() - server.clock.nowMs()) / 1000);
const advance = (id: string) => owner.call('POST', `/simulator/orders/${id}/advance`, {});

async function openAnOrder(): Promise<void> {
  advanceClock();
  openedId = await outlet.placeOrder();
  await browser.fetchQuery(orderOptions(api, 'v1002', openedId));
}

const newest: string[] = [];
async function changeSomething(): Promise<void> {
  advanceClock();
  const id = newest[below(newest.length)];
  const dice = below(10);
  if (id === undefined || dice === 0) {
    newest.unshift(await owner.placeOrder());
    newest.splice(12);
  } else if (dice === 1)
    await owner.call('PUT', '/order/cancel', { vendor_id: 'v1001', order_id: id, reason: 'USER_REQUEST' });
  else await advance(id);
}

const pickShownFields = ({ order_id, status, status_history, cancellation }: Order) => ({
  order_id,
  status,
  history: status_history.map((entry) => entry.status),
  cancellation: cancellation?.reason,
});
function readShownOrders(client = browser) {
  const book = client.getQueryData(orderBookOptions().queryKey) ?? new Map();
  const ids = client.getQueryData(list().queryKey)?.ids ?? [];
  return [...ordersOf(book, ids), ...ordersOf(book, [openedId])].map(pickShownFields);
}
async function asTheServerHasIt() {
  const fresh = createQueryClient();
  await fresh.fetchQuery(list());
  await fresh.fetchQuery(orderOptions(api, 'v1002', openedId));
  const orders = readShownOrders(fresh);
  fresh.clear();
  return orders;
}

it(`${CUTS} times: after a cut at a random moment the reconnected channel shows the server state`, async () => {
  let [changes, missed] = [0, 0];
  for (let cut = 1; cut <= CUTS; cut += 1) {
    let isOver = false;
    const busy = (async () => {
      while (!isOver) {
        await changeSomething();
        changes += 1;
        await pause(below(20));
      }
    })();
    await pause(below(200));
    const { status } = await advance(openedId);
    if (status !== 200) await openAnOrder();
    // On a busy machine a connection may already have been lost.
    const before = reconnects;
    sockets.at(-1)?.terminate();
    try {
      await until(() => reconnects > before);
      await pause(below(30));
    } finally {
      isOver = true;
      await busy;
    }
    const wanted = await asTheServerHasIt();
    await until(() => JSON.stringify(readShownOrders()) === JSON.stringify(wanted)).catch(() => undefined);
    expect([cut, readShownOrders()]).toEqual([cut, wanted]);
    if (shownAtReturn !== JSON.stringify(wanted)) missed += 1;
  }
  expect(missed).toBeGreaterThan(CUTS / 2);
  const orders = readShownOrders().length;
  printRow('cuts of the live channel per database; lists that differ from the server', `${CUTS}; 0`, '0');
  printFigure(
    `${CUTS} cuts of the channel while ${changes} changes were made to ${orders} orders: ${missed} times something had been missed, list and open order equalled the server's after each`,
  );
});
