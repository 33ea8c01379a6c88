import { expect, it } from '@jest/globals';
import { distance, toMetres } from '@courier/config/geometry';
import { ROADS } from '../../../platform-api/src/domains/places/geolocator/data/roads';
import { housePosition } from './road-numbering';

it('numbers every road so that the next house is near and distinct', () => {
  for (const { sections } of ROADS) {
    for (const section of sections) {
      for (let number = 1; number + 2 <= section.lastNumber; number += 8) {
        const here = housePosition(section, { lane: 0, alley: 0, number });
        const next = housePosition(section, { lane: 0, alley: 0, number: number + 2 });
        const metres = distance([0, 0], toMetres(here, next));
        expect(metres).toBeGreaterThan(0);
        expect(metres).toBeLessThan(140);
      }
    }
  }
});
