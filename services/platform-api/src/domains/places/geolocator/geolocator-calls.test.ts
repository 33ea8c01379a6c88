import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReverseAddress, Suggestion } from '@courier/api-client/contract';
import { LIMITS } from '@courier/config';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { API, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp();
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

const search = async (query: string, more = 'country=TW&language=en&lat=25.0417&lng=121.5437') =>
  (
    (await owner.call('GET', `/geolocator/autocomplete?query=${encodeURIComponent(query)}&${more}`))
      .body as unknown as { data: { data: Suggestion[] } }
  ).data.data;

describe('the geolocator calls', () => {
  it('answers suggestions with id and address in the requested language [API-GEO-01]', async () => {
    const [first] = await search('17 Ln. 240 Guangfu');
    expect(first).toEqual({
      address: {
        id: expect.stringMatching(/^embedded:/),
        formatted_address: "No. 17, Ln. 240, Guangfu S. Rd., Da'an Dist., Taipei City",
        precision: 'interpolated',
      },
    });
    const [chinese] = await search('17 Ln. 240 Guangfu', 'country=tw&language=tw');
    expect(chinese?.address.formatted_address).toBe('台北市大安區光復南路240巷17號');
  });

  it('answers in the script of the reader, followed by the local name', async () => {
    const read = async (locale: string) =>
      (await search('17 Ln. 240 Guangfu', `country=TW&language=tw&locale=${locale}`))[0]?.address
        .formatted_address;
    const english = "No. 17, Ln. 240, Guangfu S. Rd., Da'an Dist., Taipei City";
    expect(await read('en')).toBe(`${english} · 台北市大安區光復南路240巷17號`);
    expect(await read('zh_Hant_TW')).toBe('台北市大安區光復南路240巷17號');
    // Users edit a selected address and search again.
    const [again] = await search(
      `${english} · 台北市大安區光復南路240巷17號`,
      'country=TW&language=tw&locale=en',
    );
    expect(again?.address.formatted_address).toMatch(/^No\. 17, Ln\. 240/);
    const point = '/geolocator/reverse?lat=25.033&lng=121.5654&language=tw&locale=en';
    const { address } = (await owner.call('GET', point)).body as unknown as { address: ReverseAddress };
    expect(address.formatted_address).toMatch(/^[ -~]+, Taipei City · 台北市/);
    expect(address.city).toBe('Taipei City');
  });

  it('suggests nothing for another country or for nonsense [API-GEO-01]', async () => {
    expect(await search('Xinyi Rd.', 'country=SG&language=en')).toEqual([]);
    expect(await search('Xinyi Rd.', 'country=FR&language=en')).toEqual([]);
    expect(await search('qqqqqq')).toEqual([]);
  });

  it('answers the position of a suggestion [API-GEO-03]', async () => {
    const [first] = await search('信義路五段7號');
    const answer = await owner.call(
      'GET',
      `/geolocator/details?query_id=${encodeURIComponent(first?.address.id ?? '')}&language=en`,
    );
    const { address } = answer.body as unknown as { address: { latitude: number; longitude: number } };
    expect(Object.keys(address)).toEqual(['latitude', 'longitude', 'precision']);
    expect(Math.abs(address.latitude - 25.0337)).toBeLessThan(0.002);
    expect(Math.abs(address.longitude - 121.5645)).toBeLessThan(0.003);
  });

  it('refuses a caller without the configured token [API-GEO-06]', async () => {
    server.deps.config.geolocatorToken = 'places-for-the-portal';
    const place = 'query_id=embedded%3A1&language=en';
    for (const path of [
      'autocomplete?query=Xinyi&country=TW&language=en',
      `details?${place}`,
      'reverse?lat=25.03&lng=121.56&language=tw',
    ])
      for (const token of ['', '&token=', '&token=places-for-the-porta', '&token=places-for-the-portal7'])
        expect([path, (await owner.call('GET', `/geolocator/${path}${token}`)).status]).toEqual([path, 403]);
    const named = 'country=TW&language=en&token=places-for-the-portal';
    expect(await search('信義路五段7號', named)).not.toEqual([]);
    server.deps.config.geolocatorToken = null;
  });

  it('answers the address of a position with all its parts [API-GEO-02]', async () => {
    const answer = await owner.call('GET', '/geolocator/reverse?lat=25.033&lng=121.5654&language=tw');
    expect((answer.body as unknown as { address: ReverseAddress }).address).toEqual({
      formatted_address: expect.stringMatching(/^台北市信義區信義路五段\d+號$/),
      latitude: 25.033,
      longitude: 121.5654,
      city: '台北市',
      country_code: 'TW',
      zipcode: '110',
      street: '信義路五段',
      number: expect.stringMatching(/^\d+$/),
      suburb: '信義區',
      building: '',
      precision: 'interpolated',
    });
  });

  it.each([
    '/geolocator/details?query_id=photon:1&language=en',
    '/geolocator/reverse?lat=35&lng=139&language=en',
    '/geolocator/reverse?lat=95&lng=400&language=en',
  ])('reports that it cannot compute a location: %s [API-GEO-02] [API-GEO-03]', async (path) => {
    const answer = await owner.call('GET', path);
    expect([answer.status, answer.body]).toEqual([
      404,
      {
        message: 'We cannot compute the location of this address',
        meta: { translation_key: 'validation.location-unknown' },
      },
    ]);
  });

  it('finds the addresses of a sheet at once, in their order, and marks unknown ones', async () => {
    const addresses = ['信義路五段7號', 'qqqqqq', '17 Ln. 240 Guangfu S. Rd.'];
    const { status, body } = await owner.call('POST', '/geolocator/locate', { addresses });
    const { places } = body as unknown as { places: unknown[] };
    expect([status, places.length, places[1]]).toEqual([200, 3, null]);
    expect(places[0]).toMatchObject({ latitude: expect.closeTo(25.033, 1), precision: expect.any(String) });
    expect(places[2]).toMatchObject({ longitude: expect.closeTo(121.557, 2) });
  });

  it('answers the parts of a known address, and no street of an approximate one', async () => {
    const addresses = ['110台北市信義區信義路五段7號', '台北市大安區沒人知道街7號'];
    const { body } = await owner.call('POST', '/geolocator/locate', { addresses, language: 'tw' });
    expect(body).toMatchObject({
      places: [
        { city: '台北市', street: '信義路五段', number: '7', zipcode: '110' },
        { city: '台北市', street: '', number: '', zipcode: '106', precision: 'approximate' },
      ],
    });
  });

  it('accepts as many addresses as a sheet of collection points has rows, and no more', async () => {
    const buildAddresses = (rows: number) =>
      Array.from({ length: rows }, (_, index) => `忠孝東路四段${index + 1}號`);
    const most = await owner.call('POST', '/geolocator/locate', {
      addresses: buildAddresses(LIMITS.outletImportRows),
    });
    expect(most.status).toBe(200);
    for (const addresses of [buildAddresses(LIMITS.outletImportRows + 1), [], [''], 'Xinyi Rd.'])
      expect((await owner.call('POST', '/geolocator/locate', { addresses })).status).toBe(400);
  });

  it.each(['25.033, 121.5654', '(25.033 121.5654)', '２５.０３３，１２１.５６５４'])(
    'recognises the coordinates %s',
    async (typed) => {
      const [first, ...others] = await search(typed);
      expect(others).toEqual([]);
      expect(first?.address.formatted_address).toMatch(/Xinyi Rd\., Xinyi Dist\., Taipei City$/);
      const id = encodeURIComponent(first?.address.id ?? '');
      const answer = await owner.call('GET', `/geolocator/details?query_id=${id}&language=en`);
      expect(answer.body).toMatchObject({ address: { latitude: 25.033, longitude: 121.5654 } });
      // The sea has no address.
      expect(await search('25.9, 122.9')).toEqual([]);
    },
  );

  it('refuses a call without a session or without a query', async () => {
    expect(
      (await server.app.inject({ url: `${API}/geolocator/autocomplete?query=x&country=TW&language=en` }))
        .statusCode,
    ).toBe(401);
    expect((await owner.call('GET', '/geolocator/autocomplete?country=TW&language=en')).status).toBe(400);
    expect((await owner.call('GET', '/geolocator/reverse?lat=abc&lng=1&language=en')).status).toBe(400);
  });
});
