import type { CountryCode } from '@courier/config';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BulkRow, ReverseAddress, Suggestion } from '@courier/api-client/contract';
import { GOOD_ROW, bulkFile, confirmAll } from '../../../testing/inputs/bulk-file';
import { createShop } from '../../../testing/callers/fleet-client';
import { demonstration } from '../../../testing/server/demonstration';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { createEmbeddedGeolocator } from './embedded';

/** Houses of main roads, lanes, unknown streets of known towns, and landmarks. */
const TAIWAN = [
  'No. 17, Ln. 240, Guangfu S. Rd., Taipei',
  '台北市信義區信義路五段7號',
  '高雄市鼓山區想像路12號',
  'No. 5, Imaginary St., Kaohsiung',
  'Taipei 101',
];
const ELSEWHERE: readonly { country: CountryCode; text: string }[] = [
  { country: 'KW', text: 'Salem Al Mubarak Street 12, Salmiya' },
  { country: 'PK', text: 'House 7, Street 12, Karachi' },
  { country: 'SG', text: '10 Orchard Road' },
  { country: 'JP', text: '東京都渋谷区神宮前1-2-3' },
];
const EXACT = ['address', 'interpolated', 'place', 'approximate'];

let server: TestApp;
let shop: TestCaller;
beforeAll(async () => {
  server = await startTestApp({ environment: 'prd', limitFactor: 1000 });
  await createShop(server);
  shop = await signedInCaller(server, 'owner@v1001.example');
});
afterAll(() => server.close());

type Place = { latitude: number; longitude: number; precision?: string; house_unknown?: boolean };

const search = async (text: string) =>
  (
    (
      await shop.call(
        'GET',
        `/geolocator/autocomplete?query=${encodeURIComponent(text)}&country=TW&language=en&lat=25.04&lng=121.54`,
      )
    ).body as unknown as { data: { data: Suggestion[] } }
  ).data.data;
const details = async (id: string) =>
  (
    (await shop.call('GET', `/geolocator/details?query_id=${encodeURIComponent(id)}&language=en`))
      .body as unknown as { address: Place }
  ).address;

describe('the embedded index in production', () => {
  it('names addresses, and no suggestion has the position of a house', async () => {
    for (const text of TAIWAN) {
      const found = await search(text);
      expect([text, found.length > 0]).toEqual([text, true]);
      for (const { address } of found) {
        expect(EXACT).not.toContain(address.precision);
        const place = await details(address.id);
        expect(EXACT).not.toContain(place.precision);
        expect(place.house_unknown).toBe(true);
      }
    }
  });

  it.each([
    ['a main road', (number: number) => `台北市信義區信義路五段${number}號`],
    ['an unknown street', (number: number) => `高雄市鼓山區想像路${number}號`],
  ])('gives all houses of %s one position', async (_, write) => {
    const places = new Set<string>();
    for (const number of [1, 2, 17, 50, 106]) {
      const [first] = await search(write(number));
      const { latitude, longitude } = await details(first?.address.id ?? '');
      places.add(`${latitude},${longitude}`);
    }
    expect([...places]).toHaveLength(1);
  });

  it('answers an id from the demonstration without the house in it', async () => {
    const invented = createEmbeddedGeolocator(server.deps.db, demonstration.houses);
    const reader = { language: 'en', country: 'TW' };
    for (const text of TAIWAN)
      for (const { id, position, precision } of await invented.search({ ...reader, text })) {
        const place = await details(id);
        expect(EXACT).not.toContain(place.precision);
        if (precision === 'interpolated' || precision === 'approximate')
          expect({ latitude: place.latitude, longitude: place.longitude }).not.toEqual(position);
      }
  });

  it('gives a pin no house number', async () => {
    const answer = await shop.call('GET', '/geolocator/reverse?lat=25.033&lng=121.5654&language=en');
    const { address } = answer.body as unknown as { address: ReverseAddress };
    expect(address).toMatchObject({ number: '', precision: 'street', house_unknown: true });
    expect(address.formatted_address).not.toMatch(/No\./);
  });

  it('keeps positions that a person types', async () => {
    const [first] = await search('25.0391, 121.5553');
    const place = await details(first?.address.id ?? '');
    expect(place).toEqual({ latitude: 25.0391, longitude: 121.5553, precision: 'address' });
  });

  it('invents nothing in other countries', async () => {
    const [invented, production] = [demonstration.houses, null].map((houses) =>
      createEmbeddedGeolocator(server.deps.db, houses),
    );
    for (const { country, text } of ELSEWHERE) {
      const query = { text, country, language: 'en' };
      const reader = { country, language: 'en', caller: '' };
      const streets = (await invented?.search(query))?.filter(({ precision }) => precision === 'approximate');
      expect([text, (streets?.length ?? 0) > 0]).toEqual([text, true]);
      for (const { precision } of (await production?.search(query)) ?? []) expect(precision).toBe('area');
      for (const { id, position } of streets ?? []) {
        const place = await production?.details(id, reader);
        expect(place).toMatchObject({ precision: 'area', isHouseUnknown: true });
        expect({ latitude: place?.latitude, longitude: place?.longitude }).not.toEqual(position);
      }
      const found = await (await production?.finder(country))?.(text, undefined);
      expect(found?.precision).toBe('area');
    }
  });

  it('asks for the pin of every row of a file that has no position', async () => {
    const rows = [...TAIWAN, '25.0391, 121.5553'].map((dropoff_address, index) => ({
      ...GOOD_ROW,
      customer_name: `Lin ${'abcdefghij'[index]}`,
      dropoff_address,
    }));
    const content = bulkFile([...rows, { ...GOOD_ROW, latitude: '25.0391', longitude: '121.5553' }]);
    const body = { vendor_id: 'v1001', content, ...confirmAll(rows.length + 1) };
    const answer = await shop.call('POST', '/bulk-job/create', body);
    const { orders } = (answer.body as unknown as { body: { orders: BulkRow[] } }).body;
    const toResult = ({ status, order }: BulkRow) => [status, order.place?.precision];
    expect(orders.slice(0, TAIWAN.length).map(toResult)).toEqual(
      TAIWAN.map(() => ['PREPROCESS_FAIL', 'area']),
    );
    expect(orders.slice(TAIWAN.length).map(toResult)).toEqual([
      ['PREPROCESS_SUCCESS', 'address'],
      ['PREPROCESS_SUCCESS', 'address'],
    ]);
  });

  it('marks the addresses of a sheet of collection points as areas', async () => {
    const answer = await shop.call('POST', '/geolocator/locate', { addresses: TAIWAN });
    const { places } = answer.body as unknown as { places: (Place | null)[] };
    expect(places.map((place) => place?.precision)).toEqual(TAIWAN.map(() => 'area'));
  });
});
