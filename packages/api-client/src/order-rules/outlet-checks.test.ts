import { expect, it } from '@jest/globals';
import { LIMITS } from '@courier/config';
import { outletProblems, type OutletTextField, type OutletTexts } from './outlet-checks';

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

it('nothing is wrong with a collection point whose texts fit', () => {
  expect(outletProblems(point)).toEqual({});
  expect(outletProblems({ ...point, building: 'ب'.repeat(most), owners: [' '] })).toEqual({});
});

it.each(['id', 'name', 'phone', 'unit', 'building'] as const)('%s may not be one sign longer', (field) => {
  expect(outletProblems({ ...point, [field]: 'ب'.repeat(most + 1) })).toEqual({
    [field]: { key: 'collection-point.too-long', values: { limit: most, used: most + 1 } },
  });
});

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
] as const)('%s is needed', (field, key) => {
  expect(outletProblems({ ...point, [field]: '  ' })).toEqual({ [field]: { key } });
});

it.each(['owner', 'owner@shop', 'a b@shop.test', '@shop.test', 'owner@shop.test, x@y.test'])(
  '%s is no address of an owner',
  (email) => {
    const field: OutletTextField = 'owner-1';
    expect(outletProblems({ ...point, owners: ['', email] })).toEqual({
      [field]: { key: 'collection-point.wrong-email' },
    });
  },
);
