import type { CountryCode } from '@courier/config';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LatLng } from '@courier/api-client/order-rules';
import { startTestApp, type TestApp } from '../../../../testing/server/start-test-app';
import { demonstration } from '../../../../testing/server/demonstration';
import { createEmbeddedGeolocator, type EmbeddedGeolocator } from '../embedded';

let server: TestApp;
let geolocator: EmbeddedGeolocator;
beforeAll(async () => {
  server = await startTestApp();
  geolocator = createEmbeddedGeolocator(server.deps.db, demonstration.houses);
});
afterAll(() => server.close());

const NEAR: Readonly<Record<string, LatLng>> = {
  TW: { latitude: 25.0409, longitude: 121.5443 },
  KW: { latitude: 29.3697, longitude: 47.9783 },
  PK: { latitude: 24.8608, longitude: 67.0104 },
  DE: { latitude: 52.52, longitude: 13.405 },
  JP: { latitude: 35.6895, longitude: 139.6917 },
};

// Known and unknown streets, areas, landmarks, typing mistakes, older spellings, nonsense.
const TYPED: readonly [country: CountryCode, text: string][] = [
  ['TW', 'No. 17, Ln. 240, Guangfu S. Rd.'],
  ['TW', '台北市大安區光復南路240巷17號'],
  ['TW', 'Kuangfu South Road 17'],
  ['TW', '大安區'],
  ['TW', 'Taipei 1O1'],
  ['TW', 'zhongxaio'],
  ['TW', 'No. 5, Nobody Knows St., Xinyi District'],
  ['TW', '高雄市前鎮區中山路12號'],
  ['TW', '板橋'],
  ['TW', 'qqqq zzzz'],
  ['TW', 'rd'],
  ['KW', 'Salmiya, Block 4, Street 12'],
  ['KW', 'السالمية شارع 12'],
  ['KW', 'Hawaly'],
  ['PK', 'Lahore, Mall Road 12'],
  ['PK', 'لاہور مال روڈ 12'],
  ['PK', 'Karachi'],
  ['DE', 'Alexanderplatz 1, Berlin'],
  ['DE', 'Hauptstr. 3, 80331 München'],
  ['DE', 'Frankfurt'],
  ['DE', 'Hambrug'],
  ['JP', '東京都新宿区1-2'],
];

describe('an address that is looked up in memory', () => {
  it.each(TYPED)('is found where the database would find it: %s %s', async (country, text) => {
    const near = NEAR[country];
    const find = await geolocator.finder(country);
    const [first] = await geolocator.search({ text, country, near, language: 'en' });
    const expected = first && { ...first.position, precision: first.precision };
    expect(await find(text, near)).toEqual(expected);
  });

  it('needs no database query', async () => {
    const find = await geolocator.finder('DE');
    const { db } = server.deps;
    const before = await db.selectFrom('place_names').select('folded').where('country', '=', 'DE').execute();
    await db.deleteFrom('place_names').where('country', '=', 'DE').execute();
    expect(before.length).toBeGreaterThan(100);
    expect(await find('Alexanderplatz 1, Berlin', NEAR['DE'])).toMatchObject({ precision: 'approximate' });
  });
});
