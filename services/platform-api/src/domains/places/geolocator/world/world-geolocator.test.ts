import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countryConfig, supportedCountries, type CountryCode } from '@courier/config';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../../testing/server/start-test-app';
import { demonstration } from '../../../../testing/server/demonstration';
import { createEmbeddedGeolocator, type EmbeddedGeolocator } from '../embedded';
import type { LatLng } from '@courier/api-client/order-rules';
import { toMetres } from '@courier/config/geometry';
import { capitalPosition } from '@courier/config';

let server: TestApp;
let geolocator: EmbeddedGeolocator;
beforeAll(async () => {
  server = await startTestApp();
  geolocator = createEmbeddedGeolocator(server.deps.db, demonstration.houses);
  await geolocator.warm();
});
afterAll(() => server.close());

const BERLIN = { latitude: 52.52, longitude: 13.405 };
const search = (text: string, country: string, language = 'en', near?: typeof BERLIN) =>
  geolocator.search({ text, country, language, near });
const kilometres = (a: typeof BERLIN, b: typeof BERLIN) => {
  const [x, y] = toMetres(a, b);
  return Math.hypot(x, y) / 1000;
};

const CAPITALS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'AE Abu Dhabi|AR Buenos Aires|AT Vienna|BD Dhaka|BG Sofia|BH Manama|BO Sucre|CL Santiago|CY Nicosia|CZ Prague|' +
    'DE Berlin|DK Copenhagen|DO Santo Domingo|EC Quito|EG Cairo|ES Madrid|FI Helsinki|GR Athens|HK Hong Kong|HR Zagreb|' +
    'HU Budapest|IQ Baghdad|JO Amman|JP Tokyo|KH Phnom Penh|KR Seoul|KW Kuwait City|LA Vientiane|MM Nay Pyi Taw|' +
    'MY Kuala Lumpur|NO Oslo|OM Muscat|PA Panamá|PE Lima|PH Manila|PK Islamabad|PL Warsaw|PY Asunción|QA Doha|' +
    'RO Bucharest|SA Riyadh|SE Stockholm|SG Singapore|SK Bratislava|TH Bangkok|TR Ankara|TW Taipei City|UY Montevideo|' +
    'VE Caracas|VN Hanoi'
  )
    .split('|')
    .map((row) => [row.slice(0, 2), row.slice(3)]),
);

