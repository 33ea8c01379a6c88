import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { installFakeGoogle } from '../testing/fake-google';
import { createPlaceSearch } from './google-places';

const ACCESS = { apiKey: 'key', mapId: 'style', language: 'zh-Hant-TW', region: 'TW' };
const fetchAutocompleteSuggestions = jest.fn(async (request: { sessionToken: object }) => ({
  suggestions: [
    {
      placePrediction: {
        placeId: 'p1',
        text: { text: '台北市信義路五段7號' },
        toPlace: () => ({
          fetchFields: async () => undefined,
          location: { lat: () => 25.0338, lng: () => 121.5646 },
        }),
      },
    },
    { placePrediction: null },
  ],
  request,
}));
const library = async () =>
  ({
    AutocompleteSessionToken: function Session() {},
    AutocompleteSuggestion: { fetchAutocompleteSuggestions },
  }) as unknown as google.maps.PlacesLibrary;
const sessionTokenInCall = (call: number) => fetchAutocompleteSuggestions.mock.calls[call]?.[0].sessionToken;

beforeEach(() => {
  installFakeGoogle();
  fetchAutocompleteSuggestions.mockClear();
});

describe('Google’s place search', () => {
  it('asks within the country, in the page’s language, preferring what is near the shop', async () => {
    const search = createPlaceSearch(ACCESS, library);
    const found = await search.suggest('信義路', { latitude: 25.04, longitude: 121.54 });
    expect(found).toEqual([{ id: 'p1', text: '台北市信義路五段7號' }]);
    expect(fetchAutocompleteSuggestions.mock.calls[0]?.[0]).toMatchObject({
      input: '信義路',
      includedRegionCodes: ['tw'],
      language: 'zh-Hant-TW',
      locationBias: { center: { lat: 25.04, lng: 121.54 } },
    });
  });

  it('stays in one session until a place is chosen, then begins another', async () => {
    const search = createPlaceSearch(ACCESS, library);
    await search.suggest('信');
    await search.suggest('信義');
    expect(sessionTokenInCall(1)).toBe(sessionTokenInCall(0));
    expect(await search.locate('p1')).toEqual({ latitude: 25.0338, longitude: 121.5646 });
    await search.suggest('忠孝');
    expect(sessionTokenInCall(2)).not.toBe(sessionTokenInCall(0));
    await expect(search.locate('p9')).rejects.toThrow('unknown place');
  });
});
