import { afterEach, expect, it, jest } from '@jest/globals';
import { LIMITS } from '@courier/config';
import { countryParameterOptions, createQueryClient, deliveryAreasQuery } from '../queries';
import { answeringClient } from '../testing/answering-client';
import { rememberParameters } from './remember-parameters';

afterEach(() => void jest.restoreAllMocks());

it('a parameter is a text for every server format', async () => {
  const { client, inputsOf } = answeringClient({ 'parameters.get': [{ result: 75 }, { result: 'true' }] });
  const cache = createQueryClient();
  expect(await cache.fetchQuery(countryParameterOptions(client, 'orderItemValueExceedLimit'))).toBe('75');
  expect(await cache.fetchQuery(countryParameterOptions(client, 'onlinePaymentActivated'))).toBe('true');
  await cache.fetchQuery(countryParameterOptions(client, 'onlinePaymentActivated'));
  expect(inputsOf('parameters.get')).toEqual(
    ['orderItemValueExceedLimit', 'onlinePaymentActivated'].map((name) => ({ params: { name } })),
  );
});

it('a parameter is cached in memory for five minutes', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
  const asked: string[] = [];
  const read = rememberParameters(async ({ params }: { params: { name: string } }) => {
    asked.push(params.name);
    return asked.length;
  });
  const readParameter = (name: string) => read({ params: { name } });
  expect([await readParameter('a'), await readParameter('b'), await readParameter('a')]).toEqual([1, 2, 1]);
  clock.mockReturnValue(LIMITS.countryParameterCacheMs - 1);
  expect(await readParameter('a')).toBe(1);
  clock.mockReturnValue(LIMITS.countryParameterCacheMs);
  expect(await readParameter('a')).toBe(3);
});

it('a failed parameter is requested again', async () => {
  let asked = 0;
  const read = rememberParameters(async (_: { params: { name: string } }) => {
    asked += 1;
    if (asked === 1) throw new Error('no');
    return asked;
  });
  await expect(read({ params: { name: 'a' } })).rejects.toThrow('no');
  expect(await read({ params: { name: 'a' } })).toBe(2);
});

it('delivery areas are requested by vendor', async () => {
  const { client, inputsOf } = answeringClient({ 'pricing.deliveryAreas': { result: { areas: [['x']] } } });
  const cache = createQueryClient();
  expect(await cache.fetchQuery(deliveryAreasQuery(client, 'kw1001'))).toEqual([['x']]);
  await cache.fetchQuery(deliveryAreasQuery(client, 'kw1002'));
  expect(inputsOf('pricing.deliveryAreas')).toEqual(
    ['kw1001', 'kw1002'].map((vendorId) => ({ params: { vendorId } })),
  );
});
