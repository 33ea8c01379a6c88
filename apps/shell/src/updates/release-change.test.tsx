import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { RELEASE_LIMITS } from '@courier/config';
import { assignReleases, type Registry } from '@courier/config/registry';
import { createReleaseAssignment, type BrowserReleases } from '../registry/release-assignment';
import { buildEntry, buildLastGood, buildRegistry, buildRoute } from '../testing/build-registry';
import { buildRemote } from '../testing/build-remote';
import { memoryStorage } from '../testing/memory-storage';
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

/** The workspace with the newer release and this answer for the registry. */
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
  it('detects a rollback within a minute and reloads at the next navigation, not before', async () => {
    const { pass, go, reload } = await open(asFile(published({ stable: before.version })));
    await go('/other/v1001');
    expect(reload).not.toHaveBeenCalled();
    await pass(60_000);
    expect(reload).not.toHaveBeenCalled();
    await go('/list/v1001');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('detects a rollback also if its page contains no hashes of that remote', async () => {
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

  it('reloads only for another release of its remotes', async () => {
    const { pass, go, reload } = await open(
      asFile(published({ canary: { release: before.version, percent: 0 } })),
    );
    await pass(60_000);
    await go('/other/v1001');
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload during a request, but at the next navigation after it', async () => {
    const { pass, go, reload, services } = await open(asFile(published({ stable: before.version })));
    await pass(60_000);
    const release = services.ports.navigation.holdReload();
    await go('/other/v1001');
    expect(reload).not.toHaveBeenCalled();
    release();
    await go('/list/v1001');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads once for the same releases when a cache returns the old HTML', async () => {
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
  ])('does not reload while the registry %s', async (_, answer) => {
    const { pass, go, reload } = await open(answer);
    await pass(120_000);
    await go('/other/v1001');
    expect(reload).not.toHaveBeenCalled();
  });

  it('runs the canary of its vendor once the vendors of the account are loaded', async () => {
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

describe('a release that fails', () => {
  const broken = async () => {
    const remote = buildRemote('alpha', buildRegistry(entry));
    const Broken = () => {
      throw new Error('boom');
    };
    return {
      default: { ...remote, screens: { ...remote.screens, list: async () => ({ default: Broken }) } },
    };
  };

  it('three times in a tab is replaced by the last good release at the next retry', async () => {
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

  it('three times is replaced by the previous proven release if it was proven itself', async () => {
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

  it('is not replaced if no release is known to be good', async () => {
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

it('a release that cannot be loaded is not tried again in this tab, which reloads to the fallback release', async () => {
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

it('after a fallback the menu has the entry and text of the fallback release alone', async () => {
  const withMenu = (one: typeof release, text: string) => ({
    ...one,
    manifest: { ...entry.manifest, routes },
    texts: { en: { title: 'Alpha', menu: text } },
  });
  const both = { ...entry, releases: [withMenu(release, 'Newer entry'), withMenu(before, 'Older entry')] };
  const openAs = (taker: BrowserReleases) =>
    open(asFile(buildRegistry(both)), {
      registry: assignReleases(buildRegistry(both), taker),
      path: '/list/v1001',
      load: async (_name, wanted) => {
        if (wanted.version === release.version) throw new Error('no code');
        return { default: buildRemote('alpha', buildRegistry(entry)) };
      },
    });
  const menu = () => screen.getByRole('navigation', { name: 'Main' }).textContent;
  const first = await openAs(createReleaseAssignment(memoryStorage(), memoryStorage()));
  expect(menu()).toBe('Newer entry');
  await first.go('/other/v1001');
  expect(first.reload).toHaveBeenCalledTimes(1);
  stop();
  document.body.replaceChildren();
  await openAs(createReleaseAssignment(first.storage, first.tab));
  expect(menu()).toBe('Older entry');
});
