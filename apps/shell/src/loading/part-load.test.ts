import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RemoteDefinition } from '@courier/shell-api';
import { buildEntry, buildLastGood } from '../testing/build-registry';
import type { RemoteRuntime } from './federation-runtime';
import { createPartLoad, newReference } from './part-load';
import { createPartLoader } from './part-loader';
import { RemoteFault } from './remote-fault';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const Screen = () => null;
const definition = (contractVersion = 1): RemoteDefinition => ({
  manifest: buildEntry({ manifest: { contractVersion } }).manifest,
  screens: { list: async () => ({ default: Screen }) },
  englishTexts: {},
});

type Load = RemoteRuntime['load'];

function setUp(
  load: Load,
  entry = buildEntry({ lastGood: buildLastGood() }),
  diagnosed: RemoteFault | null = null,
) {
  const onFailure = jest.fn();
  const onReady = jest.fn();
  const runtime: RemoteRuntime = { load: jest.fn(load), diagnose: async () => diagnosed };
  const onTampering = jest.fn();
  const loadPart = createPartLoader({ runtime, onDefinition: async () => undefined, onTampering });
  const part = createPartLoad(entry, { screen: 'list' }, { loadPart, onFailure, onReady });
  return { part, runtime, onFailure, onReady, onTampering };
}
const versions = ({ runtime }: ReturnType<typeof setUp>) =>
  (runtime.load as jest.MockedFunction<Load>).mock.calls.map(([, release]) => release.version);

