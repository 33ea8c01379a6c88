import { expect, it } from '@jest/globals';
import { streetOnly } from './street-only';

it.each([
  ['No. 17, Ln. 240, Guangfu S. Rd.', 'Guangfu S. Rd.'],
  ['3F., No. 17, Ln. 240, Guangfu S. Rd., Da’an Dist.', 'Guangfu S. Rd., Da’an Dist.'],
  ['台北市大安區光復南路240巷17號3樓', '台北市大安區光復南路'],
  ['106 台北市大安區光復南路240巷17號', '台北市大安區光復南路'],
  ['Hauptstraße 5, 10115 Berlin', 'Hauptstraße, Berlin'],
  ['Hauptstr. 5a, Wohnung 3, Wien', 'Hauptstr., Wien'],
  ['House 12-B, Street 4, DHA Phase 5, Karachi', 'DHA Phase, Karachi'],
  ['Flat B, Block 5, Street 12, Salmiya', 'Salmiya'],
  ['السالمية، قطعة ٥، شارع ١٢، منزل ٣', 'السالمية'],
  ['ул. Витоша 15, бл. 3, вх. А, ап. 7', 'ул. Витоша'],
  ['Av. Santa Fe 1860, Piso 4, Depto B', 'Av. Santa Fe'],
  ['5th Floor, 221B Baker Street', 'Baker Street'],
  ['17', ''],
  ['', ''],
])('shortens %p to %p, without house, flat and floor', (address, expected) => {
  expect(streetOnly(address)).toBe(expected);
});
