import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { systemClock } from '../../../platform/clock';
import type { Db } from '../../../platform/db/database';
import { setTariff } from '../../../testing/installations/set-rules';
import { demoTariff } from '../../../testing/server/demonstration';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { createCurrentRules, type CurrentRules } from './current-rules';
import { readOutletRules } from './outlet-rules';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it('gives a tariff the version that contains it, also when another call reads a newer one between', async () => {
  const { db } = server.deps;
  const nowSeconds = systemClock.nowSeconds();
  const readsEachTime = 0;
  const current = createCurrentRules(systemClock, null, readsEachTime);
  const version = await setTariff(db, { ...demoTariff('TW'), baseMinor: 40 }, nowSeconds - 60);
  const rules: CurrentRules = {
    ...current,
    read: async (on: Db, kind, country) => {
      if (kind === 'conditions') {
        await setTariff(db, { ...demoTariff('TW'), baseMinor: 70 }, nowSeconds);
        await current.read(on, 'tariffs', country);
      }
      return current.read(on, kind, country);
    },
  };
  const outlet = await readOutletRules({ rules }, db, { country: 'TW', vendorId: 'v1001', pickup: null });
  expect([outlet.tariff?.baseMinor, outlet.tariffVersion, outlet.tariffSince]).toEqual([
    40,
    version,
    nowSeconds - 60,
  ]);
  expect((await current.read(db, 'tariffs', 'TW'))?.[0]?.baseMinor).toBe(70);
});
