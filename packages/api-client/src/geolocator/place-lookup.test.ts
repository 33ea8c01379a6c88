import { describe, expect, it } from '@jest/globals';
import {
  addressAtQuery,
  addressSearchQuery,
  createPlaceLookup,
  createQueryClient,
  type AddressField,
  type FoundPlace,
} from '../queries';
import { answeringClient } from '../testing/answering-client';
import { apiFailure } from '../testing/api-failure';
import { placeDetailsQuery, type PlaceService } from './geolocator.queries';

const POINT = { latitude: 29.3, longitude: 48.1 };
const ADDRESS = {
  formatted_address: 'Salmiya 4',
  city: 'Hawally',
  suburb: 'Salmiya',
  country_code: 'KW',
  zipcode: '22001',
  street: 'Street 4',
  number: '7',
};
const answers = {
  'geolocator.reverse': { address: ADDRESS },
  'geolocator.details': { address: { ...ADDRESS, ...POINT } },
};
const suggestion = { id: 'p1', text: 'Salmiya' };
const settled = () => new Promise((done) => setTimeout(done, 0));

function looking(changes: Record<string, unknown> = {}, field: AddressField = 'DESTINATION_ADDRESS') {
  const { client, inputsOf } = answeringClient({ ...answers, ...changes });
  const found: FoundPlace[] = [];
  const failures: string[] = [];
  const geolocation = (places: PlaceService | null) => ({
    client,
    country: 'KW',
    language: 'ar',
    locale: 'en',
    near: POINT,
    places,
  });
  const lookup = createPlaceLookup(
    { cache: createQueryClient(), geolocation, onFailure: (label) => failures.push(label) },
    field,
    (one) => found.push(one),
  );
  return { ...lookup, found, failures, inputsOf, now: () => lookup.state.getState() };
}

describe('the address under a pin', () => {
  it('is looked up and returned with its point', async () => {
    const { locate, found, now, inputsOf } = looking();
    locate(POINT);
    expect(now()).toEqual({ busy: true, fault: null });
    await settled();
    expect(now()).toEqual({ busy: false, fault: null });
    expect(found).toMatchObject([
      { point: POINT, address: { text: 'Salmiya 4', street: 'Street 4 7' }, suggestion: null },
    ]);
    expect(inputsOf('geolocator.reverse')).toEqual([
      { query: { lat: 29.3, lng: 48.1, language: 'ar', locale: 'en' } },
    ]);
  });

  it('that cannot be loaded is reported, and can be requested again', async () => {
    const { locate, found, failures, now } = looking({
      'geolocator.reverse': [apiFailure(503), answers['geolocator.reverse']],
    });
    locate(POINT);
    await settled();
    expect(now()).toMatchObject({ busy: false, fault: { key: 'geolocator.error.reverse' } });
    expect([failures, found]).toEqual([['geolocator.error.reverse DESTINATION_ADDRESS'], []]);
    now().fault?.retry();
    expect(now()).toEqual({ busy: true, fault: null });
    await settled();
    expect(found).toMatchObject([{ point: POINT }]);
  });

  it('of an older pin never replaces a newer one, nor does its failure', async () => {
    const other = { latitude: 29.4, longitude: 48.2 };
    const { locate, found, failures } = looking({
      'geolocator.reverse': [apiFailure(503), answers['geolocator.reverse']],
    });
    locate(POINT);
    locate(other);
    await settled();
    expect(found.map(({ point }) => point)).toEqual([other]);
    expect(failures).toEqual([]);
  });

  it('is discarded after a reset', async () => {
    const { locate, forget, found, now } = looking();
    locate(POINT);
    forget();
    expect(now()).toEqual({ busy: false, fault: null });
    await settled();
    expect(found).toEqual([]);
  });
});

