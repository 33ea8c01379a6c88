import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { createApiClient } from '../http/create-api-client';
import { addressBookEntrySchema } from './address-book.contract';

const entry = {
  id: 'c1',
  name: 'Lin Chia-hao',
  phone_number: '+886912048317',
  latitude: 25.0376,
  longitude: 121.5573,
  address: '12F-3, Camphor House, No. 17, Ln. 240, Guangfu S. Rd.',
  notes: 'Ring twice.',
};

describe('the address book', () => {
  it('is requested at most once more when the search fails [CLIENT-13]', async () => {
    let asked = 0;
    const client = createApiClient({
      baseUrl: '/courier/api/v1',
      fetch: () => {
        asked += 1;
        return Promise.resolve(new Response('', { status: 500 }));
      },
      authorization: () => null,
      retryDelay: () => 0,
    });
    const search = client.addressBook.searchCustomers({
      params: { vendorId: 'v1' },
      query: { query: 'lin' },
    });
    await expect(search).rejects.toMatchObject({ status: 500 });
    expect(asked).toBe(2);
  });

  it.each(Object.keys(entry))('has entries with %s [CLIENT-23]', (field) => {
    expect(z.safeParse(addressBookEntrySchema, entry).data).toEqual(entry);
    expect(z.safeParse(addressBookEntrySchema, { ...entry, [field]: undefined }).success).toBe(false);
  });
});
