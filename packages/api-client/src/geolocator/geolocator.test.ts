import { describe, expect, it } from '@jest/globals';
import { countryConfig, supportedCountries } from '@courier/config';
import { createApiClient } from '../http/create-api-client';
import { createFakeBackend } from '../testing/fake-backend';

describe('the geolocator', () => {
  it('is asked in the language of the country [API-GEO-05]', () => {
    const special = { BH: 'en', HK: 'zh-HK', KH: 'km', JP: 'ja', TH: 'th', TW: 'tw' } as Record<
      string,
      string
    >;
    for (const code of supportedCountries)
      expect([code, countryConfig(code).geolocatorLanguage]).toEqual([code, special[code] ?? 'en']);
  });

  it('is called with a token where one is configured, and nobody else is [API-GEO-06]', async () => {
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
});
