import { describe, expect, it } from '@jest/globals';
import { addressLines, addressSearchQuery, createQueryClient, readAddressQuery } from '../queries';
import { answeringClient } from '../testing/answering-client';
import { apiFailure } from '../testing/api-failure';
import type { Geolocation, PlaceService } from './geolocator.queries';

const NEAR = { latitude: 29.3759, longitude: 47.9774 };
const ADDRESS = {
  formatted_address: 'شارع الخليج 12',
  city: 'الكويت',
  suburb: 'شرق',
  country_code: 'KW',
  zipcode: '13001',
  street: 'شارع الخليج',
  number: '12',
};
const FOUND = { data: { data: [{ address: { id: 'p1', formatted_address: 'Salmiya' } }] } };

function asking(answers: Record<string, unknown>, places: PlaceService | null = null) {
  const { client, asked, inputsOf } = answeringClient(answers);
  const geo: Geolocation = { client, country: 'KW', language: 'ar', locale: 'en', near: NEAR, places };
  const failures: string[] = [];
  const search = (typed: string) =>
    createQueryClient().fetchQuery({
      ...addressSearchQuery(geo, readAddressQuery(typed), (call) => failures.push(call)),
    });
  return { geo, asked, inputsOf, failures, search };
}

describe('a typed address', () => {
  it.each([
    ['', { kind: 'empty' }],
    ['  ', { kind: 'empty' }],
    [' Salmiya 4 ', { kind: 'text', text: 'Salmiya 4' }],
    [' 29.3 , -48 ', { kind: 'coordinates', text: '29.3 , -48', point: { latitude: 29.3, longitude: -48 } }],
    ['-90,180', { kind: 'coordinates', text: '-90,180', point: { latitude: -90, longitude: 180 } }],
    ['90,-180', { kind: 'coordinates', text: '90,-180', point: { latitude: 90, longitude: -180 } }],
    ['90.1,48', { kind: 'text', text: '90.1,48' }],
    ['29,180.1', { kind: 'text', text: '29,180.1' }],
    ['29,-181', { kind: 'text', text: '29,-181' }],
    ['29.3', { kind: 'text', text: '29.3' }],
    ['29.,48', { kind: 'text', text: '29.,48' }],
    ['29.3,48 Salmiya', { kind: 'text', text: '29.3,48 Salmiya' }],
    ['No. 29.3,48', { kind: 'text', text: 'No. 29.3,48' }],
    ['1234.5,48', { kind: 'text', text: '1234.5,48' }],
  ])('%p is parsed as %j', (typed, asked) => {
    expect(readAddressQuery(typed)).toEqual(asked);
  });
});

describe('a place without a street address', () => {
  it.each([
    [`29°22'33"N 47°58'39"E`, 29.3758, 47.9775],
    ['7HX99XGG+9C', 29.3759, 47.976],
    ['9XGG+9C', 29.3759, 47.976],
    ['https://maps.apple.com/?ll=29.3759,47.9774', 29.3759, 47.9774],
  ])('is requested by its point: %s', (typed, latitude, longitude) => {
    const asked = readAddressQuery(typed, NEAR);
    if (asked.kind !== 'coordinates') throw new Error(asked.kind);
    expect(Math.abs(asked.point.latitude - latitude)).toBeLessThan(0.01);
    expect(Math.abs(asked.point.longitude - longitude)).toBeLessThan(0.01);
  });

  it.each([
    ['https://maps.app.goo.gl/AbC123', 'link-without-place'],
    ['9XGG+9C', 'code-without-city'],
  ])('cannot be requested by %s', (typed, reason) => {
    expect(readAddressQuery(typed)).toEqual({ kind: 'nowhere', text: typed, reason });
    const { geo } = asking({});
    expect(addressSearchQuery(geo, readAddressQuery(typed), () => undefined).enabled).toBe(false);
  });
});

describe('a suggestion', () => {
  it('is marked as far, similar or estimated', async () => {
    const address = { id: 'p1', formatted_address: 'Salmiya', precision: 'approximate' };
    const far = { ...address, is_similar: true, distance_metres: 175_000 };
    const { search } = asking({ 'geolocator.autocomplete': { data: { data: [{ address: far }] } } });
    expect(await search('Salm')).toEqual([
      {
        id: 'p1',
        text: 'Salmiya',
        doubt: { isSimilar: true, distanceMetres: 175_000, isApproximate: true },
      },
    ]);
  });
});

