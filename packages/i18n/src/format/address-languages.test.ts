import { describe, expect, it } from '@jest/globals';
import { addressLanguages } from './address-languages';

describe('an address of two languages', () => {
  it.each([
    ['Salwa · سلوى', 'Salwa', 'سلوى'],
    [
      "3F, No. 17, Ln. 240, Guangfu S. Rd., Da'an Dist., Taipei City · 台北市大安區光復南路240巷17號",
      "3F, No. 17, Ln. 240, Guangfu S. Rd., Da'an Dist., Taipei City",
      '台北市大安區光復南路240巷17號',
    ],
    ['Multan · ملتان', 'Multan', 'ملتان'],
  ])('has a line for its reader and a local one: %s', (address, reader, local) => {
    expect(addressLanguages(address)).toEqual({ reader, local });
  });

  it.each(['Salwa', '12 Jalan Ipoh · Block B', '台北市 · 2F', ' · سلوى', 'A · ', '', 'Building 4 · 12'])(
    'is none without another script behind the dot: %s',
    (address) => {
      expect(addressLanguages(address)).toEqual({ reader: address, local: null });
    },
  );
});
