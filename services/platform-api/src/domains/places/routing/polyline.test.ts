import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodePolyline, encodePolyline } from './polyline';

describe('an encoded polyline', () => {
  it('is the example of its public description', () => {
    const points = [
      { latitude: 38.5, longitude: -120.2 },
      { latitude: 40.7, longitude: -120.95 },
      { latitude: 43.252, longitude: -126.453 },
    ];
    expect(encodePolyline(points, 5)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
    expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@', 5)).toEqual(points);
  });

  it('contains every place of the earth to six decimals', () => {
    const degrees = (most: number) =>
      fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((one) => one / 1e6);
    const place = fc.record({ latitude: degrees(90), longitude: degrees(180) });
    fc.assert(
      fc.property(fc.array(place), (points) => {
        const decoded = decodePolyline(encodePolyline(points, 6), 6) ?? [];
        expect(decoded).toHaveLength(points.length);
        for (const [index, { latitude, longitude }] of decoded.entries()) {
          expect(latitude).toBeCloseTo(points[index]?.latitude ?? Number.NaN, 6);
          expect(longitude).toBeCloseTo(points[index]?.longitude ?? Number.NaN, 6);
        }
      }),
    );
  });

  it.each([
    ['half a position', '_p~iF'],
    ['a cut number', '_p~iF~ps|'],
    ['other characters', '<html>'],
    ['places that do not exist', encodePolyline([{ latitude: 95, longitude: 0 }], 5)],
    ['numbers without an end', '~~~~~~~~~~~~'],
  ])('is refused with %s', (_, text) => {
    expect(decodePolyline(text, 5)).toBeNull();
  });

  it('never fails for any text', () => {
    fc.assert(fc.property(fc.string(), (text) => Array.isArray(decodePolyline(text, 6) ?? [])));
  });
});
