import { expect, it } from '@jest/globals';
import { taipeiRoads } from './index';

const roads = taipeiRoads();

it('names every road in Chinese and English and positions it around Taipei', () => {
  for (const { zh, en, line } of roads) {
    expect(zh).toMatch(/^\p{Script=Han}+$/u);
    expect(en).toMatch(/^[A-Z]/);
    expect(line.length).toBeGreaterThanOrEqual(2);
    for (const [longitude, latitude] of line) {
      expect(longitude).toBeGreaterThan(121.4);
      expect(longitude).toBeLessThan(121.7);
      expect(latitude).toBeGreaterThan(24.9);
      expect(latitude).toBeLessThan(25.2);
    }
  }
});

it('has four kinds of roads', () => {
  expect(new Set(roads.map(({ kind }) => kind))).toEqual(new Set(['freeway', 'main', 'minor', 'path']));
});
