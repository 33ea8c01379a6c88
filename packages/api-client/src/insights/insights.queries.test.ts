import { afterEach, expect, it, jest } from '@jest/globals';
import { createQueryClient, insightsOptions, rangeOf } from '../queries';
import { answeringClient } from '../testing/answering-client';

// 2 November 2026, 01:30 in Kuwait; still 1 November in UTC.
const NOW = Date.UTC(2026, 10, 1, 22, 30) / 1000;
const scope = { vendorId: 'kw1001', timezone: 'Asia/Kuwait', includeOutlets: true };

afterEach(() => void jest.restoreAllMocks());

it('insights are requested by local days, with the outlets if selected', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW * 1000);
  const { client, inputsOf } = answeringClient({ 'insights.get': { result: { endings: [] } } });
  const cache = createQueryClient();
  expect(await cache.fetchQuery(insightsOptions(client, scope, 'past-week'))).toEqual({ endings: [] });
  await cache.fetchQuery(insightsOptions(client, { ...scope, includeOutlets: false }, { from: 1, to: 2 }));
  const { from, to } = rangeOf('past-week', NOW, 'Asia/Kuwait');
  expect(inputsOf('insights.get')).toEqual([
    { params: { vendorId: 'kw1001' }, query: { from, to, include_outlets: true } },
    { params: { vendorId: 'kw1001' }, query: { from: 1, to: 2 } },
  ]);
});
