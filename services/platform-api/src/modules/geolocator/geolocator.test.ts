import { beforeAll, describe, expect, it } from '@jest/globals';
import { LANDMARKS } from './data/landmarks';
import { ROADS } from './data/roads';
import { createEmbeddedGeolocator, type Geolocator } from './geolocator';
import { positionOf } from './numbering';
import { taiwanAtlas } from './atlas';
import { toMetres } from './plane';

let geolocator: Geolocator;
beforeAll(() => {
  geolocator = createEmbeddedGeolocator();
});

const FUXING = { latitude: 25.0417, longitude: 121.5437 };
const best = (text: string, language: 'en' | 'zh' = 'en') =>
  geolocator.search({ text, near: FUXING, language })[0];
const metres = (a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }) => {
  const { x, y } = toMetres(a, b);
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
  ])('finds %s', (typed, found) => {
    expect(best(typed)?.formattedAddress).toBe(found);
  });

  it.each([
    ['信義路五段7號', '台北市信義區信義路五段7號'],
    ['信義路5段7', '台北市信義區信義路五段7號'],
    ['臺北市大安區光復南路２４０巷１７號', '台北市大安區光復南路240巷17號'],
    ['台北市大安區復興南路一段107巷36號3樓', '台北市大安區復興南路一段107巷36號'],
    ['106台北市大安區安和路二段77巷8號之1', '台北市大安區安和路二段77巷8之1號'],
    ['台北101', '台北101（台北市信義區）'],
    ['西村里', '台北市信義區西村里'],
  ])('finds %s', (typed, found) => {
    expect(best(typed, 'zh')?.formattedAddress).toBe(found);
  });

  it('answers a Chinese query in English and an English one in Chinese, by the asked language', () => {
    expect(best('信義路五段7號', 'en')?.formattedAddress).toBe(
      'No. 7, Sec. 5, Xinyi Rd., Xinyi Dist., Taipei City',
    );
    expect(best('No. 7, Sec. 5, Xinyi Rd.', 'zh')?.formattedAddress).toBe('台北市信義區信義路五段7號');
  });

  it('offers the sections of a road, the nearest first', () => {
    const found = geolocator
      .search({ text: '信義路', near: FUXING, language: 'zh' })
      .map((one) => one.formattedAddress);
    expect(found).toEqual(
      expect.arrayContaining(['台北市大安區信義路三段', '台北市大安區信義路四段', '台北市信義區信義路五段']),
    );
    expect(found[0]).toMatch(/信義路[三四]段/);
  });

  it('offers district and road for a bare name', () => {
    const found = geolocator
      .search({ text: 'Xinyi', near: FUXING, language: 'en' })
      .map((one) => one.formattedAddress);
    expect(found).toContain('Xinyi Dist., Taipei City');
    expect(found.some((address) => address.includes('Xinyi Rd.'))).toBe(true);
  });

  it('resolves an address on a street it does not know inside the named district, always at the same place', () => {
    const found = best('板橋區文化路一段25號', 'zh');
    expect(found?.formattedAddress).toBe('新北市板橋區文化路一段25號');
    expect(found).toEqual(best('板橋區文化路一段25號', 'zh'));
    expect(taiwanAtlas().townAt(found?.position.latitude ?? 0, found?.position.longitude ?? 0)?.zh).toBe(
      '板橋區',
    );
  });

  it.each(['asdfgh', '1600 Amphitheatre Parkway, Mountain View', 'Alexanderplatz 1', '   ', '!!!', '之之之'])(
    'finds nothing for %s',
    (typed) => {
      expect(geolocator.search({ text: typed, language: 'en' })).toEqual([]);
    },
  );
});

describe('details and reverse', () => {
  it('gives the position of every suggestion by its id', () => {
    for (const text of [
      'Xinyi',
      '信義路五段7號',
      '板橋區文化路一段25號',
      'No. 12, Foo Rd., Banqiao District',
      'taipei 101',
    ]) {
      for (const { id, position } of geolocator.search({ text, near: FUXING, language: 'en' })) {
        expect(id).toMatch(/^embedded:/);
        expect(geolocator.details(id)).toEqual(position);
      }
    }
  });

  it.each([
    'photon:W:1',
    'embedded:r~nowhere-rd~1~0~0~1',
    'embedded:',
    'embedded:x~1~~',
    'embedded:r~xinyi-rd~5~0~0~x',
    '',
  ])('knows no place for %s', (id) => {
    expect(geolocator.details(id)).toBeUndefined();
  });

  it('reads the village, and the street where there is one near', () => {
    expect(geolocator.reverse({ latitude: 25.033, longitude: 121.5654 }, 'en')).toMatchObject({
      city: 'Taipei City',
      suburb: 'Xinyi Dist.',
      zipcode: '110',
      street: 'Xinyi Rd.',
    });
    expect(geolocator.reverse({ latitude: 24.0, longitude: 120.9 }, 'zh')?.formattedAddress).toBe(
      '南投縣國姓鄉北山村',
    );
  });

  it('says nothing about places outside of Taiwan', () => {
    expect(geolocator.reverse({ latitude: 35, longitude: 139 }, 'en')).toBeUndefined();
    expect(geolocator.reverse({ latitude: 25.9, longitude: 122.9 }, 'en')).toBeUndefined();
  });

  it('reads back the address a house was found under', () => {
    const found = best('信義路五段60號', 'zh');
    expect(geolocator.reverse(found?.position ?? FUXING, 'zh')?.formattedAddress).toBe(
      '台北市信義區信義路五段60號',
    );
  });
});

describe('the embedded data', () => {
  it('holds forty roads and sixty landmarks, all of them in Taipei or its neighbours', () => {
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

  it('numbers every road so that the next house is near and another one', () => {
    for (const { sections } of ROADS) {
      for (const section of sections) {
        for (let number = 1; number + 2 <= section.lastNumber; number += 8) {
          const here = positionOf(section, { lane: 0, alley: 0, number });
          const next = positionOf(section, { lane: 0, alley: 0, number: number + 2 });
          expect(metres(here, next)).toBeGreaterThan(0);
          expect(metres(here, next)).toBeLessThan(140);
        }
      }
    }
  });
});