describe('an address in two lines', () => {
  it.each([
    ['Salmiya', 'Salmiya', undefined],
    ['Block 4, Salmiya', 'Block 4, Salmiya', undefined],
    ['Street 2, Block 4, Salmiya', 'Street 2', 'Block 4, Salmiya'],
    ['12, Street 2, Block 4, Salmiya', '12, Street 2', 'Block 4, Salmiya'],
    ['3F,12，Street 2, Block 4,Salmiya', '3F, 12, Street 2', 'Block 4, Salmiya'],
    [', Street 2, Block 4,', ', Street 2, Block 4,', undefined],
    ['شارع 2، قطعة 4، السالمية', 'شارع 2', 'قطعة 4، السالمية'],
  ])('%s', (formatted, primary, secondary) => {
    expect(addressLines(formatted)).toEqual({ primary, ...(secondary && { secondary }) });
  });
});

describe('suggestions for a text', () => {
  it('come from the geolocator, near the shop', async () => {
    const { search, inputsOf } = asking({ 'geolocator.autocomplete': FOUND });
    expect(await search(' Salm ')).toEqual([{ id: 'p1', text: 'Salmiya' }]);
    expect(inputsOf('geolocator.autocomplete')).toEqual([
      {
        query: {
          query: 'Salm',
          country: 'KW',
          lat: 29.3759,
          lng: 47.9774,
          language: 'ar',
          locale: 'en',
        },
      },
    ]);
  });

  it('come from the maps script if it is loaded, and are marked as such', async () => {
    const places: PlaceService = {
      suggest: async (text, near) => [{ id: `${text} ${near.latitude}`, text: 'Salmiya' }],
      locate: async () => NEAR,
    };
    const { search, asked } = asking({}, places);
    expect(await search('Salm')).toEqual([{ id: 'places:Salm 29.3759', text: 'Salmiya' }]);
    expect(asked).toEqual([]);
  });

  it('that cannot be loaded are reported and fail', async () => {
    const failure = apiFailure(503);
    const { search, failures } = asking({ 'geolocator.autocomplete': failure });
    await expect(search('Salm')).rejects.toBe(failure);
    expect(failures).toEqual(['geolocator.error.autocomplete']);
  });

  it('without observers are not reported as failed', async () => {
    const { geo, failures } = asking({ 'geolocator.autocomplete': apiFailure(503) });
    const cache = createQueryClient();
    const query = addressSearchQuery(geo, readAddressQuery('Salm'), (call) => failures.push(call));
    const answer = cache.fetchQuery(query).catch(() => null);
    await cache.cancelQueries();
    await answer;
    expect(failures).toEqual([]);
  });

  it('are empty without a call while the field is empty', async () => {
    const { geo, search, asked } = asking({});
    expect(await search(' ')).toEqual([]);
    expect(asked).toEqual([]);
    const isAsked = (typed: string) =>
      addressSearchQuery(geo, readAddressQuery(typed), () => undefined).enabled;
    expect([isAsked(''), isAsked('Salm'), isAsked('29.3,48')]).toEqual([false, true, true]);
  });
});

describe('suggestions for typed coordinates', () => {
  it('contain the address there, with its position', async () => {
    const { search, inputsOf } = asking({ 'geolocator.reverse': { address: ADDRESS } });
    expect(await search('29.3,48')).toMatchObject([
      { id: 'at:29.3,48', text: 'شارع الخليج 12', place: { latitude: 29.3, longitude: 48, area: 'شرق' } },
    ]);
    expect(inputsOf('geolocator.reverse')).toEqual([
      { query: { lat: 29.3, lng: 48, language: 'ar', locale: 'en' } },
    ]);
  });

  it('contain the coordinates if the place has no address', async () => {
    const address = { ...ADDRESS, formatted_address: '' };
    const { search } = asking({ 'geolocator.reverse': { address } });
    expect(await search(' 29.3,48 ')).toMatchObject([{ text: '29.3,48' }]);
  });

  it('come from a text search if the place is unknown, and the failure is reported', async () => {
    const { search, failures } = asking({
      'geolocator.reverse': apiFailure(404),
      'geolocator.autocomplete': FOUND,
    });
    expect(await search('29.3,48')).toEqual([{ id: 'p1', text: 'Salmiya' }]);
    expect(failures).toEqual(['geolocator.error.reverse']);
  });
});

it('suggestions are cached by text, country, languages, place and source', () => {
  const { geo } = asking({});
  const places: PlaceService = { suggest: async () => [], locate: async () => NEAR };
  const keys = [
    [geo, 'Salm'],
    [geo, 'Salmiya'],
    [{ ...geo, country: 'AE' }, 'Salm'],
    [{ ...geo, language: 'en' }, 'Salm'],
    [{ ...geo, locale: 'ar_KW' }, 'Salm'],
    [{ ...geo, near: { ...NEAR, latitude: 29 } }, 'Salm'],
    [{ ...geo, near: { ...NEAR, longitude: 47 } }, 'Salm'],
    [{ ...geo, places }, 'Salm'],
  ] as const;
  const named = keys.map(([at, typed]) =>
    JSON.stringify(addressSearchQuery(at, readAddressQuery(typed), () => undefined).queryKey),
  );
  expect(new Set(named).size).toBe(named.length);
});
