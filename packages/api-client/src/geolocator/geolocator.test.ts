import { describe, expect, it } from '@jest/globals';
import { countryConfig, supportedCountries } from '@courier/config';
import { createApiClient } from '../http/create-api-client';
import { addressAtQuery, createQueryClient } from '../queries';
import { createFakeBackend } from '../testing/fake-backend';

describe('the geolocator', () => {
  it('is called in the language of the country [API-GEO-05]', () => {
    const special = { BH: 'en', HK: 'zh-HK', KH: 'km', JP: 'ja', TH: 'th', TW: 'tw' } as Record<
      string,
      string
    >;
    for (const code of supportedCountries)
      expect([code, countryConfig(code).geolocatorLanguage]).toEqual([code, special[code] ?? 'en']);
  });

  it('is called with a configured token, and no other service gets it [API-GEO-06]', async () => {
    const sent: URL[] = [];
    const client = createApiClient({
      baseUrl: '/courier/api/v1',
      authorization: () => 'Bearer a|i',
      geolocatorToken: 'geo 7',
      fetch: async (address) => {
        sent.push(new URL(String(address), 'http://portal.test'));
        return Response.json({ message: 'x' }, { status: 404 });
      },
    });
    const calls = [
      client.geolocator.autocomplete({ query: { query: 'Hawally', country: 'KW', language: 'en' } }),
      client.geolocator.reverse({ query: { lat: 29.33, lng: 48.02, language: 'en' } }),
      client.geolocator.details({ query: { query_id: 'place-1', language: 'en' } }),
      client.vendors.list(),
    ];
    await Promise.allSettled(calls);
    const tokens = sent.map(({ pathname, searchParams }) => [
      pathname.split('/')[4],
      searchParams.get('token'),
    ]);
    expect(tokens.sort()).toEqual([
      ['geolocator', 'geo 7'],
      ['geolocator', 'geo 7'],
      ['geolocator', 'geo 7'],
      ['vendors', null],
    ]);
  });

  it('answers every part of a reverse lookup, absent ones as empty texts [CLIENT-24]', async () => {
    const backend = createFakeBackend();
    const { address } = await backend.client.geolocator.reverse({
      query: { lat: 25.02514, lng: 121.52607, language: 'tw' },
    });
    expect(Object.keys(address).sort()).toEqual(
      'building city country_code formatted_address latitude longitude number street suburb zipcode'.split(
        ' ',
      ),
    );
    expect(address.building).toBe('');
  });

  it.each([
    [
      'every part of it',
      {
        formatted_address: 'شارع الخليج 12',
        city: 'الكويت',
        suburb: 'شرق',
        country_code: 'KW',
        zipcode: '13001',
        street: 'شارع الخليج',
        number: '12',
      },
      {
        text: 'شارع الخليج 12',
        city: 'الكويت',
        area: 'شرق',
        countryCode: 'KW',
        postalCode: '13001',
        street: 'شارع الخليج 12',
        streetName: 'شارع الخليج',
        streetNumber: '12',
      },
    ],
    [
      'nothing but a street',
      { formatted_address: '', street: 'شارع الخليج' },
      {
        text: '',
        city: '',
        area: '',
        countryCode: '',
        postalCode: '',
        street: 'شارع الخليج',
        streetName: 'شارع الخليج',
        streetNumber: '',
      },
    ],
    [
      'nothing at all',
      { formatted_address: '' },
      {
        text: '',
        city: '',
        area: '',
        countryCode: '',
        postalCode: '',
        street: '',
        streetName: '',
        streetNumber: '',
      },
    ],
  ])(
    'an address whose lookup answers %s contains only texts and the requested point',
    async (_what, address, expected) => {
      const point = { latitude: 29.3759, longitude: 47.9774 };
      const client = createApiClient({
        baseUrl: '/courier/api/v1',
        authorization: () => null,
        fetch: async () => Response.json({ address: { latitude: 29, longitude: 48, ...address } }),
      });
      const asked = { client, country: 'KW', language: 'en', locale: 'ar_KW', near: point, places: null };
      expect(await createQueryClient().fetchQuery(addressAtQuery(asked, point))).toEqual({
        ...point,
        ...expected,
      });
    },
  );
});
