import { describe, expect, it } from '@jest/globals';
import { countryConfig, supportedCountries } from '@courier/config';
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

  it('is called with a token where one is configured [API-GEO-06]', async () => {
    const backend = createFakeBackend();
    const token = 'geo-token';
    await backend.client.geolocator.autocomplete({
      query: { query: 'Xinyi', country: 'TW', language: 'tw', token },
    });
    await backend.client.geolocator.reverse({ query: { lat: 25, lng: 121, language: 'tw', token } });
    await backend.client.geolocator.details({ query: { query_id: 'place-1', language: 'tw', token } });
    expect(backend.calls.map((call) => call.query['token'])).toEqual([token, token, token]);
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