describe('a screen of a remote', () => {
  it('that loads on a retry is shown without an error [SHELL-BUILD-09]', async () => {
    let calls = 0;
    const one = setUp(async () => {
      calls += 1;
      if (calls < 3) throw new RemoteFault('network', 'x');
      return { default: definition() };
    });
    one.part.start();
    await jest.advanceTimersByTimeAsync(4000);
    expect(one.part.get()).toMatchObject({ phase: 'ready', Part: Screen, release: { version: '1.1.0' } });
    expect(one.onFailure).not.toHaveBeenCalled();
  });

  it('reports after 8 s that it is still loading, with the number of the attempt', async () => {
    const one = setUp(async () => Promise.reject(new RemoteFault('network', 'x')));
    one.part.start();
    await jest.advanceTimersByTimeAsync(7999);
    expect(one.part.get()).toMatchObject({ phase: 'loading', slow: false });
    await jest.advanceTimersByTimeAsync(1);
    expect(one.part.get()).toMatchObject({ phase: 'loading', slow: true, attempt: 5 });
    await jest.advanceTimersByTimeAsync(2000);
    expect(one.part.get()).toMatchObject({ slow: true, attempt: 6 });
  });

  it('is tried 11 times, then once in the previous release, then fails', async () => {
    const one = setUp(async () => Promise.reject(new RemoteFault('server', 'x', { status: 503 })));
    one.part.start();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(versions(one)).toEqual([...Array<string>(11).fill('1.1.0'), '1.0.0']);
    expect(one.part.get()).toMatchObject({
      phase: 'failed',
      failure: { attempts: 11, fault: { status: 503 } },
    });
    expect(one.onFailure).toHaveBeenCalledTimes(1);
  });

  it.each(['missing', 'integrity'] as const)(
    'is loaded from the previous release at once after a %s fault',
    async (kind) => {
      const one = setUp(async (_name, release) => {
        if (release.version === '1.1.0') throw new RemoteFault(kind, 'x');
        return { default: definition() };
      });
      one.part.start();
      await jest.advanceTimersByTimeAsync(0);
      expect(versions(one)).toEqual(['1.1.0', '1.0.0']);
      expect(one.part.get().phase).toBe('ready');
      const alarms = kind === 'integrity' ? [['alpha']] : [];
      expect(one.onTampering.mock.calls).toEqual(alarms);
    },
  );

  it('with an unsupported contract is refused before any file is requested', async () => {
    const one = setUp(
      async () => ({ default: definition() }),
      buildEntry({ manifest: { contractVersion: 9 } }),
    );
    one.part.start();
    await jest.advanceTimersByTimeAsync(0);
    expect(one.runtime.load).not.toHaveBeenCalled();
    expect(one.part.get()).toMatchObject({ phase: 'failed', failure: { fault: { kind: 'contract' } } });
  });

  it.each([
    ['something else than a remote', { default: { hello: 1 } }, 'contract'],
    ['a newer contract than its registry says', { default: definition(9) }, 'contract'],
  ])('that exports %s fails', async (_what, module, kind) => {
    const one = setUp(async () => module, buildEntry());
    one.part.start();
    await jest.advanceTimersByTimeAsync(0);
    expect(one.part.get()).toMatchObject({ phase: 'failed', failure: { fault: { kind } } });
  });

  it('whose own chunk fails has the fault of the file request', async () => {
    const failing = async () => {
      throw Object.assign(new Error('Loading chunk 1 failed'), {
        name: 'ChunkLoadError',
        type: 'error',
        request: '/c.js',
      });
    };
    const broken = { ...definition(), screens: { list: failing } };
    const one = setUp(
      async () => ({ default: broken }),
      buildEntry(),
      new RemoteFault('missing', 'x', { status: 404 }),
    );
    one.part.start();
    await jest.advanceTimersByTimeAsync(0);
    expect(one.part.get()).toMatchObject({
      phase: 'failed',
      failure: { fault: { kind: 'missing', status: 404 } },
    });
  });

  it.each([
    ['its container', async () => new Promise<never>(() => undefined)],
    [
      'each try of which takes 16 seconds to fail',
      async () =>
        new Promise<never>((_, reject) => setTimeout(() => reject(new RemoteFault('timeout', 'x')), 16_000)),
    ],
  ])('that hangs has failed within two minutes: %s', async (_what, load) => {
    const one = setUp(load);
    one.part.start();
    await jest.advanceTimersByTimeAsync(119_000);
    expect(one.part.get()).toMatchObject({ phase: 'failed', failure: { fault: { kind: 'timeout' } } });
  });

  it('that was preloaded is available at once', async () => {
    const one = setUp(async () => ({ default: definition() }));
    one.part.ahead();
    one.part.ahead();
    await jest.advanceTimersByTimeAsync(0);
    expect(one.part.get()).toMatchObject({ phase: 'ready', Part: Screen });
    one.part.start();
    expect(versions(one)).toEqual(['1.1.0']);
  });

  it('that failed during the preload reports nothing and is requested again on demand', async () => {
    let isDown = true;
    const one = setUp(async () => {
      if (isDown) throw new RemoteFault('missing', 'x');
      return { default: definition() };
    }, buildEntry());
    one.part.ahead();
    await jest.advanceTimersByTimeAsync(0);
    expect(one.part.get()).toEqual({ phase: 'loading', slow: false, attempt: 1 });
    expect(one.onFailure).not.toHaveBeenCalled();
    isDown = false;
    one.part.start();
    await jest.advanceTimersByTimeAsync(0);
    expect(one.part.get().phase).toBe('ready');
  });

  it('that is requested during its preload can fail like any other, and another preload does not restart it', async () => {
    const one = setUp(async () => Promise.reject(new RemoteFault('missing', 'x')), buildEntry());
    one.part.ahead();
    one.part.start();
    await jest.advanceTimersByTimeAsync(0);
    expect(one.part.get().phase).toBe('failed');
    expect(one.onFailure).toHaveBeenCalledTimes(1);
    one.part.ahead();
    await jest.advanceTimersByTimeAsync(0);
    expect(versions(one)).toEqual(['1.1.0']);
  });

  it('is restarted by Retry, and only the newer attempt counts', async () => {
    let isDown = true;
    const one = setUp(async () => {
      if (isDown) throw new RemoteFault('network', 'x');
      return { default: definition() };
    });
    one.part.start();
    await jest.advanceTimersByTimeAsync(9000);
    isDown = false;
    one.part.retry();
    await jest.advanceTimersByTimeAsync(0);
    expect(one.part.get().phase).toBe('ready');
    expect(one.onFailure).not.toHaveBeenCalled();
    expect(one.onReady).toHaveBeenCalledTimes(1);
  });
});

it('creates references that can be read aloud', () => {
  expect(newReference(() => 0.5)).toMatch(/^R-[2-9A-HJ-NP-Z]{4}$/);
});
