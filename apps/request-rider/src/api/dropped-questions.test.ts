import { expect, it } from '@jest/globals';
import type { ApiClient } from '@courier/api-client';
import { createQueryClient } from '@courier/api-client/queries';
import { answeringClient, buildVendor } from '@courier/api-client/testing';
import { addressBookQuery } from './address-book.queries';
import { paymentKeyQuery } from './payment-key.queries';
import { quoteQuery } from './quote.queries';
import { servingOutletQuery } from './serving-outlet.queries';

const DOOR = { latitude: 29.3375, longitude: 48.0759 };
const [shop, other] = ['kw1001', 'kw1002'].map((vendor_id) =>
  buildVendor({ vendor_id, parent_vendor_id: 'kw1000' }),
) as [ReturnType<typeof buildVendor>, ReturnType<typeof buildVendor>];
const answers = {
  'payments.publicKey': { result: { jwk: {} } },
  'addressBook.searchCustomers': { body: [] },
  'pricing.validateArea': { result: 'DELIVERABLE' },
  'pricing.fee': { fee: 1 },
  'pricing.estimations': { estimations: {} },
};
const question = { vendorId: 'kw1001', text: 'Noura', enabled: true };
const route = { vendorId: 'kw1001', origin: DOOR, destination: DOOR };

it.each([
  ['the key for cards', paymentKeyQuery, 1],
  ['customers', (client: ApiClient) => addressBookQuery(client, question, () => undefined), 1],
  ['a quote', (client: ApiClient) => quoteQuery(client, route, { fallbackFee: null }), 3],
  [
    'a point that goes there',
    (client: ApiClient) => servingOutletQuery(client, [shop, other], shop, DOOR),
    1,
  ],
])('cancels the query for %s when it has no observer', async (_, query, calls) => {
  const { client, asked } = answeringClient(answers);
  const cache = createQueryClient();
  const { queryKey, queryFn } = query(client);
  const answer = cache.fetchQuery({ queryKey, queryFn: queryFn as () => unknown }).catch(() => null);
  await cache.cancelQueries();
  await answer;
  expect(asked.map(({ options }) => (options as { signal: AbortSignal }).signal.aborted)).toEqual(
    Array<boolean>(calls).fill(true),
  );
});
