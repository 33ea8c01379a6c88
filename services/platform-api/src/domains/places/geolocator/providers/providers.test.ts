import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildApp } from '../../../../app/app';
import { readConfig } from '../../../../settings/config';
import { signedInCaller, type TestCaller } from '../../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../../testing/server/start-test-app';

// The answers have the shapes of the providers' public documentation; they are not recordings.

const PHOTON_FEATURE = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [121.5654, 25.033] },
  properties: {
    osm_type: 'W',
    osm_id: 123,
    osm_key: 'building',
    osm_value: 'yes',
    type: 'house',
    name: 'Taipei 101',
    housenumber: '7',
    street: 'Section 5, Xinyi Road',
    postcode: '110',
    district: 'Xinyi District',
    city: 'Taipei',
    country: 'Taiwan',
    countrycode: 'TW',
    extent: [121.56, 25.04, 121.57, 25.03],
  },
};
const NOMINATIM_PLACE = {
  place_id: 7,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0',
  osm_type: 'way',
  osm_id: 123,
  lat: '25.0330000',
  lon: '121.5654000',
  category: 'building',
  type: 'yes',
  addresstype: 'building',
  name: '台北101',
  display_name: '台北101, 7, 信義路五段, 信義區, 臺北市, 110, 臺灣',
  address: {
    building: '台北101',
    house_number: '7',
    road: '信義路五段',
    suburb: '信義區',
    city: '臺北市',
    postcode: '110',
    country: '臺灣',
    country_code: 'tw',
  },
};
const GOOGLE_SUGGESTIONS = {
  suggestions: [
    {
      placePrediction: {
        place: 'places/ChIJH56c2rarQjQRphD9gvC8BhI',
        placeId: 'ChIJH56c2rarQjQRphD9gvC8BhI',
        text: { text: 'Taipei 101, Section 5, Xinyi Road, Taipei', matches: [{ endOffset: 10 }] },
        types: ['establishment'],
      },
    },
    { queryPrediction: { text: { text: 'taipei 101 tickets' } } },
  ],
};
const GOOGLE_GEOCODE = {
  status: 'OK',
  results: [
    {
      formatted_address: 'No. 7, Section 5, Xinyi Rd, Xinyi District, Taipei City, 110',
      address_components: [
        { long_name: '7', short_name: '7', types: ['street_number'] },
        { long_name: 'Section 5, Xinyi Road', short_name: 'Sec. 5, Xinyi Rd', types: ['route'] },
        { long_name: 'Xinyi District', short_name: 'Xinyi District', types: ['sublocality', 'political'] },
        { long_name: 'Taipei City', short_name: 'Taipei City', types: ['administrative_area_level_1'] },
        { long_name: 'Taiwan', short_name: 'TW', types: ['country', 'political'] },
        { long_name: '110', short_name: '110', types: ['postal_code'] },
      ],
      geometry: { location: { lat: 25.033, lng: 121.5654 }, location_type: 'ROOFTOP' },
    },
  ],
};

