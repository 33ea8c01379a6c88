import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { addressField, openRequest } from '../../../testing/open-request';

const GOOGLE = { apiKey: 'key', mapId: 'style', language: 'en', region: 'TW' };
const asked = jest.fn<(request: { input: string }) => void>();
const TOWER = { lat: () => 25.03396, lng: () => 121.56447 };

function installPlaceService(): void {
  const place = { fetchFields: async () => undefined, location: TOWER };
  const placePrediction = {
    placeId: 'tower',
    text: { text: 'Taipei 101, Xinyi Road' },
    toPlace: () => place,
  };
  class AutocompleteSessionToken {
    readonly started = true;
  }
  const library = {
    AutocompleteSessionToken,
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: async (request: { input: string }) => {
        asked(request);
        return { suggestions: [{ placePrediction }] };
      },
    },
  };
  // The map itself never loads: the test needs only places.
  const importLibrary = (name: string) =>
    name === 'core' ? new Promise(() => undefined) : Promise.resolve(library);
  Object.assign(window, { google: { maps: { importLibrary } } });
}

beforeEach(() => {
  localStorage.clear();
  asked.mockClear();
  installPlaceService();
});
afterEach(() => {
  Object.assign(window, { google: undefined });
});

describe('suggestions of addresses', () => {
  it('come with their places from the place service of the maps script with google_autocomplete on [REQ-MAP-09]', async () => {
    const opened = openRequest({ googleMaps: GOOGLE, flags: { google_autocomplete: true } });
    await opened.user.type(await addressField(), 'Taipei 101');
    await opened.user.click(await screen.findByRole('option', { name: /Taipei 101/ }));
    expect(await screen.findByText('Inside your delivery area')).toBeInTheDocument();
    expect(asked.mock.calls.map(([request]) => request.input)).toEqual(['Taipei 101']);
    expect(opened.backend.callsOf('pricing.validateArea')[0]?.body).toMatchObject({
      location: { lat: 25.03396, lng: 121.56447 },
    });
    expect(opened.backend.callsOf('geolocator.autocomplete')).toHaveLength(0);
    expect(opened.backend.callsOf('geolocator.details')).toHaveLength(0);
  });

  it('come from the geolocator with google_autocomplete off [REQ-MAP-09]', async () => {
    const opened = openRequest({ googleMaps: GOOGLE, flags: { google_autocomplete: false } });
    await opened.user.type(await addressField(), 'Xinyi Road');
    await screen.findAllByRole('option');
    expect(opened.backend.callsOf('geolocator.autocomplete')).toHaveLength(1);
    expect(asked).not.toHaveBeenCalled();
  });
});
