import { describe, expect, it } from '@jest/globals';
import type { LatLng } from '@courier/api-client/order-rules';
import { moved } from '@courier/config/geometry';
import { findPlaceDoubts } from './find-place-doubts';
import { formatPoint, type PlaceSubject, type SecondLook, type SecondPlace } from './place-doubt';

const CENTRES = {
  TW: { latitude: 25.0417, longitude: 121.5437 },
  SG: { latitude: 1.2903, longitude: 103.852 },
  DE: { latitude: 52.52, longitude: 13.405 },
  KW: { latitude: 29.3345, longitude: 48.0757 },
  TH: { latitude: 13.7367, longitude: 100.5231 },
} as const;

/** Streets as shops write them, `{n}` for the house and `{c}` for the postal code of the street. */
const STREETS = {
  TW: ['No. {n}, Guangfu S. Rd.', 'No. {n}, Sec. 4, Zhongxiao E. Rd.', '台北市大安區信義路四段{n}號'],
  SG: ['{n} Tanjong Pagar Road, Singapore 0885{c}', 'Blk {n} Bedok North Street 3, Singapore 4605{c}'],
  DE: ['Torstraße {n}, 10119 Berlin', 'Kantstraße {n}, 10625 Berlin', 'Oranienstraße {n}, 10999 Berlin'],
  KW: [
    'Block 4, Salem Al Mubarak Street, House {n}, Salmiya',
    'قطعة 3، شارع الخليج العربي، منزل {n}، السالمية',
  ],
  TH: ['{n} Silom Road, Bang Rak, Bangkok 10500', '{n} ถนนพหลโยธิน เขตพญาไท กรุงเทพมหานคร 10400'],
} as const;

type Country = keyof typeof CENTRES;
const COUNTRIES = Object.keys(CENTRES) as Country[];

/** Fifty rows: streets in several directions from the centre, with their houses in order, ten metres a number. */
function cityRows(country: Country, more: Partial<PlaceSubject> = {}): PlaceSubject[] {
  const streets = STREETS[country];
  return Array.from({ length: 50 }, (_, row): PlaceSubject => {
    const street = row % streets.length;
    const house = 3 + 2 * Math.floor(row / streets.length);
    const start = moved(CENTRES[country], [1500 * Math.cos(street * 2), 1500 * Math.sin(street * 2)]);
    const address = (streets[street] ?? '')
      .replace('{n}', String(house))
      .replace('{c}', String(house).padStart(2, '0'));
    const position = moved(start, [house * 10, house * 3]);
    return { row, number: row + 2, address, position, certainty: 'exact', source: 'lookup', ...more };
  });
}

/** Rows whose pins are wrong, and by how many metres. */
const SEEDS: ReadonlyMap<number, number> = new Map([
  [7, 520],
  [19, 1300],
  [33, 5000],
]);

const seeded = (rows: readonly PlaceSubject[]): PlaceSubject[] =>
  rows.map((subject) => {
    const metres = SEEDS.get(subject.row);
    const { position } = subject;
    return metres === undefined || !position
      ? subject
      : { ...subject, position: moved(position, [0, metres]) };
  });

const toSecondPlace = (place: LatLng, precision: string): SecondPlace => ({
  ...place,
  precision,
  zipcode: '',
});

const findPlaces = (rows: readonly PlaceSubject[], precision: string): SecondLook =>
  new Map(
    rows.flatMap(({ address, position }) =>
      position ? [[address, toSecondPlace(position, precision)]] : [],
    ),
  );

const find = (rows: readonly PlaceSubject[], country: Country, secondLook: SecondLook | null = null) =>
  findPlaceDoubts(rows, { country, secondLook });

describe.each(COUNTRIES)('in %s, of fifty rows,', (country) => {
  it('none is doubted when all pins are right', () => {
    const rows = cityRows(country);
    expect(find(rows, country, findPlaces(rows, 'address')).size).toBe(0);
    expect(find(rows, country).size).toBe(0);
  });

  it('exactly three pins that are found 0.5 to 5 km beside their houses contradict a second look-up', () => {
    const rows = cityRows(country);
    for (const precision of ['address', 'interpolated', 'approximate']) {
      const doubts = find(seeded(rows), country, findPlaces(rows, precision));
      expect([...doubts.keys()].sort((one, other) => one - other)).toEqual([...SEEDS.keys()]);
      for (const [row, metres] of SEEDS)
        expect(doubts.get(row)?.[0]).toEqual({ kind: 'elsewhere', metres: expect.closeTo(metres, -2) });
    }
  });

  it('the same three pins of a file are doubted without any look-up, by the houses beside them', () => {
    const rows = seeded(cityRows(country, { source: 'file' }));
    expect([...find(rows, country).keys()].sort((one, other) => one - other)).toEqual([...SEEDS.keys()]);
  });
});

