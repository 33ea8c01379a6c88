import { describe, expect, it } from '@jest/globals';
import { reader, TUESDAY } from './messages/reader';

const certainFields = (country: string, message: string) =>
  reader(message, country, TUESDAY).flatMap(({ field, certain }) => (certain ? [field] : []));

describe('the certainty of a pasted value', () => {
  it('is given to a valid phone number and a payment word beside an address, without labels', () => {
    const message = '台北市信義區松仁路100號 0912345678 貨到付現';
    expect(certainFields('TW', message)).toEqual(['phone', 'payment']);
  });

  it('is not given to a time, because the form offers only some times', () => {
    const message = 'Name: Amy Chen\nPhone: 0912 345 678\nAddress: No. 12, Songren Rd., Taipei\nTime: 18:30';
    expect(certainFields('TW', message)).not.toContain('time');
  });
});
