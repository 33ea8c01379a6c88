import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AddressBookEntry, CreateOrder } from '@courier/api-client/contract';
import { DESTINATION, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

let server: TestApp;
let owner: TestCaller;
const customer =
  (name: string, phone: string, address: string, notes = '') =>
  (body: CreateOrder) => ({
    ...body,
    customer: { name, phone_number: phone, location: { ...DESTINATION, address, notes } },
  });

beforeAll(async () => {
  server = await startTestApp();
  owner = await signedInCaller(server);
  await owner.placeOrder(customer('Lin Chia-hao', '+886912048317', '12F-3, , No. 17, Guangfu S. Rd.', 'Old'));
  server.clock.advance(60);
  await owner.placeOrder(customer('Lin Chia-hao', '0912048317', '12F-3, , No. 17, Guangfu S. Rd.', 'New'));
  await owner.placeOrder(customer('Wang Mei-ling', '+886987001122', '2F, Camphor House, Renai Rd.'));
});
afterAll(() => server.close());

const search = async (text: string, vendor = 'v1001') => {
  const { status, body } = await owner.call(
    'GET',
    `/addressbook/search-customers/${vendor}?query=${encodeURIComponent(text)}`,
  );
  return { status, entries: (body as unknown as { body?: AddressBookEntry[] }).body };
};
const searchNames = async (text: string) => (await search(text)).entries?.map(({ name }) => name);

describe('the address book of a vendor', () => {
  it('answers a saved customer with place and newest notes, once [API-GEO-04] [API-GEO-07]', async () => {
    const { status, entries } = await search('chia');
    expect([status, entries]).toEqual([
      200,
      [
        {
          id: expect.any(String),
          name: 'Lin Chia-hao',
          phone_number: '+886912048317',
          ...DESTINATION,
          address: '12F-3, , No. 17, Guangfu S. Rd.',
          notes: 'New',
        },
      ],
    ]);
    expect((await search('chia')).entries).toEqual(entries);
  });

  it('finds customers by name, address, and phone in national or international form [API-GEO-07]', async () => {
    expect(await searchNames('LIN C')).toEqual(['Lin Chia-hao']);
    expect(await searchNames('0912 048')).toEqual(['Lin Chia-hao']);
    expect(await searchNames('+886912')).toEqual(['Lin Chia-hao']);
    expect(await searchNames('camphor')).toEqual(['Wang Mei-ling']);
    expect(await searchNames('nobody')).toEqual([]);
  });

  it('answers the address parts of the newest order, and older orders keep theirs', async () => {
    const address_parts = { unit: '', building: 'Camphor House', text: 'No. 17, Ln. 240, Guangfu S. Rd.' };
    const address = 'Camphor House, No. 17, Ln. 240, Guangfu S. Rd.';
    const placed = await owner.placeOrder((body) => ({
      ...body,
      customer: {
        name: 'Chen Yu-ting',
        phone_number: '+886911222333',
        location: { ...DESTINATION, address, notes: '', address_parts },
      },
    }));
    expect((await owner.order(placed)).customer.location.address_parts).toEqual(address_parts);
    expect((await search('Chen Yu')).entries).toMatchObject([{ address, address_parts }]);
  });

  it('omits address parts that do not match the address', async () => {
    const address_parts = { unit: '9F', building: '', text: 'Somewhere else 3' };
    const address = 'No. 99, Keelung Rd.';
    const placed = await owner.placeOrder((body) => ({
      ...body,
      customer: {
        name: 'Ho Wei',
        phone_number: '+886911222444',
        location: { ...DESTINATION, address, notes: '', address_parts },
      },
    }));
    expect((await owner.order(placed)).customer.location).not.toHaveProperty('address_parts');
    expect((await search('Ho Wei')).entries?.[0]).not.toHaveProperty('address_parts');
  });

  it('treats wildcards and quotes in the search text literally', async () => {
    expect([await searchNames('%'), await searchNames('_'), await searchNames("' or true --")]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('contains no customers of other vendors and refuses other callers', async () => {
    expect((await search('lin', 'v1002')).entries).toEqual([]);
    expect((await search('lin', 'v2001')).status).toBe(404);
    const answer = await server.app.inject('/courier/api/v1/addressbook/search-customers/v1001?query=lin');
    expect(answer.statusCode).toBe(401);
  });
});
