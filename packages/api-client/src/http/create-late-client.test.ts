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

it('asks what a start asks without the rest of the table', async () => {
  const { client } = start();
  expect((await client.vendors.list()).result.vendors.length).toBeGreaterThan(0);
  await client.parameters.get({ params: { name: 'allOutletOrders' } });
  expect(read).not.toHaveBeenCalled();
});

it('reads the rest with the first call of it, once', async () => {
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

it('fails like a cut line where the rest does not come, and reads it again with the next call', async () => {
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

it('has no property for a symbol, and no answer to an unknown call', async () => {
  const { client } = start();
  const names = client as unknown as Record<string | symbol, Record<string, () => Promise<unknown>>>;
  expect(names[Symbol.iterator]).toBeUndefined();
  expect(await names['gauges']?.['get']?.()).toBeUndefined();
  expect(await names['orders']?.['weigh']?.()).toBeUndefined();
});
