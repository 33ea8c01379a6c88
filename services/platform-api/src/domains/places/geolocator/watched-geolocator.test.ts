import { expect, it } from '@jest/globals';
import { Refusal } from '../../../platform/requests/refusal';
import type { Geolocator } from './geolocator';
import { watchGeolocator } from './watched-geolocator';

const reader = { country: 'SG', language: 'en', caller: 'c' };
const provider = (search: Geolocator['search']): Geolocator => ({
  search,
  details: async () => undefined,
  reverse: async () => undefined,
});

it('reports answers and failures of a geocoder, but not a refused question', async () => {
  const outcomes: boolean[] = [];
  const failures = [
    new Refusal(503, 'late', 'error.unavailable'),
    new Refusal(400, 'no text', 'validation.x'),
  ];
  const search = async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return [];
  };
  const watched = watchGeolocator(provider(search), (isAnswered) => outcomes.push(isAnswered));
  const request = () => watched.search({ text: 'station', ...reader });
  await expect(request()).rejects.toThrow('late');
  await expect(request()).rejects.toThrow('no text');
  expect(await request()).toEqual([]);
  expect(await watched.details('x', reader)).toBeUndefined();
  expect(outcomes).toEqual([false, true, true]);
});
