import { expect, it } from '@jest/globals';
import type { Order } from '@courier/api-client/contract';
import type { Deps } from '@courier/platform-api';
import { createOrderBus } from '../../../platform-api/src/platform/live-bus/live-bus';
import { trackOrders } from './track-orders';
import type { Run } from './run';
import type { RunningOrders } from './running-orders';
import { createTurns } from './turns';

const buildFollowedOrder = (status: Order['status']) =>
  ({ order_id: 'o-1', status, customer: { location: { latitude: 25, longitude: 121 } } }) as Order;
const run = { orderId: 'o-1', status: 'RECEIVED', dropoff: { latitude: 25, longitude: 121 } } as Run;

function trackWhileBusy(byId: Map<string, Run>) {
  const bus = createOrderBus();
  const turns = createTurns();
  let endBusy = () => {};
  void turns.run(() => new Promise<void>((resolve) => (endBusy = resolve)));
  let queued = 0;
  let found = 0;
  const counted = { ...turns, run: ((work) => ((queued += 1), turns.run(work))) as typeof turns.run };
  const running = {
    byId,
    find: () => {
      found += 1;
      return Promise.resolve(undefined);
    },
  } as unknown as RunningOrders;
  const deps = { bus, log: { error: () => undefined } } as unknown as Pick<Deps, 'db' | 'bus' | 'log'>;
  trackOrders(
    deps,
    running,
    counted,
    () => {},
    () => true,
  );
  const finish = async () => {
    // The first task starts in a later microtask.
    await Promise.resolve();
    endBusy();
    await turns.done();
    return { queued, found };
  };
  return { bus, finish };
}

it('keeps one piece of work for an order, however often it changes while the simulator is busy', async () => {
  const { bus, finish } = trackWhileBusy(new Map());
  for (let count = 0; count < 1000; count += 1) bus.publishOrder(buildFollowedOrder('RECEIVED'));
  expect(await finish()).toEqual({ queued: 1, found: 1 });
});

it('reads an order again that was changed elsewhere while it waited', async () => {
  const byId = new Map<string, Run>();
  const { bus, finish } = trackWhileBusy(byId);
  bus.publishOrder(buildFollowedOrder('RECEIVED'));
  byId.set('o-1', run);
  bus.publishOrder(buildFollowedOrder('ACCEPTED_BY_VENDOR' as Order['status']));
  expect(await finish()).toEqual({ queued: 1, found: 1 });
  expect(byId.has('o-1')).toBe(false);
});
