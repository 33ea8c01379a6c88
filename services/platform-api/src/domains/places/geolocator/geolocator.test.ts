import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { demonstration } from '../../../testing/server/demonstration';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { LANDMARKS } from './data/landmarks';
import { ROADS } from './data/roads';
import { createEmbeddedGeolocator, type EmbeddedGeolocator } from './embedded';
import { taiwanAtlas } from './taiwan-address/atlas';
import type { LatLng } from '@courier/api-client/order-rules';
import { toMetres } from '@courier/config/geometry';

let server: TestApp;
let geolocator: EmbeddedGeolocator;
beforeAll(async () => {
  server = await startTestApp();
  geolocator = createEmbeddedGeolocator(server.deps.db, demonstration.houses);
  await geolocator.warm();
});
afterAll(() => server.close());

const FUXING = { latitude: 25.0417, longitude: 121.5437 };
const search = (text: string, language = 'en', country = 'TW', near: LatLng | undefined = FUXING) =>
  geolocator.search({ text, near, language, country });
const best = async (text: string, language = 'en') => (await search(text, language))[0];
const addresses = async (...query: Parameters<typeof search>) =>
  (await search(...query)).map((one) => one.formattedAddress);
const TAIWAN = { country: 'TW', caller: 'me' };
const metres = (a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }) => {
  const [x, y] = toMetres(a, b);
  return Math.hypot(x, y);
};