interface Asked {
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** Answers `answers[path]`: a value is JSON with status 200, a number is a status, `'silence'` is no answer. */
let answers: Record<string, unknown> = {};
let asked: Asked[] = [];
const NAMES = ['photon', 'nominatim', 'google'] as const;
type Name = (typeof NAMES)[number];
let server: TestApp;
const apps = new Map<Name, TestApp['app']>();
const providerServer = (name: Name): TestApp => ({ ...server, app: apps.get(name) ?? server.app });
let provider: Server;
beforeAll(async () => {
  provider = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://provider');
      const text = Buffer.concat(chunks).toString();
      const body: unknown = text === '' ? null : JSON.parse(text);
      asked.push({ path: pathname, query: Object.fromEntries(searchParams), headers: request.headers, body });
      const answer = pathname in answers ? answers[pathname] : 404;
      if (answer === 'silence') return;
      if (typeof answer === 'number') response.writeHead(answer).end('{}');
      else if (typeof answer === 'string') response.end(answer);
      else response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  server = await startTestApp();
  for (const name of NAMES) {
    const { geolocator } = readConfig({ GEOLOCATOR: name, GEOLOCATOR_URL: `${url}/`, GEOLOCATOR_KEY: 'k-1' });
    const config = { ...server.deps.config, geolocator };
    apps.set(name, await buildApp({ ...server.deps, config }));
  }
});
afterAll(async () => {
  for (const app of apps.values()) await app.close();
  await server.close();
  provider.closeAllConnections();
  provider.close();
});
beforeEach(() => {
  asked = [];
  answers = {};
});

const AUTOCOMPLETE =
  '/geolocator/autocomplete?query=taipei%20101&country=TW&language=tw&lat=25.04&lng=121.54';
const REVERSE = '/geolocator/reverse?lat=25.033&lng=121.5654&language=en';
const details = (id: string) => `/geolocator/details?query_id=${encodeURIComponent(id)}&language=en`;

describe.each(NAMES)('%s', (name) => {
  const SEARCH_PATH = { photon: '/api', nominatim: '/search', google: '/v1/places:autocomplete' }[name];
  const REVERSE_PATH = { photon: '/reverse', nominatim: '/reverse', google: '/maps/api/geocode/json' }[name];
  const FOUND = {
    photon: { features: [PHOTON_FEATURE] },
    nominatim: [NOMINATIM_PLACE],
    google: GOOGLE_SUGGESTIONS,
  }[name];
  const PLACE = {
    photon: { features: [PHOTON_FEATURE] },
    nominatim: NOMINATIM_PLACE,
    google: GOOGLE_GEOCODE,
  }[name];
  const NOTHING = { photon: { features: [] }, nominatim: [], google: {} }[name];
  const NOWHERE = {
    photon: { features: [] },
    nominatim: { error: 'Unable to geocode' },
    google: { status: 'ZERO_RESULTS', results: [] },
  }[name];

  let owner: TestCaller;
  beforeAll(async () => {
    owner = await signedInCaller(providerServer(name));
  });

  it('answers suggestions whose id names it, and their position [API-GEO-01, API-GEO-03]', async () => {
    answers = {
      [SEARCH_PATH]: FOUND,
      '/v1/places/ChIJH56c2rarQjQRphD9gvC8BhI': { location: { latitude: 25.033, longitude: 121.5654 } },
    };
    const found = (await owner.call('GET', AUTOCOMPLETE)).body as unknown as {
      data: { data: { address: { id: string; formatted_address: string } }[] };
    };
    expect(found.data.data).toHaveLength(1);
    const { id, formatted_address } = found.data.data[0]?.address ?? { id: '', formatted_address: '' };
    const prefix = { photon: 'photon:W:123', nominatim: 'nominatim:W:123', google: 'google:ChIJ' }[name];
    expect(id.startsWith(prefix)).toBe(true);
    expect(formatted_address).toMatch(/101/);
    expect(await owner.call('GET', details(id))).toMatchObject({
      status: 200,
      body: { address: { latitude: 25.033, longitude: 121.5654 } },
    });
  });

  it('answers the address of a position with all its parts [API-GEO-02]', async () => {
    answers = { [REVERSE_PATH]: PLACE };
    expect(await owner.call('GET', REVERSE)).toMatchObject({
      status: 200,
      body: {
        address: {
          formatted_address: expect.stringMatching(/7/),
          latitude: 25.033,
          longitude: 121.5654,
          city: expect.stringMatching(/Taipei|北市/),
          country_code: 'TW',
          zipcode: '110',
          street: expect.stringMatching(/Xinyi|信義/),
          number: '7',
          suburb: expect.stringMatching(/Xinyi|信義/),
          precision: 'address',
        },
      },
    });
  });

  it('answers an empty list if nothing is found, and 404 for a position', async () => {
    answers = { [SEARCH_PATH]: NOTHING, [REVERSE_PATH]: NOWHERE };
    expect((await owner.call('GET', AUTOCOMPLETE)).body).toEqual({ data: { data: [] } });
    expect((await owner.call('GET', REVERSE)).status).toBe(404);
    for (const id of ['embedded:c~1', `${name}:nonsense`, `${name}:W:1@95.000000,1.000000`])
      expect([id, (await owner.call('GET', details(id))).status]).toEqual([id, 404]);
  });

  it.each([
    ['fails', 500, 502],
    ['refuses the key', 403, 502],
    ['is overrun', 429, 503],
    ['answers no JSON', '<html>', 502],
    ['answers another shape', { hits: 1 }, 502],
  ])('%s: the call is answered in the shape of every refusal', async (_, answer, status) => {
    // Google omits the list of suggestions when there are none.
    const path = name === 'google' && typeof answer === 'object' ? REVERSE_PATH : SEARCH_PATH;
    answers = { [path]: answer };
    const result = await owner.call('GET', path === SEARCH_PATH ? AUTOCOMPLETE : REVERSE);
    expect([result.status, result.body]).toEqual([
      status,
      { message: 'The address search does not answer.', meta: { translation_key: 'error.unavailable' } },
    ]);
  });

  if (name === 'photon')
    it('does not answer: the call is aborted after three seconds', async () => {
      answers = { [SEARCH_PATH]: 'silence' };
      expect((await owner.call('GET', AUTOCOMPLETE)).status).toBe(503);
    });

  it('gets the typed text, the country, the language and the preferred area', async () => {
    answers = { [SEARCH_PATH]: NOTHING };
    await owner.call('GET', AUTOCOMPLETE);
    const [call] = asked;
    const expectedQueries = {
      photon: { q: 'taipei 101', lat: '25.04', lon: '121.54', lang: 'default', key: 'k-1' },
      nominatim: {
        q: 'taipei 101',
        countrycodes: 'tw',
        'accept-language': 'zh-TW',
        format: 'jsonv2',
        viewbox: '121.2400,25.3400,121.8400,24.7400',
      },
      google: {},
    }[name];
    expect(call?.query).toMatchObject(expectedQueries);
    if (name !== 'google') return;
    expect(call?.headers['x-goog-api-key']).toBe('k-1');
    expect(call?.body).toMatchObject({
      input: 'taipei 101',
      languageCode: 'zh-TW',
      includedRegionCodes: ['tw'],
      locationBias: { circle: { center: { latitude: 25.04, longitude: 121.54 } } },
    });
  });
});

describe('the session token of Google', () => {
  it('stays the same until a suggestion is chosen and differs between persons', async () => {
    const google = providerServer('google');
    const owner = await signedInCaller(google);
    const other = await signedInCaller(google, 'solo@demo.test', 'v4001');
    answers = {
      '/v1/places:autocomplete': GOOGLE_SUGGESTIONS,
      '/v1/places/ChIJH56c2rarQjQRphD9gvC8BhI': { location: { latitude: 25, longitude: 121 } },
    };
    await owner.call('GET', AUTOCOMPLETE);
    const { body } = await owner.call('GET', AUTOCOMPLETE);
    await other.call('GET', AUTOCOMPLETE);
    const { id } = (body as unknown as { data: { data: { address: { id: string } }[] } }).data.data[0]
      ?.address ?? { id: '' };
    await owner.call('GET', details(id));
    await owner.call('GET', AUTOCOMPLETE);
    server.clock.advance(181);
    await owner.call('GET', AUTOCOMPLETE);
    const tokens = asked.map(
      ({ query, body: sent }) => query['sessionToken'] ?? (sent as { sessionToken: string }).sessionToken,
    );
    const [first, second, ofOther, chosen, next, afterPause] = tokens;
    expect([second, chosen]).toEqual([first, first]);
    expect(new Set([first, ofOther, next, afterPause]).size).toBe(4);
    expect(asked[3]?.headers['x-goog-fieldmask']).toBe('location');
  });
});
