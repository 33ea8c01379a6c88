import { expect, it, jest } from '@jest/globals';
import { contract } from '../contract';
import { createFakeBackend } from '../testing/fake-backend';
import { createLateClient } from './create-late-client';

const read = jest.fn(async () => contract);
const vendorId = 'v1001';

function start(table: () => Promise<typeof contract> = read) {
  read.mockClear();
  const backend = createFakeBackend();
  const options = { baseUrl: '/courier/api/v1', authorization: () => 'Bearer a|i', fetch: backend.fetch };
  return { backend, ...createLateClient(options, table) };
}

it('sends the calls of a start without loading the rest of the contract', async () => {
  const { client } = start();
  expect((await client.vendors.list()).result.vendors.length).toBeGreaterThan(0);
  await client.parameters.get({ params: { name: 'allOutletOrders' } });
  expect(read).not.toHaveBeenCalled();
});

it('loads the rest once, with its first call', async () => {
  const { client, backend } = start();
  await client.addressBook.searchCustomers({ params: { vendorId }, query: {} });
  await client.addressBook.searchCustomers({ params: { vendorId }, query: {} });
  expect(read).toHaveBeenCalledTimes(1);
  expect(backend.callsOf('addressBook.searchCustomers')).toHaveLength(2);
});

it('preloads it, and is not thenable when one of its parts is awaited', async () => {
  const { client, fetchAhead } = start();
  await fetchAhead();
  expect(await client.orders).toBe(client.orders);
  await client.addressBook.searchCustomers({ params: { vendorId }, query: {} });
  expect(read).toHaveBeenCalledTimes(1);
});

it('fails with a network error if the rest cannot be loaded, and loads it again with the next call', async () => {
  const table = jest.fn(async () => contract);
  table.mockRejectedValueOnce(new Error('chunk'));
  const { client, fetchAhead } = start(table);
  table.mockRejectedValueOnce(new Error('chunk'));
  await fetchAhead();
  const asked = client.addressBook.searchCustomers({ params: { vendorId }, query: {} });
  await expect(asked).rejects.toMatchObject({
    code: 'network',
    status: 0,
    message: 'The call did not arrive',
    cause: new Error('chunk'),
    context: { call: 'addressBook.searchCustomers', attempts: 1 },
  });
  await client.addressBook.searchCustomers({ params: { vendorId }, query: {} });
  expect(table).toHaveBeenCalledTimes(3);
});

it('has no symbol properties, and rejects an unknown call', async () => {
  const { client } = start();
  const names = client as unknown as Record<string | symbol, Record<string, () => Promise<unknown>>>;
  expect(names[Symbol.iterator]).toBeUndefined();
  expect(await names['gauges']?.['get']?.()).toBeUndefined();
  expect(await names['orders']?.['weigh']?.()).toBeUndefined();
});
