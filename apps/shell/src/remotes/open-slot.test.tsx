import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { OpenSlot, type KnownSlot, type OpenSlotProps } from '@courier/shell-api';
import { buildEntry, buildRegistry, buildRoute } from '../testing/build-registry';
import { buildRemote } from '../testing/build-remote';
import { renderShell } from '../testing/render-shell';

let stop: () => void = () => undefined;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A slot that only this test defines; the contract would list it. */
const OFFERED_SLOT = 'alpha/weights' as KnownSlot & keyof OpenSlotProps;
const order = { order_id: 'v3001-7', vendor_id: 'v3001', status: 'NEW' };

const Owner = () => (
  <section aria-label="owner">
    <p>owner stands</p>
    <OpenSlot name={OFFERED_SLOT} props={order} />
  </section>
);
const Weigh = ({ order_id: id }: typeof order) => <button>weigh {id}</button>;
const Broken = (): never => {
  throw new TypeError('scales is not a function');
};

async function open(fillers: Record<string, ComponentType<typeof order>>, offers = [OFFERED_SLOT]) {
  const names = Object.keys(fillers);
  const registry = buildRegistry(
    buildEntry({ manifest: { offers: offers.map((name) => ({ name, props: 'weights' })) } }),
    ...names.map((name) =>
      buildEntry({
        name,
        manifest: { routes: [buildRoute({ path: `/${name}` })], navigation: [], slots: [OFFERED_SLOT] },
      }),
    ),
  );
  const shell = await renderShell({
    registry,
    load: async (name) => {
      const remote = buildRemote(name, registry);
      const filler = fillers[name];
      return {
        default: {
          ...remote,
          ...(name === 'alpha' ? { screens: { list: async () => ({ default: Owner }) } } : {}),
          ...(filler ? { slots: { [OFFERED_SLOT]: async () => ({ default: filler }) } } : {}),
        },
      };
    },
  });
  stop = shell.stop;
  await act(async () => jest.advanceTimersByTimeAsync(3000));
  return shell;
}

it('the fillers of a slot of a remote are rendered there with the props of its owner', async () => {
  await open({ beta: Weigh, gamma: Weigh });
  const owner = screen.getByRole('region', { name: 'owner' });
  expect(screen.getAllByRole('button', { name: 'weigh v3001-7' })).toHaveLength(2);
  expect(owner).toContainElement(screen.getAllByRole('button', { name: 'weigh v3001-7' })[0] ?? null);
});

it('a filler that throws is removed and reported; its owner and the other filler stay', async () => {
  const layer: unknown[] = [];
  (window as { dataLayer?: unknown[] }).dataLayer = layer;
  await open({ beta: Broken, gamma: Weigh });
  expect(screen.getByText('owner stands')).toBeVisible();
  expect(screen.getByRole('button', { name: 'weigh v3001-7' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: /stopped because of an error/ })).toBeNull();
  const fault = { event: 'remote_fault', remote: 'beta', what: 'slot' };
  expect(layer).toContainEqual(expect.objectContaining(fault));
});

it('a slot that its owner does not offer stays empty', async () => {
  const { runtime } = await open({ beta: Weigh }, []);
  expect(screen.getByText('owner stands')).toBeVisible();
  expect(screen.queryByRole('button', { name: /weigh/ })).toBeNull();
  expect(runtime.load).not.toHaveBeenCalledWith('beta', expect.anything(), expect.anything());
});