describe('cities of the world', () => {
  it('include the capital of each of the fifty countries and the city where its map opens', async () => {
    expect(Object.keys(CAPITALS)).toEqual([...supportedCountries]);
    for (const country of supportedCountries) {
      const [first] = await search(CAPITALS[country] ?? '', country);
      expect([country, first?.formattedAddress]).toEqual([country, CAPITALS[country]]);
      const { mapCentre, geolocatorLanguage: language } = countryConfig(country);
      const middle = await geolocator.reverse(mapCentre, { country, language, caller: 'me' });
      expect([country, middle?.countryCode]).toEqual([country, country]);
    }
  });

  it('are thousands, and Taiwan has thousands of places of its own in Chinese and English', async () => {
    const { rows } = await sql<{ cities: number; taiwan: number; chinese: number }>`select
      (select count(*)::int from world_cities) as cities,
      (select count(distinct id)::int from place_names, jsonb_array_elements_text(place_ids) as id
        where country = 'TW') as taiwan,
      (select count(*)::int from place_names where country = 'TW' and folded ~ '[^ -~]') as chinese
      `.execute(server.deps.db);
    expect(rows[0]?.cities).toBeGreaterThan(6000);
    expect(rows[0]?.taiwan).toBeGreaterThan(8000);
    expect(rows[0]?.chinese).toBeGreaterThan(3000);
  });

  it.each([
    ['stutgart', 'DE', 'Stuttgart'],
    ['München', 'DE', 'Munich'],
    ['sao felix', 'DE', undefined],
    ['Thessalonikki', 'GR', 'Thessaloniki'],
    ['Αθήνα', 'GR', 'Athens'],
    ['الكويت', 'KW', 'Kuwait City'],
    ['Saigon', 'VN', 'Ho Chi Minh City'],
    ['hà nội', 'VN', 'Hanoi'],
    ['Lodz', 'PL', 'Łódź'],
    ['Berlin', 'SG', undefined],
  ])('finds %s in %s', async (typed, country, found) => {
    expect((await search(typed, country))[0]?.formattedAddress).toBe(found);
  });

  it('answers in the language of the country where the spec names one [API-GEO-05]', async () => {
    const inLanguage = async (text: string, country: string) =>
      (await search(text, country, countryConfig(country).geolocatorLanguage))[0]?.formattedAddress;
    expect(await inLanguage('Tokyo', 'JP')).toBe('東京');
    expect(await inLanguage('Chiang Mai', 'TH')).toBe('เชียงใหม่');
    expect(await inLanguage('Phnom Penh', 'KH')).toBe('ភ្នំពេញ');
    expect(await inLanguage('Sha Tin', 'HK')).toBe('沙田');
    expect(await inLanguage('Taipei City', 'TW')).toBe('台北市');
    expect(await inLanguage('Manama', 'BH')).toBe('Manama');
    expect(await inLanguage('Seoul', 'KR')).toBe('Seoul');
  });

  it.each([
    ['Hawalli', 'KW', 'ar_KW', 'حولي'],
    ['سلوى', 'KW', 'ar_KW', 'سلوى'],
    ['سلوى', 'KW', 'en', 'Salwa · سلوى'],
    ['Multan', 'PK', 'ur_PK', 'ملتان'],
    ['ملتان', 'PK', 'en', 'Multan · ملتان'],
    ['Hong Kong', 'HK', 'en', 'Hong Kong · 香港'],
    ['Köln', 'DE', 'en', 'Köln'],
    ['Singapore', 'SG', 'en', 'Singapore'],
  ])('%s in %s for a reader of %s: %s', async (typed, country, locale, read) => {
    const { geolocatorLanguage: language } = countryConfig(country);
    const [first] = await geolocator.search({ text: typed, country, language, locale, near: undefined });
    expect(first?.formattedAddress).toBe(read);
    const there = await geolocator.reverse(first?.position ?? BERLIN, {
      country,
      language,
      locale,
      caller: 'me',
    });
    expect(there?.city).toBe(read.split(' · ')[0]);
  });

  it('all have Arabic names in Kuwait', async () => {
    const { rows } = await sql<{ latitude: number; longitude: number }>`select latitude, longitude
      from world_cities where country = 'KW'`.execute(server.deps.db);
    const reader = { country: 'KW', language: 'en', locale: 'ar_KW', caller: 'me' };
    const read = await Promise.all(rows.map((point) => geolocator.reverse(point, reader)));
    expect(read.length).toBeGreaterThan(20);
    expect(read.filter((place) => /\p{Script=Latin}/u.test(place?.formattedAddress ?? 'none'))).toEqual([]);
  });

  it('with equal names are sorted by distance', async () => {
    const pampanga = { latitude: 15.03, longitude: 120.69 };
    const launion = { latitude: 16.62, longitude: 120.32 };
    for (const near of [pampanga, launion]) {
      const [first] = await search('San Fernando', 'PH', 'en', near);
      expect(first?.formattedAddress).toMatch(/^San Fernando/);
      expect(kilometres(first?.position ?? BERLIN, near)).toBeLessThan(10);
    }
  });
});

