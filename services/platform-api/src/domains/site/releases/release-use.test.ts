import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReleaseOutcome } from '@courier/api-client/contract';
import type { ReleaseFailure } from '@courier/config';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { createReleaseUse, type ReleaseUse } from './release-use';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const instance = () => createReleaseUse(server.deps.db, server.clock);

const loaded = (remote: string, release: string): ReleaseOutcome => ({ remote, release, outcome: 'loaded' });
const buildFailure = (remote: string, release: string, kind: ReleaseFailure = 'screen'): ReleaseOutcome => ({
  remote,
  release,
  outcome: 'failed',
  kind,
});
function recordTimes(use: ReleaseUse, brand: string, outcome: ReleaseOutcome, times: number): void {
  for (let time = 0; time < times; time += 1) use.count(brand, outcome);
}
const provenReleaseNames = (use: ReleaseUse, brand: string, remote: string) => [
  ...use.findProven(brand, remote).keys(),
];

describe('a release is proven by use', () => {
  it.each([
    { loads: 199, failures: 0, isGood: false },
    { loads: 200, failures: 0, isGood: true },
    { loads: 200, failures: 1, isGood: true },
    { loads: 200, failures: 9, isGood: true },
    { loads: 200, failures: 10, isGood: false },
    { loads: 1000, failures: 10, isGood: false },
    { loads: 1001, failures: 10, isGood: true },
    { loads: 10_000, failures: 99, isGood: true },
    { loads: 10_000, failures: 100, isGood: false },
  ])('$loads loads, $failures failed: $isGood', async ({ loads, failures, isGood }) => {
    const use = instance();
    const remote = `of-${loads}-${failures}`;
    recordTimes(use, 'oasis', loaded(remote, '1'), loads);
    recordTimes(use, 'oasis', buildFailure(remote, '1'), failures);
    await use.flush();
    expect(use.all()['oasis']?.[remote]?.['1']).toMatchObject({
      loads,
      failures: failures > 0 ? { screen: failures } : {},
    });
    expect(provenReleaseNames(use, 'oasis', remote)).toEqual(isGood ? ['1'] : []);
  });

  it('independently of older releases, other remotes and other brands', async () => {
    const use = instance();
    recordTimes(use, 'oasis', loaded('steady', '2'), 200);
    recordTimes(use, 'oasis', buildFailure('steady', '1'), 500);
    recordTimes(use, 'oasis', buildFailure('neighbour', '2'), 500);
    recordTimes(use, 'tangelo', buildFailure('steady', '2'), 500);
    recordTimes(use, 'tangelo', loaded('steady', '1'), 199);
    recordTimes(use, 'oasis', loaded('steady', '1'), 199);
    await use.flush();
    expect(provenReleaseNames(use, 'oasis', 'steady')).toEqual(['2']);
    expect(provenReleaseNames(use, 'oasis', 'neighbour')).toEqual([]);
    expect(provenReleaseNames(use, 'tangelo', 'steady')).toEqual([]);
  });

  it('by all instances together, also after a restart', async () => {
    const [first, second] = [instance(), instance()];
    recordTimes(first, 'oasis', loaded('shared', '1'), 120);
    recordTimes(second, 'oasis', loaded('shared', '1'), 79);
    recordTimes(second, 'oasis', buildFailure('shared', '1', 'code'), 1);
    await Promise.all([first.flush(), second.flush()]);
    await first.flush();
    expect(first.all()['oasis']?.['shared']?.['1']).toEqual({
      loads: 199,
      failures: { code: 1 },
      provenAt: null,
    });
    recordTimes(first, 'oasis', loaded('shared', '1'), 1);
    await first.flush();
    const startedAnew = instance();
    await startedAnew.flush();
    expect(provenReleaseNames(startedAnew, 'oasis', 'shared')).toEqual(['1']);
  });

  it('from the first time on, until it fails too often', async () => {
    const use = instance();
    recordTimes(use, 'oasis', loaded('late', '1'), 200);
    await use.flush();
    const provenAt = server.clock.nowSeconds();
    server.clock.advance(3600);
    recordTimes(use, 'oasis', buildFailure('late', '1'), 10);
    await use.flush();
    expect(provenReleaseNames(use, 'oasis', 'late')).toEqual([]);
    recordTimes(use, 'oasis', loaded('late', '1'), 801);
    await use.flush();
    expect(use.findProven('oasis', 'late').get('1')).toBe(provenAt);
  });
});

describe('the counts', () => {
  it('are kept while the database is unavailable, and added once', async () => {
    let isAway = true;
    const { db } = server.deps;
    const away = new Proxy(db, {
      get: (target, name) => {
        if (isAway && name === 'transaction') throw new Error('away');
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const use = createReleaseUse(away, server.clock);
    recordTimes(use, 'oasis', loaded('patient', '1'), 3);
    await expect(use.flush()).rejects.toThrow('away');
    recordTimes(use, 'oasis', loaded('patient', '1'), 2);
    isAway = false;
    await use.flush();
    await use.flush();
    expect(use.all()['oasis']?.['patient']?.['1']?.loads).toBe(5);
  });

  it('are the same object while nothing changes', async () => {
    const use = instance();
    await use.flush();
    const before = use.all();
    await use.flush();
    expect(use.all()).toBe(before);
  });
});
