import { describe, expect, it } from '@jest/globals';
import { parseSearch } from './search-kind';

/** Replaces the library's number tables: any number of eight or more characters is possible. */
const isPossiblePhone = (text: string) => /^[+\d ]{8,}$/.test(text);
const place = { vendorIds: ['v1001', 'a-v1004', 'a'], includeOutlets: true, isPossiblePhone };

describe('a search text', () => {
  it.each([
    ['v1001-2611abc', { kind: 'order', vendorId: 'v1001', orderId: 'v1001-2611abc' }],
    [' v1001-2611 abc ', { kind: 'order', vendorId: 'v1001', orderId: 'v1001-2611abc' }],
    ['a-v1004-26110905117246', { kind: 'order', vendorId: 'a-v1004', orderId: 'a-v1004-26110905117246' }],
    ['a-v10', { kind: 'order', vendorId: 'a', orderId: 'a-v10' }],
    ['v1001-', { kind: 'text', text: 'v1001-' }],
    ['v9999-2611abc', { kind: 'text', text: 'v9999-2611abc' }],
    ['xv1001-2611', { kind: 'text', text: 'xv1001-2611' }],
  ])('%j is an order id only after the id of a vendor and a dash [TRACK-HIST-13]', (typed, search) => {
    expect(parseSearch(typed, place)).toEqual(search);
  });

  it('is a phone number if the library accepts its length, sent without spaces, while outlets are included [TRACK-HIST-12]', () => {
    expect(parseSearch(' 0905 117 246 ', place)).toEqual({ kind: 'phone', phone: '0905117246' });
    expect(parseSearch('0905 11', place)).toMatchObject({ kind: 'text' });
    expect(parseSearch('0905 117 246', { ...place, includeOutlets: false })).toEqual({
      kind: 'text',
      text: '0905 117 246',
    });
  });

  it('is no search while it contains only spaces', () => {
    expect(parseSearch('  ', place)).toEqual({ kind: 'none' });
  });
});