describe('addresses outside Taiwan', () => {
  it.each([
    ['Alexanderplatz 1, 10178 Berlin', 'DE', 'Alexanderplatz 1, Berlin'],
    ['Marienplatz 8 München', 'DE', 'Marienplatz 8, Munich'],
    ['350 Orchard Road', 'SG', '350 Orchard Road, Singapore'],
    ['12 Nguyễn Huệ, Hồ Chí Minh', 'VN', '12 Nguyễn Huệ, Ho Chi Minh City'],
    ['東京都新宿区西新宿2-8-1', 'JP', '東京都新宿区西新宿2-8-1, Tokyo'],
    ['Av. Corrientes 1234, Buenos Aires, Argentina', 'AR', 'Av. Corrientes 1234, Buenos Aires'],
    ['বাড়ি ৪৫, গুলশান এভিনিউ', 'BD', 'বাড়ি 45, গুলশান এভিনিউ, Dhaka'],
    ['شارع حمد الكبير ١٢', 'QA', 'شارع حمد الكبير 12, Doha'],
  ])('%s in %s', async (typed, country, formatted) => {
    const [first] = await search(typed, country);
    expect(first).toMatchObject({ formattedAddress: formatted, precision: 'approximate' });
  });

  it('lie in the named city, at the same place each time, house by house along the street', async () => {
    const firstPosition = async (text: string) =>
      (await search(text, 'DE', 'en', BERLIN))[0]?.position ?? BERLIN;
    const first = await firstPosition('Torstraße 10, Hamburg');
    expect(kilometres(first, { latitude: 53.5511, longitude: 9.9937 })).toBeLessThan(8);
    expect(await firstPosition('torstrasse 10 hamburg')).toEqual(first);
    const next = kilometres(first, await firstPosition('Torstraße 12, Hamburg')) * 1000;
    expect(next).toBeGreaterThan(5);
    expect(next).toBeLessThan(20);
    expect(kilometres(await firstPosition('Torstraße 10'), BERLIN)).toBeLessThan(8);
    const inPotsdam = await search('Torstraße 10', 'DE', 'en', { latitude: 52.39, longitude: 13.06 });
    expect(inPotsdam[0]?.formattedAddress).toBe('Torstraße 10, Potsdam');
  });

  it('lie within reach of a shop in the centre of every capital', async () => {
    const STREETS = ['Lindenallee 12', 'Station Road 7', '31 Al Noor'];
    for (const country of supportedCountries.filter((code) => code !== 'TW')) {
      const shop = capitalPosition(country);
      const found = await Promise.all(STREETS.map((street) => search(street, country, 'en', shop)));
      const far = found.filter(([first]) => kilometres(first?.position ?? BERLIN, shop) > 3.9);
      expect([country, far.map(([first]) => first?.formattedAddress)]).toEqual([country, []]);
      const [first] = found.flat();
      const reader = { country, language: 'en', caller: 'me' };
      expect(await geolocator.details(first?.id ?? '', reader)).toMatchObject(first?.position ?? {});
    }
  });

  it.each([
    ['Av. Corrientes 1234', 'AR', ['Av. Corrientes 1234, Buenos Aires', 'Av. Corrientes 1234, Corrientes']],
    ['Victoria 80', 'CL', ['Victoria 80, Santiago', 'Victoria 80, Victoria']],
    ['Victoria Street 80', 'CL', ['Victoria Street 80, Santiago', 'Victoria Street 80, Victoria']],
    ['Valencia Straße 9', 'DE', ['Valencia Straße 9, Berlin']],
    ['Berlin Torstraße 10', 'DE', ['Berlin Torstraße 10, Berlin']],
    ['80 Victoria', 'CL', ['80 Victoria, Santiago', '80 Victoria, Victoria']],
    ['12 Jalan Ipoh', 'MY', ['12 Jalan Ipoh, Kuala Lumpur', '12 Jalan Ipoh, Ipoh']],
    ['12, Jalan Ipoh', 'MY', ['12, Jalan Ipoh, Kuala Lumpur', '12, Jalan Ipoh, Ipoh']],
    ['No. 45 Jalan Kuching', 'MY', ['No. 45 Jalan Kuching, Kuala Lumpur', 'No. 45 Jalan Kuching, Kuching']],
    ['12 Jalan Ipoh, 51200 Kuala Lumpur', 'MY', ['12 Jalan Ipoh, Kuala Lumpur']],
    ['12 Jalan Ipoh, Ipoh', 'MY', ['12 Jalan Ipoh, Ipoh']],
    ['12 Jalan Tun Razak Ipoh', 'MY', ['12 Jalan Tun Razak, Ipoh']],
    ['5 Main Street Ipoh', 'MY', ['5 Main Street, Ipoh']],
    ['Calle de la Ciudad de Toledo', 'ES', []],
    ['5 Calle de Toledo', 'ES', ['5 Calle de Toledo, Madrid', '5 Calle de Toledo, Toledo']],
    ['Av. Corrientes 1234, Rosario', 'AR', ['Av. Corrientes 1234, Rosario']],
    ['Torstraße 10 Hamburg', 'DE', ['Torstraße 10, Hamburg']],
    ['Torstraße 10, 20095 Hamburg', 'DE', ['Torstraße 10, Hamburg']],
    ['شارع الملك فهد 12، جدة', 'SA', ['شارع الملك فهد 12, Jeddah']],
    ['부산 중앙대로 1001', 'KR', ['부산 중앙대로 1001, Busan']],
  ])('on a street named like a city: %s in %s', async (typed, country, expected) => {
    const found = await search(typed, country, 'en', countryConfig(country).mapCentre);
    const streets = found.filter(({ precision }) => precision === 'approximate');
    expect(streets.map(({ formattedAddress }) => formattedAddress)).toEqual(expected);
  });

  it.each<[string, CountryCode, LatLng]>([
    ['12 Nguyễn Huệ', 'VN', { latitude: 10.7769, longitude: 106.7009 }],
    ['12 شارع مكة', 'SA', { latitude: 24.7136, longitude: 46.6753 }],
    ['ถนนเชียงใหม่ 12', 'TH', { latitude: 13.7563, longitude: 100.5018 }],
    ['12 Jalan Ipoh', 'MY', { latitude: 3.139, longitude: 101.6869 }],
    ['ul. Krakowska 12', 'PL', { latitude: 52.2297, longitude: 21.0122 }],
  ])('named like a city lie near the shop: %s', async (typed, country, shop) => {
    const [first] = await search(typed, country, 'en', shop);
    expect(kilometres(first?.position ?? BERLIN, shop)).toBeLessThan(15);
    const find = await geolocator.finder(country);
    expect(kilometres((await find(typed, shop)) ?? BERLIN, shop)).toBeLessThan(15);
  });

  it('are marked if their name only resembles the typed text', async () => {
    expect((await search('stutgart', 'DE'))[0]).toMatchObject({ isSimilar: true });
    expect((await search('Stuttgart', 'DE'))[0]).not.toHaveProperty('isSimilar');
  });

  it('need a number and a street, not only a postal code or a word', async () => {
    for (const text of ['10178', '10178 Berlin', 'Torstraße'])
      expect((await search(text, 'DE')).filter(({ precision }) => precision === 'approximate')).toEqual([]);
  });

  it('are read back as their city only', async () => {
    const reader = { country: 'DE', language: 'en', caller: 'me' };
    expect(await geolocator.reverse({ latitude: 52.5219, longitude: 13.4132 }, reader)).toMatchObject({
      city: 'Berlin',
      countryCode: 'DE',
      street: '',
      number: '',
      precision: 'area',
    });
    // In the North Sea, and in another country.
    expect(await geolocator.reverse({ latitude: 55.5, longitude: 5 }, reader)).toBeUndefined();
    expect(await geolocator.reverse({ latitude: 48.8566, longitude: 2.3522 }, reader)).toBeUndefined();
  });
});

it('searches by the trigram index, not by reading every name', async () => {
  const plan = await sql<{ 'QUERY PLAN': string }>`explain select folded from place_names
    where grams % ${'kaoshiung'}`.execute(server.deps.db);
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/place_names_grams/);
});
