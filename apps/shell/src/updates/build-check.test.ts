import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { NOW } from '../testing/build-session';
import { renderShell } from '../testing/render-shell';
import { loadedBuild } from './build-check';
import { createReloadHolds } from './reload-holds';
import { reloadWhenOutdated } from './reload-when-outdated';

const OLD = { main: '/shell/main.0a0a0a0a.js', runtime: '/shell/runtime.0b0b0b0b.js' };
const NEWER = '/shell/main.ffffffff.js';
const WARNING = 'Your application is outdated, automatically reloading the app in 3 seconds';
const manifest = (main: string, runtime: string) =>
  new Response(JSON.stringify({ files: { 'main.js': main, 'runtime.js': runtime } }));

type Answer = () => Response | Promise<Response>;

let stop: () => void = () => undefined;
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});

async function open(answer: Answer) {
  const asked: string[] = [];
  const shell = await renderShell({
    build: OLD,
    files: (path) => {
      if (!path.startsWith('/asset-manifest.json')) return undefined;
      asked.push(path);
      return answer();
    },
  });
  stop = shell.stop;
  const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));
  const warnings = () => shell.services.notices.shown.get().filter(({ message }) => message === WARNING);
  return { ...shell, asked, pass, warnings };
}

describe('the build check', () => {
  it('reads the manifest without caches every 300000 ms [SHELL-BUILD-01] [SHELL-BUILD-02]', async () => {
    const { asked, pass } = await open(() => manifest(OLD.main, OLD.runtime));
    await pass(299_999);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual([`/asset-manifest.json?timestamp=${NOW}`]);
    await pass(300_000);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['main script', NEWER, OLD.runtime],
    ['runtime script', OLD.main, '/shell/runtime.ffffffff.js'],
  ])(
    'warns for 10 s and reloads after 3 s when the %s has changed [SHELL-BUILD-03] [SHELL-BUILD-04] [SHELL-BUILD-05]',
    async (_, main, runtime) => {
      const { page, pass, warnings } = await open(() => manifest(main, runtime));
      await pass(300_000);
      expect(warnings()).toMatchObject([{ type: 'warning', durationMs: 10_000 }]);
      await pass(2999);
      expect(page.reload).not.toHaveBeenCalled();
      await pass(1);
      expect(page.reload).toHaveBeenCalledTimes(1);
    },
  );

  it.each<[string, Answer]>([
    ['is missing', () => new Response('', { status: 404 })],
    ['fails', () => Promise.reject(new TypeError('fetch failed'))],
    ['is html', () => new Response('<!doctype html>')],
    ['has another shape', () => new Response('{"files":[]}')],
    ['is unchanged', () => manifest(OLD.main, OLD.runtime)],
  ])(
    'does nothing when the manifest %s, and checks again after the interval [SHELL-BUILD-06]',
    async (_, answer) => {
      const { asked, page, pass, warnings } = await open(answer);
      await pass(310_000);
      expect([warnings(), page.reload.mock.calls]).toEqual([[], []]);
      await pass(300_000);
      expect(asked).toHaveLength(2);
    },
  );

  it('does not reload during a request, shortly after its answer, or while a remote holds the reload', async () => {
    const { page, pass, services, backend } = await open(() => manifest(NEWER, OLD.runtime));
    await pass(299_999);
    const answerLogout = backend.delay('identity.logout');
    const sending = services.ports.api.identity.logout();
    const release = services.ports.navigation.holdReload();
    await pass(10_000);
    release();
    expect(page.reload).not.toHaveBeenCalled();
    answerLogout();
    await act(() => sending);
    await pass(400);
    expect(page.reload).not.toHaveBeenCalled();
    const releaseAgain = services.ports.navigation.holdReload();
    await pass(10_000);
    expect(page.reload).not.toHaveBeenCalled();
    releaseAgain();
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload twice for the same build when a cache returns the old HTML', async () => {
    const { page, tab, pass, services } = await open(() => manifest(NEWER, OLD.runtime));
    await pass(310_000);
    const afterReload = reloadWhenOutdated({
      notices: services.notices,
      message: () => WARNING,
      page,
      holds: createReloadHolds(),
      tab,
    });
    act(() => afterReload(NEWER));
    await pass(10_000);
    expect(page.reload).toHaveBeenCalledTimes(1);
    act(() => afterReload('/shell/main.eeeeeeee.js'));
    await pass(10_000);
    expect(page.reload).toHaveBeenCalledTimes(2);
  });
});

describe('the loaded build', () => {
  const documentWith = (...sources: string[]) => {
    const page = document.implementation.createHTMLDocument();
    for (const source of sources)
      page.head.append(Object.assign(page.createElement('script'), { src: source }));
    return page;
  };

  it('is read from the scripts of the document', () => {
    const page = documentWith(
      'http://x.test/shell/main.0a0a0a0a.js',
      'http://x.test/shell/runtime.0b0b0b0b.js',
    );
    expect(loadedBuild(page)).toEqual(OLD);
    expect(loadedBuild(documentWith('http://x.test/shell/main.0a0a0a0a.js'))).toEqual({
      main: OLD.main,
      runtime: OLD.main,
    });
  });

  it('is unknown on a development server', () => {
    expect(loadedBuild(documentWith('http://x.test/main.js'))).toBeNull();
  });
});