describe('address search', () => {
  it.each([
    ['No. 17, Ln. 240, Guangfu S. Rd.', "No. 17, Ln. 240, Guangfu S. Rd., Da'an Dist., Taipei City"],
    ['17 Ln. 240 Guangfu', "No. 17, Ln. 240, Guangfu S. Rd., Da'an Dist., Taipei City"],
    ['17 lane 240 guangfu south road', "No. 17, Ln. 240, Guangfu S. Rd., Da'an Dist., Taipei City"],
    [
      '12F-3, No. 17-2, Ln. 240, Guangfu S. Rd.',
      "No. 17-2, Ln. 240, Guangfu S. Rd., Da'an Dist., Taipei City",
    ],
    [
      "No. 36, Ln. 107, Sec. 1, Fuxing S. Rd., Da'an Dist., Taipei City",
      "No. 36, Ln. 107, Sec. 1, Fuxing S. Rd., Da'an Dist., Taipei City",
    ],
    [
      'No. 3, Aly. 4, Ln. 345, Sec. 4, Ren’ai Rd.',
      "No. 3, Aly. 4, Ln. 345, Sec. 4, Ren'ai Rd., Da'an Dist., Taipei City",
    ],
    ['7 Xinyi Road Section 5', 'No. 7, Sec. 5, Xinyi Rd., Xinyi Dist., Taipei City'],
    ['88 Hsinyi Road Sec. 4', "No. 88, Sec. 4, Xinyi Rd., Da'an Dist., Taipei City"],
    ['No. 999, Jilin Rd.', 'No. 999, Jilin Rd., Zhongshan Dist., Taipei City'],
    ['taipei 101', 'Taipei 101, Xinyi Dist., Taipei City'],
    ['zhongxiao fuxing', "MRT Zhongxiao Fuxing Station, Da'an Dist., Taipei City"],
    ['Kaohsiung', 'Kaohsiung City'],
  ])('finds %s', async (typed, found) => {
    expect((await best(typed))?.formattedAddress).toBe(found);
  });

  it.each([
    ['17號, 240巷, Guangfu S. Rd.', "No. 17, Ln. 240, Guangfu S. Rd., Da'an Dist., Taipei City"],
    [
      'No. 17號 Ln. 240 Guangfu South Road, Taipei',
      "No. 17, Ln. 240, Guangfu S. Rd., Da'an Dist., Taipei City",
    ],
    ['Xinyi Rd. 五段 7號 3樓', 'No. 7, Sec. 5, Xinyi Rd., Xinyi Dist., Taipei City'],
    ['17之2號, Ln. 240, Guangfu S. Rd.', "No. 17-2, Ln. 240, Guangfu S. Rd., Da'an Dist., Taipei City"],
  ])('reads Chinese number signs in an English address: %s', async (typed, found) => {
    expect((await best(typed))?.formattedAddress).toBe(found);
  });

  it.each(['Kaohsiung Station', '高雄車站', 'Kaohsiung Main Station', 'Tainan Park'])(
    'suggests nothing in another city for %s',
    async (typed) => {
      const [first, ...others] = await search(typed);
      expect(first).toMatchObject({ isSimilar: true, precision: 'area' });
      expect(first?.formattedAddress).toMatch(/Kaohsiung City|Tainan City/);
      expect(others).toEqual([]);
    },
  );

  it.each([
    ['No. 3, Nowhere Blvd., Kaohsiung', /Kaohsiung City$/],
    ['No. 5, Keelung Rd., Sec. 1', /Taipei City$/],
    ['No. 12, Taichung St.', /Taipei City$/],
    ['基隆路一段5號', /Taipei City$/],
  ])('distinguishes a road named like a city from the named city: %s', async (typed, where) => {
    expect((await best(typed))?.formattedAddress).toMatch(where);
  });

  it.each([
    `25°02'15.4"N 121°33'26.3"E`,
    '7QQ32HQ4+3W',
    '2HQ4+3W',
    'https://www.google.com/maps/place/X/@25.1,121.5,17z/data=!3m1!8m2!3d25.0376!4d121.5573',
    'https://maps.apple.com/?ll=25.0376,121.5573',
  ])('finds rows of a file by %s', async (typed) => {
    const find = await geolocator.finder('TW');
    const found = await find(typed, FUXING);
    expect(metres(found ?? FUXING, { latitude: 25.0376, longitude: 121.5573 })).toBeLessThan(150);
    expect(found?.precision).toBe('address');
  });

  it.each([
    ['信義路五段7號', '台北市信義區信義路五段7號'],
    ['信義路5段7', '台北市信義區信義路五段7號'],
    ['臺北市大安區光復南路２４０巷１７號', '台北市大安區光復南路240巷17號'],
    ['台北市大安區復興南路一段107巷36號3樓', '台北市大安區復興南路一段107巷36號'],
    ['106台北市大安區安和路二段77巷8號之1', '台北市大安區安和路二段77巷8之1號'],
    ['台北101', '台北101（台北市信義區）'],
    ['西村里', '台北市信義區西村里'],
  ])('finds %s', async (typed, found) => {
    expect((await best(typed, 'zh'))?.formattedAddress).toBe(found);
  });

  it('answers a Chinese query in English and an English one in Chinese if requested', async () => {
    expect((await best('信義路五段7號', 'en'))?.formattedAddress).toBe(
      'No. 7, Sec. 5, Xinyi Rd., Xinyi Dist., Taipei City',
    );
    expect((await best('No. 7, Sec. 5, Xinyi Rd.', 'zh'))?.formattedAddress).toBe(
      '台北市信義區信義路五段7號',
    );
  });

  it('offers the sections of a road, the nearest first', async () => {
    const found = await addresses('信義路', 'zh');
    expect(found).toEqual(
      expect.arrayContaining(['台北市大安區信義路三段', '台北市大安區信義路四段', '台北市信義區信義路五段']),
    );
    expect(found[0]).toMatch(/信義路[三四]段/);
  });

  it('offers district and road for a bare name', async () => {
    const found = await addresses('Xinyi');
    expect(found).toContain('Xinyi Dist., Taipei City');
    expect(found.some((address) => address.includes('Xinyi Rd.'))).toBe(true);
  });

  it('resolves an unknown street to a fixed place inside the named district', async () => {
    const found = await best('板橋區文化路一段25號', 'zh');
    expect(found).toMatchObject({ formattedAddress: '新北市板橋區文化路一段25號', precision: 'approximate' });
    expect(found).toEqual(await best('板橋區文化路一段25號', 'zh'));
    expect(taiwanAtlas().townAt(found?.position.latitude ?? 0, found?.position.longitude ?? 0)?.zh).toBe(
      '板橋區',
    );
  });

  it.each([
    ['No. 17, Ln. 240, Guanfgu S. Rd.', "No. 17, Ln. 240, Guangfu S. Rd., Da'an Dist., Taipei City"],
    ['88 Xnyi Road Sec. 4', "No. 88, Sec. 4, Xinyi Rd., Da'an Dist., Taipei City"],
    ['Kaoshiung City', 'Kaohsiung City'],
    ['Xinyi Distrct', 'Xinyi Dist., Taipei City'],
    ['Taipei 1011', 'Taipei 101, Xinyi Dist., Taipei City'],
  ])('understands the mistyped %s', async (typed, found) => {
    expect(await addresses(typed)).toContain(found);
  });

  it('finds villages inside a typed district, and the nearest of equal names', async () => {
    expect(await addresses('台北市信義區西村里', 'zh')).toEqual(['台北市信義區西村里']);
    expect((await addresses('中山里', 'zh', 'TW', { latitude: 22.63, longitude: 120.3 }))[0]).toMatch(
      /^高雄市/,
    );
    expect((await addresses('中山里', 'zh', 'TW', { latitude: 25.05, longitude: 121.52 }))[0]).toMatch(
      /^(台|新)北市/,
    );
  });

  it.each(['asdfgh', '1600 Amphitheatre Parkway, Mountain View', 'Alexanderplatz 1', '   ', '!!!', '之之之'])(
    'finds nothing for %s',
    async (typed) => {
      expect(await addresses(typed)).toEqual([]);
    },
  );
});

