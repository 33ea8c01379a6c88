import { expect, it } from '@jest/globals';
import { LIMITS } from '@courier/config';
import { emptyPickup, pickupProblems, pickupPoint, savedAddress } from './pickup';

const PICKUP = { ...emptyPickup, text: 'Block 4', latitude: 29.33, longitude: 48.07 };

it.each([
  ['nothing', {}, []],
  ['no words', { text: ' ' }, { field: 'address', key: 'validation.fill-address' }],
  ['no pin', { longitude: null }, { field: 'address', key: 'validation.invalid-coordinates' }],
  ['notes as long as they may be', { notes: 'x'.repeat(LIMITS.notesBytes) }, []],
  [
    'longer notes',
    { notes: 'x'.repeat(LIMITS.notesBytes + 1) },
    { field: 'notes', key: 'validation.notes-too-long' },
  ],
  ['an address as long as it may be', { building: 'x'.repeat(LIMITS.addressBytes - 9) }, []],
  [
    'a longer one',
    { building: 'x'.repeat(LIMITS.addressBytes - 8) },
    { field: 'address', key: 'validation.address-too-long' },
  ],
  [
    'no words and longer notes',
    { text: '', latitude: null, notes: 'x'.repeat(LIMITS.notesBytes + 1) },
    [
      { field: 'address', key: 'validation.fill-address' },
      { field: 'notes', key: 'validation.notes-too-long' },
    ],
  ],
])('validates a pickup address (%s): %#', (_, change, problem) => {
  expect(pickupProblems({ ...PICKUP, ...change })).toEqual([problem].flat());
});

it('a pickup address is saved with its parts, and its text where it has no street', () => {
  const parts = {
    unit: '1',
    building: 'B',
    notes: 'Gate',
    city: 'Hawally',
    countryCode: 'KW',
    postalCode: '22001',
  };
  const saved = {
    address_text: 'Block 4',
    unit: '1',
    building: 'B',
    notes: 'Gate',
    city: 'Hawally',
    country_code: 'KW',
    postal_code: '22001',
    latitude: 29.33,
    longitude: 48.07,
  };
  expect(savedAddress({ ...PICKUP, ...parts, street: 'Street 4' })).toEqual({
    ...saved,
    street_address: 'Street 4',
  });
  expect(savedAddress({ ...PICKUP, ...parts })).toEqual({ ...saved, street_address: 'Block 4' });
});

it.each([
  [29.33, 48.07, { latitude: 29.33, longitude: 48.07 }],
  [0, 0, { latitude: 0, longitude: 0 }],
  [null, 48.07, null],
  [29.33, null, null],
])('a pin at %p, %p has the position %j', (latitude, longitude, point) => {
  expect(pickupPoint({ ...emptyPickup, latitude, longitude })).toEqual(point);
});