describe('the position of a suggestion', () => {
  it('is requested by its id, and a destination is described by the suggestion alone', async () => {
    const { pick, found, inputsOf } = looking();
    pick(suggestion, null);
    await settled();
    expect(found).toEqual([{ point: POINT, address: null, suggestion }]);
    expect(inputsOf('geolocator.details')).toEqual([{ query: { query_id: 'p1', language: 'ar' } }]);
  });

  it('is requested with the address parts for a pickup', async () => {
    const { pick, found } = looking({}, 'ORIGIN_ADDRESS');
    pick(suggestion, null);
    await settled();
    expect(found).toMatchObject([{ point: POINT, address: { city: 'Hawally' }, suggestion }]);
  });

  it('is valid without address parts, and the failure is reported', async () => {
    const { pick, found, failures } = looking({ 'geolocator.reverse': apiFailure(404) }, 'ORIGIN_ADDRESS');
    pick(suggestion, null);
    await settled();
    expect(found).toEqual([{ point: POINT, address: null, suggestion }]);
    expect(failures).toEqual(['geolocator.error.reverse ORIGIN_ADDRESS']);
  });

  it('is known at once for typed coordinates, and discards a pending lookup', async () => {
    const place = {
      ...POINT,
      text: 'x',
      city: '',
      area: '',
      countryCode: '',
      postalCode: '',
      street: '',
      streetName: '',
      streetNumber: '',
    };
    const { locate, pick, found, now } = looking();
    locate({ latitude: 1, longitude: 1 });
    pick({ ...suggestion, place }, null);
    expect([now().busy, found]).toEqual([
      false,
      [{ point: place, address: place, suggestion: { ...suggestion, place } }],
    ]);
    await settled();
    expect(found).toHaveLength(1);
  });

  it('is requested only from the maps script that suggested it', async () => {
    const places: PlaceService = {
      suggest: async () => [],
      locate: async (id) => ({ latitude: Number(id), longitude: 48 }),
    };
    const { pick, found, inputsOf } = looking();
    pick({ id: 'places:29', text: 'Salmiya' }, places);
    await settled();
    expect(found.map(({ point }) => point)).toEqual([{ latitude: 29, longitude: 48 }]);
    expect(inputsOf('geolocator.details')).toEqual([]);
    pick(suggestion, places);
    await settled();
    expect(inputsOf('geolocator.details')).toHaveLength(1);
  });

  it.each([
    ['cannot be had', apiFailure(503), 'geolocator.error.fetch-place-details'],
    ['has no coordinates', apiFailure(200, { code: 'invalid-answer' }), 'validation.location-unknown'],
  ])('that %s is reported, and can be requested again', async (_, failure, key) => {
    const { pick, found, failures, now } = looking({
      'geolocator.details': [failure, answers['geolocator.details']],
    });
    pick(suggestion, null);
    await settled();
    expect(now().fault?.key).toBe(key);
    expect(failures).toEqual(['geolocator.error.fetch-place-details DESTINATION_ADDRESS']);
    now().fault?.retry();
    await settled();
    expect(found).toMatchObject([{ point: POINT, suggestion }]);
  });
});

it('calls of the geolocator are aborted without observers', async () => {
  const { client, asked } = answeringClient({
    ...answers,
    'geolocator.autocomplete': { data: { data: [] } },
  });
  const geo = { client, country: 'KW', language: 'ar', locale: 'en', near: POINT, places: null };
  const cache = createQueryClient();
  const open = [
    cache.fetchQuery(addressAtQuery(geo, POINT)),
    cache.fetchQuery(placeDetailsQuery(geo, 'p1')),
    cache.fetchQuery(addressSearchQuery(geo, { kind: 'text', text: 'Salmiya' }, () => undefined)),
  ];
  const settledAll = Promise.allSettled(open);
  await cache.cancelQueries();
  await settledAll;
  expect(asked.map(({ options }) => (options as { signal: AbortSignal }).signal.aborted)).toEqual([
    true,
    true,
    true,
  ]);
});
