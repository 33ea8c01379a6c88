import { describe, expect, it } from '@jest/globals';
import { taipeiRoads } from '@courier/config/taipei-roads';
import { readBaseData } from './base-data';
import { createBlockLayer } from './block-layer';

const data = readBaseData();
const featuresWithKind = (kind: string) =>
  data.names.features.filter((one) => one.properties?.['kind'] === kind);

it('knows at least forty main roads of Taipei by their Chinese and English names', () => {
  const main = data.roads.features.filter((one) => one.properties?.['kind'] === 'main');
  expect(main.length).toBeGreaterThanOrEqual(40);
  for (const { properties } of main) {
    expect(properties?.['zh']).toMatch(/^\p{Script=Han}+$/u);
    expect(properties?.['en']).toMatch(/^[A-Z]/);
  }
});

it('knows the counties and towns of Taiwan and the villages of Taipei', () => {
  expect([
    featuresWithKind('county').length,
    featuresWithKind('town').length,
    featuresWithKind('village').length,
  ]).toEqual([22, 368, 456]);
});

it('places the metro station of the city hall where it is', () => {
  const station = featuresWithKind('station').find((one) => one.properties?.['zh'] === '市政府');
  const [lng, lat] = station?.geometry.type === 'Point' ? station.geometry.coordinates : [];
  expect(lng).toBeCloseTo(121.565, 2);
  expect(lat).toBeCloseTo(25.041, 2);
});

describe('city blocks', () => {
  const daan = { west: 121.5436, east: 121.549, south: 25.0378, north: 25.0416 };

  it('are between the visible roads, drawn once', () => {
    const layer = createBlockLayer(data.cells);
    const drawn = layer.show(daan);
    const kinds = new Set(drawn?.features.map((one) => one.properties?.['kind']));
    expect([...kinds].sort()).toEqual(['alley', 'block', 'house', 'lane']);
    expect(layer.show(daan)).toBeNull();
  });

  it('are the same at every visit', () => {
    expect(createBlockLayer(data.cells).show(daan)).toEqual(createBlockLayer(data.cells).show(daan));
  });

  it('are drawn nowhere far from the known roads', () => {
    expect(createBlockLayer(data.cells).show({ west: 10, east: 10.1, south: 50, north: 50.1 })).toBeNull();
  });
});

it('draws exactly the roads that addresses and routes follow', () => {
  const drawn = data.roads.features.map(({ properties, geometry }) => [
    properties?.['zh'],
    geometry.type === 'LineString'
      ? geometry.coordinates.map(([x = 0, y = 0]) => [rounded(x), rounded(y)])
      : [],
  ]);
  expect(drawn).toEqual(
    taipeiRoads().map(({ zh, line }) => [zh, line.map(([x, y]) => [rounded(x), rounded(y)])]),
  );
});

const rounded = (degrees: number) => Math.round(degrees * 100_000);
