import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { RELEASE_LIMITS } from '@courier/config';
import type { Registry } from '@courier/config/registry';
import { buildEntry, buildLastGood, buildRegistry, buildRoute } from '../testing/build-registry';
import { buildRemote } from '../testing/build-remote';
import { renderShell } from '../testing/render-shell';
import { createChange } from './change-releases';
import { createReloadHolds } from './reload-holds';

const lastGood = buildLastGood();
const routes = [buildRoute(), buildRoute({ id: 'other', path: '/other/:vendorId?' })];
const entry = buildEntry({ lastGood, manifest: { routes } });
const [release, before] = entry.releases;
if (!release || !before) throw new Error('The entry holds two releases');
const published = (channels: object): Registry =>
  buildRegistry({ ...entry, channels: { ...entry.channels, ...channels } });
const asFile = (registry: Registry) => () => new Response(JSON.stringify(registry));

let stop: () => void = () => undefined;
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** The workspace on the newer release, whose registry answers this from now on. */
async function open(
  answer: () => Response | Promise<Response>,
  setUp: Parameters<typeof renderShell>[0] = {},
) {
  const shell = await renderShell({
    registry: buildRegistry(entry),
    files: (path) => (path === '/registry/courier.json' ? answer() : undefined),
    ...setUp,
  });
  stop = shell.stop;
  const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));
  const go = (to: string) => act(async () => shell.router.navigate(to));
  await pass(100);
  return { ...shell, pass, go, reload: shell.page.reload };
}

describe('an open tab', () => {
  it('learns of a recall within a minute and changes with the next navigation, not before', async () => {
    const { pass, go, reload } = await open(asFile(published({ stable: before.version })));
    await go('/other/v1001');
    expect(reload).not.toHaveBeenCalled();
    await pass(60_000);
    expect(reload).not.toHaveBeenCalled();
    await go('/list/v1001');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('learns of it as well where its page brought no hashes of that remote', async () => {
    const releases = entry.releases.map((one) => ({ ...one, files: {}, hashesLater: true }));
    const active = { ...entry.active, files: {}, hashesLater: true };
    const running = buildRegistry({ ...entry, active, releases });
    const { pass, go, reload } = await open(asFile(published({ stable: before.version })), {
      registry: running,
    });
    await pass(60_000);
    await go('/other/v1001');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('changes for nothing but another release of what it runs', async () => {
    const { pass, go, reload } = await open(
      asFile(published({ canary: { release: before.version, percent: 0 } })),
    );
    await pass(60_000);
    await go('/other/v1001');
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not change while something is being sent, but with the navigation after that', async () => {
    const { pass, go, reload, services } = await open(asFile(published({ stable: before.version })));
    await pass(60_000);
    const release = services.ports.navigation.holdReload();
    await go('/other/v1001');
    expect(reload).not.toHaveBeenCalled();
    release();
    await go('/list/v1001');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('changes to the same releases once, as when a cache still hands out the old html', async () => {
    const { tab, page } = await open(asFile(published({})));
    const services = { watch: { newer: () => 'alpha 1.0.0' }, page, holds: createReloadHolds(), tab };
    const [first, afterReload] = [createChange(services), () => createChange(services)()];
    expect([first(), first(), afterReload()]).toEqual([true, true, false]);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['is missing', () => new Response('', { status: 404 })],
    ['cannot be had', () => Promise.reject(new TypeError('fetch failed'))],
    ['is html', () => new Response('<!doctype html>')],
    ['composes nothing', () => new Response('{"schemaVersion":1,"remotes":[]}')],
  ])('stays as it is while the registry %s', async (_, answer) => {
    const { pass, go, reload } = await open(answer);
    await pass(120_000);
    await go('/other/v1001');
    expect(reload).not.toHaveBeenCalled();
  });

  it('takes the canary of its vendor once it knows the vendors of the account', async () => {
    const canary = { release: before.version, percent: 0, vendors: ['v1001'] };
    const { pass, go, reload, services } = await open(asFile(published({ canary })), {
      registry: published({ canary }),
    });
    await pass(0);
    expect(services.vendors.getState().vendors.map(({ vendor_id: id }) => id)).toContain('v1001');
    await go('/other/v1001');
    expect(reload).toHaveBeenCalled();
  });
});

describe('a release that breaks', () => {
  const broken = async () => {
    const remote = buildRemote('alpha', buildRegistry(entry));
    const Broken = () => {
      throw new Error('boom');
    };
    return {
      default: { ...remote, screens: { ...remote.screens, list: async () => ({ default: Broken }) } },
    };
  };

  it('three times in a tab gives way to the last good one, at the next try', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { reload, pass } = await open(asFile(published({})), { load: broken, path: '/list/v1001' });
    const again = async () => {
      await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
      await pass(0);
    };
    await again();
    await again();
    expect(reload).not.toHaveBeenCalled();
    await again();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('three times gives way to the one proven before it, where use has proven it too', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const proven = published({ lastGood: release.version, proven: [release.version, before.version] });
    const { reload, pass, backend } = await open(asFile(proven), {
      registry: proven,
      load: broken,
      path: '/list/v1001',
      config: { releaseSample: 100 },
    });
    for (let time = 0; time < 3; time += 1) {
      expect(reload).not.toHaveBeenCalled();
      await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
      await pass(0);
    }
    expect(reload).toHaveBeenCalledTimes(1);
    await pass(RELEASE_LIMITS.tellDelayMs);
    const subject = { remote: 'alpha', release: release.version };
    expect(backend.callsOf('releases.tell').map(({ body }) => body)).toEqual([
      {
        outcomes: [
          { ...subject, outcome: 'loaded' },
          { ...subject, outcome: 'failed', kind: 'screen' },
        ],
      },
    ]);
  });

  it('gives way to nothing where no release is known to be good', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const alone = buildRegistry(buildEntry({ manifest: { routes } }));
    const { reload, pass } = await open(asFile(alone), {
      registry: alone,
      load: broken,
      path: '/list/v1001',
    });
    for (let time = 0; time < 5; time += 1) {
      await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
      await pass(0);
    }
    expect(reload).not.toHaveBeenCalled();
  });
});

it('a release that does not load is not tried again in this tab: the one that stood in for it is taken whole', async () => {
  const { reload, go, pass, backend } = await open(asFile(published({})), {
    path: '/list/v1001',
    config: { releaseSample: 100 },
    load: async (_name, wanted) => {
      if (wanted.version === release.version) throw new Error('no code');
      return { default: buildRemote('alpha', buildRegistry(entry)) };
    },
  });
  await pass(RELEASE_LIMITS.tellDelayMs);
  expect(screen.getByText(/list of/)).toBeVisible();
  expect(backend.callsOf('releases.tell').map(({ body }) => body)).toEqual([
    {
      outcomes: [
        { remote: 'alpha', release: release.version, outcome: 'failed', kind: 'code' },
        { remote: 'alpha', release: before.version, outcome: 'loaded' },
      ],
    },
  ]);
  await go('/other/v1001');
  expect(reload).toHaveBeenCalledTimes(1);
});
