import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createQueryClient } from '@courier/api-client/queries';
import { answeringClient, apiFailure } from '@courier/api-client/testing';
import type { QuoteRequest } from '../model/quote/quote';
import { quoteQuery, quoteRoute } from './quote.queries';

const NOW = 1_790_000_000;
const SHOP = { latitude: 29.3759, longitude: 47.9774 };
const DOOR = { latitude: 29.3375, longitude: 48.0759 };
const request: QuoteRequest = { vendorId: 'kw1001', origin: SHOP, destination: DOOR };
const answers = {
  'pricing.validateArea': { result: 'DELIVERABLE' },
  'pricing.fee': { fee: 1.25, signature: 's1', valid_until: NOW + 120 },
  'pricing.estimations': { estimations: { pick_up: 12, drop_off: 31 } },
};

const quoted = (changes: object = {}, fallbackFee: number | null = null, asked = request) => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW * 1000);
  const answering = answeringClient({ ...answers, ...changes });
  return { ...answering, quote: quoteRoute(createQueryClient(), answering.client, asked, { fallbackFee }) };
};

afterEach(() => void jest.restoreAllMocks());

describe('the quote of a route', () => {
  it('contains fee and estimates, without values missing in the answer', async () => {
    expect(await quoted().quote).toEqual({
      origin: SHOP,
      destination: DOOR,
      fee: 1.25,
      signature: 's1',
      validUntil: NOW + 120,
      parts: [],
      route: null,
      estimations: { pickUp: 12, dropOff: 31 },
    });
  });

  it('contains the parts of the fee and the measured route', async () => {
    const parts = [{ kind: 'base', amount: 1.25 }];
    const fee = { ...answers['pricing.fee'], parts, route: [SHOP, DOOR] };
    expect(await quoted({ 'pricing.fee': fee }).quote).toMatchObject({ parts, route: [SHOP, DOOR] });
  });

  it('contains the price of a return, also one of 0, where the answer names it', async () => {
    for (const return_fee of [0.625, 0])
      expect(await quoted({ 'pricing.fee': { ...answers['pricing.fee'], return_fee } }).quote).toMatchObject({
        returnFee: return_fee,
      });
    expect((await quoted().quote).returnFee).toBeUndefined();
  });

  it('is requested with the two points and the id of an updated order only', async () => {
    const marked = { ...request, origin: { ...SHOP, name: 'shop' }, destination: { ...DOOR, name: 'door' } };
    const route = { source: SHOP, destination: DOOR, vendor_id: 'kw1001', delivery_type: 'food' };
    const { quote, inputsOf } = quoted({}, null, { ...marked, orderId: 'o9' });
    expect(await quote).toMatchObject({ origin: SHOP, destination: DOOR });
    expect(inputsOf('pricing.fee')).toEqual([{ body: { ...route, order_id: 'o9' } }]);
    expect(inputsOf('pricing.estimations')).toEqual([{ body: route }]);
    expect(inputsOf('pricing.validateArea')).toEqual([
      {
        body: {
          location: { lat: DOOR.latitude, lng: DOOR.longitude },
          vendor_location: SHOP,
          vendor_id: 'kw1001',
        },
      },
    ]);
    const plain = quoted();
    await plain.quote;
    expect(plain.inputsOf('pricing.fee')).toEqual([{ body: route }]);
  });

  it('does not require estimates', async () => {
    expect(await quoted({ 'pricing.estimations': apiFailure(500) }).quote).toMatchObject({
      fee: 1.25,
      estimations: null,
    });
  });
});

describe('a quote error', () => {
  const undeliverable = { 'pricing.validateArea': { result: 'NOT_DELIVERABLE' } };

  it.each([
    ['where no rider goes', undeliverable, 'undeliverable'],
    [
      'where no rider goes, whatever else fails',
      { ...undeliverable, 'pricing.fee': apiFailure(500) },
      'undeliverable',
    ],
    [
      'where nobody says whether one goes',
      { 'pricing.validateArea': apiFailure(503) },
      'deliverability-failed',
    ],
    ['without a fee', { 'pricing.fee': apiFailure(503) }, 'fee-failed'],
  ])('%s', async (_, changes, problem) => {
    await expect(quoted(changes).quote).rejects.toMatchObject({ name: 'QuoteError', problem });
  });

  it('carries the time of the next allowed request', async () => {
    const often = apiFailure(429, { context: { call: 'pricing.fee', attempts: 1, retryAtMs: 7000 } });
    await expect(quoted({ 'pricing.fee': often }).quote).rejects.toMatchObject({
      problem: 'fee-failed',
      waitsUntilMs: 7000,
      cause: often,
    });
  });
});

describe('a test vendor', () => {
  it('gets an unsigned fallback fee for any destination', async () => {
    const changes = {
      'pricing.validateArea': { result: 'NOT_DELIVERABLE' },
      'pricing.fee': apiFailure(500),
    };
    expect(await quoted(changes, 2.5).quote).toMatchObject({
      fee: 2.5,
      signature: '',
      validUntil: null,
      parts: [],
      route: null,
    });
  });

  it('pays the regular fee when there is one', async () => {
    expect(await quoted({}, 2.5).quote).toMatchObject({ fee: 1.25, signature: 's1' });
  });
});

it('requests each quote again and identifies it by vendor, both points and order', async () => {
  const cache = createQueryClient();
  const { client, inputsOf } = answeringClient(answers);
  const rules = { fallbackFee: null };
  await quoteRoute(cache, client, request, rules);
  await quoteRoute(cache, client, request, rules);
  expect(inputsOf('pricing.fee')).toHaveLength(2);
  const keys = [
    request,
    { ...request, vendorId: 'kw1002' },
    { ...request, origin: { ...SHOP, latitude: 29.3 } },
    { ...request, origin: { ...SHOP, longitude: 47.9 } },
    { ...request, destination: { ...DOOR, latitude: 29.3 } },
    { ...request, destination: { ...DOOR, longitude: 48.1 } },
    { ...request, orderId: 'o9' },
  ].map((asked) => JSON.stringify(quoteQuery(client, asked, rules).queryKey));
  expect(new Set(keys).size).toBe(keys.length);
});
