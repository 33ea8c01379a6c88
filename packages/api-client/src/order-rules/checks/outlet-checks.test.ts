import { describe, expect, it } from '@jest/globals';
import { LIMITS } from '@courier/config';
import { buildVendor } from '../../testing/build-vendor';
import { outletProblems, outletWithId, type OutletTextField, type OutletTexts } from './outlet-checks';

const point: OutletTexts = {
  id: 'kw-7',
  name: 'شاي الميناء',
  phone: '+96522251234',
  unit: '3',
  building: 'برج',
  notes: '',
  owners: ['owner@shop.test'],
};
const most = LIMITS.outletTextCharacters;

it('a collection point with valid texts has no problem', () => {
  expect(outletProblems(point)).toEqual({});
  expect(outletProblems({ ...point, building: 'ب'.repeat(most), owners: [' '] })).toEqual({});
});

it.each(['id', 'name', 'phone', 'unit', 'building'] as const)(
  '%s must not be one character longer',
  (field) => {
    expect(outletProblems({ ...point, [field]: 'ب'.repeat(most + 1) })).toEqual({
      [field]: { key: 'collection-point.too-long', values: { limit: most, used: most + 1 } },
    });
  },
);

it('notes have a limit of their own', () => {
  const limit = LIMITS.outletNotesCharacters;
  expect(outletProblems({ ...point, notes: 'x'.repeat(limit) })).toEqual({});
  expect(outletProblems({ ...point, notes: 'x'.repeat(limit + 1) })).toEqual({
    notes: { key: 'collection-point.too-long', values: { limit, used: limit + 1 } },
  });
});

it.each([
  ['id', 'collection-point.fill-id'],
  ['name', 'collection-point.fill-label'],
  ['phone', 'collection-point.fill-phone'],
] as const)('%s is required', (field, key) => {
  expect(outletProblems({ ...point, [field]: '  ' })).toEqual({ [field]: { key } });
});

it.each(['owner', 'owner@shop', 'a b@shop.test', '@shop.test', 'owner@shop.test, x@y.test'])(
  '%s is no valid owner address',
  (email) => {
    const field: OutletTextField = 'owner-1';
    expect(outletProblems({ ...point, owners: ['', email] })).toEqual({
      [field]: { key: 'collection-point.wrong-email' },
    });
  },
);

it('surrounding spaces are ignored by the limits and in the address of an owner', () => {
  const padWithSpaces = (text: string) => `  ${text}  `;
  expect(outletProblems({ ...point, name: padWithSpaces('ب'.repeat(most)) })).toEqual({});
  expect(outletProblems({ ...point, owners: [padWithSpaces('owner@shop.test')] })).toEqual({});
  expect(outletProblems({ ...point, name: padWithSpaces('ب'.repeat(most + 1)) })).toEqual({
    name: { key: 'collection-point.too-long', values: { limit: most, used: most + 1 } },
  });
});

it('an address of an owner has a limit of its own', () => {
  const limit = LIMITS.emailCharacters;
  const ofLength = (length: number) => `${'o'.repeat(length - '@shop.test'.length)}@shop.test`;
  expect(outletProblems({ ...point, owners: [ofLength(limit)] })).toEqual({});
  expect(outletProblems({ ...point, owners: [ofLength(limit + 1)] })).toEqual({
    'owner-0': { key: 'collection-point.too-long', values: { limit, used: limit + 1 } },
  });
});

describe('the vendor with the id of a collection point', () => {
  const family = 'kw-2000';
  const vendors = [
    buildVendor({ vendor_id: 'kw-1', parent_vendor_id: 'kw-1000', client_vendor_id: 'SALMIYA-1' }),
    buildVendor({ vendor_id: family, parent_vendor_id: null, client_vendor_id: 'Main' }),
    buildVendor({ vendor_id: 'kw-3', parent_vendor_id: family, client_vendor_id: 'Salmiya-1' }),
    buildVendor({ vendor_id: 'kw-4', parent_vendor_id: family }),
  ];
  const holder = (id: string) => outletWithId(vendors, family, id)?.vendor_id;

  it('is found in the same family, ignoring case', () => {
    expect(holder('Salmiya-1')).toBe('kw-3');
    expect(holder(' sALMIYA-1 ')).toBe('kw-3');
    expect(holder('MAIN')).toBe(family);
  });

  it('is undefined for another id, an empty id, and an id of another vendor family', () => {
    expect(holder('Salmiya-2')).toBeUndefined();
    expect(holder('  ')).toBeUndefined();
    expect(outletWithId(vendors, 'kw-9', 'Salmiya-1')).toBeUndefined();
  });
});
