import { describe, expect, it } from '@jest/globals';
import { readPinnedPlace } from './pinned-place';

const TAIPEI = { latitude: 25.0376, longitude: 121.5573 };
const KUALA_LUMPUR = { latitude: 3.1569, longitude: 101.7123 };
const metres = (a: typeof TAIPEI, b: typeof TAIPEI) =>
  Math.hypot(
    (a.latitude - b.latitude) * 111_320,
    (a.longitude - b.longitude) * 111_320 * Math.cos((a.latitude * Math.PI) / 180),
  );
function pointIn(text: string, near: typeof TAIPEI | null = null) {
  const found = readPinnedPlace(text, near);
  if (found?.kind !== 'point') throw new Error(`No point in ${text}: ${JSON.stringify(found)}`);
  return found.point;
}

describe('a position in degrees', () => {
  it.each([
    ['25.0376, 121.5573', 25.0376, 121.5573],
    ['(25.0376 121.5573)', 25.0376, 121.5573],
    ['25.0376°N, 121.5573°E', 25.0376, 121.5573],
    ['-34.6037, -58.3816', -34.6037, -58.3816],
    ['34.6037 S 58.3816 W', -34.6037, -58.3816],
    ['٢٩٫٣٧٥٩، ٤٧٫٩٧٧٤'.replace('٫', '.').replace('٫', '.').replace('،', ','), 29.3759, 47.9774],
    [`25°02'16.5"N 121°33'26.3"E`, 25.037917, 121.557306],
    ['25° 02′ 16.5″ N, 121° 33′ 26.3″ E', 25.037917, 121.557306],
    [`N25°02'16.5" E121°33'26.3"`, 25.037917, 121.557306],
    [`34°36'13"S 58°22'54"W`, -34.603611, -58.381667],
    [`25°02.275'N 121°33.4383'E`, 25.037917, 121.557305],
  ])('is read from %s', (text, latitude, longitude) => {
    expect(metres(pointIn(text), { latitude, longitude })).toBeLessThan(1);
  });

  it.each(['12 5', '17, 240', '91.5, 20', `25°75'00"N 121°33'26"E`, '25.1', 'No. 29.3,48', '25.03 N 121.55'])(
    'is not read from %s',
    (text) => {
      expect(readPinnedPlace(text, TAIPEI)).toBeNull();
    },
  );
});

describe('a plus code', () => {
  // Encoded with the reference implementation of the specification's test data.
  it.each([
    ['7FG49QCJ+2V', 20.3700625, 2.7821875],
    ['8FVC2222+22', 47.0000625, 8.0000625],
    ['4VCPPQGP+Q9', -41.2730625, 174.7859375],
    ['8FVC9G8F+6XQ', 47.365561, 8.524983],
    ['7fg49qcj+2v', 20.3700625, 2.7821875],
  ])('is located when it is full: %s', (text, latitude, longitude) => {
    expect(metres(pointIn(text), { latitude, longitude })).toBeLessThan(12);
  });

  it('is completed near the shop when it is short, also across the edge of an area', () => {
    expect(pointIn('9G8F+6X', { latitude: 47.4, longitude: 8.6 })).toEqual(pointIn('8FVC9G8F+6X'));
    expect(pointIn('CJ+2V'.padStart(7, '9Q'), { latitude: 20.4, longitude: 2.8 })).toEqual(
      pointIn('7FG49QCJ+2V'),
    );
    const nearEdge = pointIn('2222+22 Zürich', { latitude: 46.99, longitude: 7.99 });
    expect(metres(nearEdge, { latitude: 47.0000625, longitude: 8.0000625 })).toBeLessThan(15);
  });

  it('needs a city when it is short and has no reference point', () => {
    expect(readPinnedPlace('9G8F+6X', null)).toEqual({ kind: 'code-without-city' });
  });

  it.each(['C+2V', '12+3', 'Block 5+6 Road 7', 'AAAA+11'])('is not read from %s', (text) => {
    expect(readPinnedPlace(text, TAIPEI)).toBeNull();
  });
});

describe('a map link', () => {
  it.each([
    [
      'https://www.google.com/maps/place/Petronas/@3.15,101.70,17z/data=!3m1!4b1!4m6!3m5!8m2!3d3.1569!4d101.7123',
      KUALA_LUMPUR,
    ],
    ['https://www.google.com.my/maps/@3.1569,101.7123,17z', KUALA_LUMPUR],
    ['https://www.google.com/maps/search/?api=1&query=3.1569%2C101.7123', KUALA_LUMPUR],
    ['https://maps.google.com/?q=3.1569,101.7123', KUALA_LUMPUR],
    ['maps.google.com/maps?q=loc:3.1569,101.7123', KUALA_LUMPUR],
    ['https://www.google.com/maps/dir/?api=1&destination=3.1569,101.7123', KUALA_LUMPUR],
    ['Here I am: https://www.google.com/maps/place/3.1569,101.7123 thanks', KUALA_LUMPUR],
    ['https://maps.apple.com/?ll=3.1569,101.7123&q=Marked%20Location', KUALA_LUMPUR],
    ['https://maps.apple.com/place?coordinate=3.1569,101.7123&name=Home', KUALA_LUMPUR],
    ['http://maps.apple.com/?daddr=3.1569,101.7123', KUALA_LUMPUR],
    ['geo:3.1569,101.7123?z=17', KUALA_LUMPUR],
    [`https://www.google.com/maps/place/25%C2%B002'15.4%22N+121%C2%B033'26.3%22E/`, TAIPEI],
  ])('leads to its place: %s', (text, place) => {
    expect(metres(pointIn(text), place)).toBeLessThan(5);
  });

  it('with an address is searched by it', () => {
    const link = 'https://www.google.com/maps/place/12+Jalan+Ipoh,+Kuala+Lumpur/';
    expect(readPinnedPlace(link, null)).toEqual({ kind: 'text', text: '12 Jalan Ipoh, Kuala Lumpur' });
  });

  it.each(['https://maps.app.goo.gl/AbCdEf123', 'goo.gl/maps/xyz', 'https://maps.apple/p/9kd-Zzw'])(
    'without a place is reported: %s',
    (text) => {
      expect(readPinnedPlace(text, TAIPEI)).toEqual({ kind: 'link-without-place' });
    },
  );

  it.each([
    'https://example.com/maps?q=3.1,101.7',
    'https://www.google.com/search?q=3.1',
    'https://goggle.com/maps',
  ])('of another site is no place: %s', (text) => {
    expect(readPinnedPlace(text, TAIPEI)).toBeNull();
  });
});
