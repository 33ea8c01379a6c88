import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { SlotProps } from '@courier/shell-api';
import { buildEntry, buildRegistry } from '../testing/build-registry';
import { buildRemote } from '../testing/build-remote';
import { renderShell } from '../testing/render-shell';
import { RemoteFault } from '../loading/remote-fault';

let stop: () => void = () => undefined;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const registry = buildRegistry(buildEntry({ manifest: { slots: ['navigation-badge'] } }));
const Badge = ({ routeId }: SlotProps['navigation-badge']) => <i>badge of {routeId}</i>;
const BrokenBadge = (): never => {
  throw new Error('broken badge');
};

async function open(Part: typeof Badge | typeof BrokenBadge | null) {
  const shell = await renderShell({
    registry,
    load: async (name) => ({
      default: {
        ...buildRemote(name, registry),
        slots: {
          'navigation-badge': async () => {
            if (!Part) throw new RemoteFault('missing', 'x');
            return { default: Part };
          },
        },
      },
    }),
  });
  stop = shell.stop;
  await act(async () => jest.advanceTimersByTimeAsync(2000));
  return shell;
}

describe('a slot', () => {
  it('shows its filler with the props of its place', async () => {
    await open(Badge);
    expect(screen.getByRole('link', { name: 'Alpha list badge of list' })).toBeVisible();
  });

  it.each([
    ['throws', BrokenBadge],
    ['does not load', null],
  ])('whose filler %s is empty and reported without a notice', async (_how, Part) => {
    (window as { dataLayer?: unknown[] }).dataLayer = [];
    const { services } = await open(Part);
    expect(screen.getByRole('link', { name: 'Alpha list' })).toBeVisible();
    expect(services.notices.shown.get()).toEqual([]);
    await waitFor(() =>
      expect((window as { dataLayer?: unknown[] }).dataLayer).toContainEqual(
        expect.objectContaining({ event: 'error' }),
      ),
    );
  });
});