describe('a place', () => {
  const [first] = cityRows('TW');
  const subject = (more: Partial<PlaceSubject>): PlaceSubject => ({
    ...(first as PlaceSubject),
    ...more,
  });
  const kinds = (
    rows: readonly PlaceSubject[],
    secondLook: SecondLook | null = null,
    country: Country = 'TW',
  ) => [...find(rows, country, secondLook)].map(([row, doubts]) => [row, ...doubts.map(({ kind }) => kind)]);

  it('that the user set is not doubted, but shows that others are wrong', () => {
    const rows = seeded(cityRows('DE', { source: 'file' }));
    const set = rows.map((each) => (each.row === 7 ? { ...each, source: 'user' as const } : each));
    expect([...find(set, 'DE').keys()].sort((one, other) => one - other)).toEqual([19, 33]);
  });

  it('of a file is compared only as closely as the look-up knows the address', () => {
    const given = subject({ source: 'file', address: 'Somewhere 5' });
    const { position } = given;
    if (!position) throw new Error('The row has no pin');
    const at = (metres: number, precision: string): SecondLook =>
      new Map([[given.address, toSecondPlace(moved(position, [metres, 0]), precision)]]);
    expect(kinds([given], at(2000, 'street'))).toEqual([]);
    expect(kinds([given], at(3000, 'street'))).toEqual([[0, 'elsewhere']]);
    expect(kinds([given], at(20_000, 'approximate'))).toEqual([]);
    expect(kinds([given], at(30_000, 'area'))).toEqual([[0, 'elsewhere']]);
    expect(kinds([given], new Map([[given.address, null]]))).toEqual([]);
  });

  it('in the area of another postal code than its address is doubted', () => {
    const coded = subject({ address: '106台北市大安區信義路四段3號' });
    const found = (zipcode: string): SecondLook =>
      new Map([
        [formatPoint(coded.position as LatLng), { ...(coded.position as LatLng), precision: '', zipcode }],
      ]);
    expect(kinds([coded], found('110'))).toEqual([[0, 'postal-code']]);
    expect(kinds([coded], found('106'))).toEqual([]);
    expect(kinds([{ ...coded, address: '10691 Xinyi Rd. 3' }], found('106'))).toEqual([]);
    expect(kinds([coded], found(''))).toEqual([]);
  });

  it('that different streets share is doubted, and one of several floors or of the middle of a street is not', () => {
    const two = (one: string, other: string, more: Partial<PlaceSubject> = {}) =>
      kinds([subject({ address: one, ...more }), subject({ address: other, row: 1, number: 3, ...more })]);
    expect(two('Torstraße 12, Berlin', 'Kantstraße 5, Berlin')).toEqual([
      [0, 'same-pin'],
      [1, 'same-pin'],
    ]);
    expect(two('5F, No. 12, Anhe Rd.', 'No. 12, Anhe Rd.')).toEqual([]);
    expect(two('台北市安和路12號', '台北市安和路12號5樓之1')).toEqual([]);
    expect(two('Torstraße 3', 'Torstraße 180')).toHaveLength(2);
    expect(two('Torstraße 3', 'Torstraße 180', { certainty: 'doubtful' })).toEqual([]);
  });

  it('of one building code in Singapore is doubted far from the other rows with that code', () => {
    const inBuilding = (row: number, name: string, east: number) =>
      subject({
        row,
        number: row + 2,
        address: `${name}, Singapore 088539`,
        position: moved(CENTRES.SG, [east, 0]),
      });
    const rows = [inBuilding(0, 'Unit A', 0), inBuilding(1, 'Blok B', 40), inBuilding(2, 'Corner C', 700)];
    expect(kinds(rows, null, 'SG')).toEqual([[2, 'apart']]);
  });

  it.each([
    ['blocks', 'Block {n}, Salem Al Mubarak Street'],
    ['blocks in Arabic', 'قطعة {n}، شارع سالم المبارك'],
    ['sections', 'No. 20, Sec. {n}, Zhongxiao E. Rd.'],
    ['lanes', '台北市光復南路{n}巷20號'],
    ['sois', '20 Sukhumvit Soi {n}, Bangkok'],
  ])('in one of several %s of a street is not compared with the next', (_, text) => {
    const rows = [1, 2, 3, 4].map((number) =>
      subject({
        row: number,
        number,
        address: text.replace('{n}', String(number)),
        position: moved(CENTRES.TW, [number * 900, 0]),
      }),
    );
    expect(kinds(rows)).toEqual([]);
  });

  it('in another city than all other rows is doubted without any look-up', () => {
    const rows = cityRows('TH').map((each) =>
      each.row === 4 && each.position
        ? { ...each, address: 'Tha Phae Gate', position: moved(each.position, [0, 500_000]) }
        : each,
    );
    expect(kinds(rows, null, 'TH')).toEqual([[4, 'far']]);
  });

  it('that is only the middle of a town is neither doubted nor evidence', () => {
    const rows = cityRows('KW').map((each) => ({ ...each, certainty: 'none' as const }));
    expect(kinds(seeded(rows), null, 'KW')).toEqual([]);
  });

  it('is compared with few neighbours in a file of five thousand rows', () => {
    const [row] = cityRows('DE');
    if (!row?.position) throw new Error('The row has no pin');
    const { position } = row;
    const rows = Array.from({ length: 5000 }, (_, index) => ({
      ...row,
      row: index,
      address: `Torstraße ${1 + (index % 40)}, Berlin`,
      position: moved(position, [(index % 40) * 10, 0]),
    }));
    expect(find(rows, 'DE').size).toBe(0);
  });
});