describe('details and reverse', () => {
  it('gives the position of every suggestion by its id', async () => {
    for (const [text, country] of [
      ['Xinyi', 'TW'],
      ['信義路五段7號', 'TW'],
      ['板橋區文化路一段25號', 'TW'],
      ['No. 12, Foo Rd., Banqiao District', 'TW'],
      ['taipei 101', 'TW'],
      ['Alexanderplatz 1, Berlin', 'DE'],
      ['Berlin', 'DE'],
    ] as const) {
      const found = await search(text, 'en', country);
      expect(found.length).toBeGreaterThan(0);
      for (const { id, position, precision } of found) {
        expect(id).toMatch(/^embedded:/);
        expect(await geolocator.details(id, { ...TAIWAN, language: 'en' })).toEqual({
          ...position,
          precision,
        });
      }
    }
  });

  it.each([
    'photon:W:1',
    'embedded:r~nowhere-rd~1~0~0~1',
    'embedded:',
    'embedded:x~1~~',
    'embedded:r~xinyi-rd~5~0~0~x',
    'embedded:c~1',
    'embedded:w~2950159~1~',
    '',
  ])('finds no place for %s', async (id) => {
    expect(await geolocator.details(id, { ...TAIWAN, language: 'en' })).toBeUndefined();
  });

  it('reads the village, and the street where there is one near', async () => {
    const inXinyi = { latitude: 25.033, longitude: 121.5654 };
    expect(await geolocator.reverse(inXinyi, { ...TAIWAN, language: 'en' })).toMatchObject({
      city: 'Taipei City',
      suburb: 'Xinyi Dist.',
      zipcode: '110',
      street: 'Sec. 5, Xinyi Rd.',
      precision: 'interpolated',
    });
    const inMountains = { latitude: 24.0, longitude: 120.9 };
    expect(await geolocator.reverse(inMountains, { ...TAIWAN, language: 'tw' })).toMatchObject({
      formattedAddress: '南投縣國姓鄉北山村',
      precision: 'area',
    });
  });

  it('answers nothing for places outside the country', async () => {
    for (const point of [
      { latitude: 35, longitude: 139 },
      { latitude: 25.9, longitude: 122.9 },
    ])
      expect(await geolocator.reverse(point, { ...TAIWAN, language: 'en' })).toBeUndefined();
  });

  it('reads back the address a house was found under', async () => {
    const found = await best('信義路五段60號', 'zh');
    const back = await geolocator.reverse(found?.position ?? FUXING, { ...TAIWAN, language: 'tw' });
    expect(back?.formattedAddress).toBe('台北市信義區信義路五段60號');
  });
});

describe('the embedded data', () => {
  it('contains forty roads and sixty landmarks, all in Taipei or its neighbours', () => {
    expect(ROADS.length).toBeGreaterThanOrEqual(40);
    expect(LANDMARKS.length).toBeGreaterThanOrEqual(60);
    const atlas = taiwanAtlas();
    for (const { latitude, longitude, en } of LANDMARKS)
      expect([en, atlas.townAt(latitude, longitude)?.countyCode]).toEqual([en, '63000']);
    for (const road of ROADS) {
      for (const [latitude, longitude] of road.sections.flatMap(({ line }) => line)) {
        expect([road.id, atlas.townAt(latitude, longitude)?.countyCode]).toEqual([road.id, '63000']);
      }
    }
  });
});
