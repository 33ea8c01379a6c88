import { expect, it } from '@jest/globals';
import { createQueryClient } from '@courier/api-client/queries';
import { answeringClient, apiFailure } from '@courier/api-client/testing';
import { addressBookQuery } from './address-book.queries';

const question = { vendorId: 'kw1001', text: 'نورة', enabled: true };

it('requests the customers the server finds for the vendor, at most once a minute', async () => {
  const body = [{ name: 'نورة' }];
  const { client, inputsOf } = answeringClient({ 'addressBook.searchCustomers': { body } });
  const cache = createQueryClient();
  const query = addressBookQuery(client, question, (error) => expect(error).toBeUndefined());
  expect(await cache.fetchQuery(query)).toEqual(body);
  expect(await cache.fetchQuery(query)).toEqual(body);
  expect(inputsOf('addressBook.searchCustomers')).toEqual([
    { params: { vendorId: 'kw1001' }, query: { query: 'نورة' } },
  ]);
  const keys = [question, { ...question, vendorId: 'kw1002' }, { ...question, text: 'Noura' }].map((asked) =>
    JSON.stringify(addressBookQuery(client, asked, () => undefined).queryKey),
  );
  expect(new Set(keys).size).toBe(3);
});

it('returns no customers after a failure and reports it, unless the query was cancelled', async () => {
  const failure = apiFailure(500);
  const { client } = answeringClient({ 'addressBook.searchCustomers': failure });
  const reports: unknown[] = [];
  const { queryFn } = addressBookQuery(client, question, (error) => reports.push(error));
  const find = (signal: AbortSignal) =>
    (queryFn as (context: { signal: AbortSignal }) => Promise<unknown>)({ signal });
  expect(await find(new AbortController().signal)).toEqual([]);
  expect(reports).toEqual([failure]);
  expect(await find(AbortSignal.abort())).toEqual([]);
  expect(reports).toEqual([failure]);
});
