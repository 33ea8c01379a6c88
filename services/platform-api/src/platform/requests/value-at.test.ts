import { expect, it } from '@jest/globals';
import { valueAt } from './value-at';

const parts = {
  params: { vendorId: 'kw1001' },
  query: { vendor_id: 7, none: null },
  body: { order: { vendor_id: 'kw1002', list: ['x'] }, flat: 'y' },
};

it.each([
  ['params.vendorId', 'kw1001'],
  ['body.order.vendor_id', 'kw1002'],
  ['query.vendor_id', undefined],
  ['query.none', undefined],
  ['query.none.deeper', undefined],
  ['query.missing.deeper', undefined],
  ['body.order', undefined],
  ['body.order.list', undefined],
  ['body.flat.deeper', undefined],
  ['headers.host', undefined],
  ['', undefined],
])('the value at %p is %p', (place, value) => {
  expect(valueAt(parts, place)).toBe(value);
});

it('a request without a body has no value', () => {
  expect(valueAt({ params: null, query: undefined, body: null }, 'body.vendor_id')).toBeUndefined();
});
