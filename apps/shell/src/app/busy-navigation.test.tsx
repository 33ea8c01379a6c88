import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import type { RemoteDefinition } from '@courier/shell-api';
import { buildEntry, buildRegistry, buildRoute } from '../testing/build-registry';
import { renderShell } from '../testing/render-shell';

/** A slow render of 300 ms in parts that React can interrupt. */
const PARTS = 60;
const PART_MS = 5;
/** A render that restarts with each update takes five seconds. */
const FEW_UPDATES = 10;

const acts = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
let end: () => void = () => undefined;
afterEach(() => {
  acts.IS_REACT_ACT_ENVIRONMENT = true;
  end();
});

/** An order list that updates whenever React yields. */
function movingOrders() {
  const listeners = new Set<() => void>();
  let updates = 0;
  let isDue = false;
  const move = () => {
    isDue = false;
    updates += 1;
    listeners.forEach((listener) => listener());
  };
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    count: () => updates,
    moveNext() {
      if (!isDue) queueMicrotask(move);
      isDue = true;
    },
  };
}

function SlowPart({ orders }: { orders: ReturnType<typeof movingOrders> }) {
  orders.moveNext();
  const until = performance.now() + PART_MS;
  while (performance.now() < until);
  return null;
}

it('shows another screen while updates keep coming, not after the last update', async () => {
  const orders = movingOrders();
  const Moving = () => <p>{useSyncExternalStore(orders.subscribe, orders.count)} updates</p>;
  const Slow = () => (
    <>
      {Array.from({ length: PARTS }, (_, part) => (
        <SlowPart key={part} orders={orders} />
      ))}
      <p>the other screen</p>
    </>
  );
  const registry = buildRegistry(
    buildEntry({
      manifest: {
        routes: [buildRoute({ roles: ['home'] }), buildRoute({ id: 'other', path: '/other/:vendorId?' })],
      },
    }),
  );
  const remote: RemoteDefinition = {
    manifest: registry.remotes[0]?.manifest ?? buildEntry().manifest,
    screens: {
      list: async () => ({ default: Moving }),
      other: async () => ({ default: Slow }),
    },
    englishTexts: {},
  };
  const { router, services, stop } = await renderShell({ registry, load: async () => ({ default: remote }) });
  await screen.findByText('0 updates');
  const [entry = buildEntry()] = registry.remotes;
  const other = services.partLoad(entry, { screen: 'other' });
  other.ahead();
  await waitFor(() => expect(other.get().phase).toBe('ready'));
  // Like a browser: React may interrupt renders.
  acts.IS_REACT_ACT_ENVIRONMENT = false;
  end = stop;
  const shown = screen.findByText('the other screen', {}, { timeout: 20_000 });
  router.navigate('/other/v1001');
  await shown;
  expect(orders.count()).toBeLessThan(FEW_UPDATES);
});
