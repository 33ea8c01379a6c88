import { expect, it } from '@jest/globals';
import { apiBaseUrl, buildBases, liveBaseUrl } from './bases';

it('a service is reached by country, environment and host', () => {
  const at = { country: 'KW', environment: 'stg', host: 'portal.test' } as const;
  expect(apiBaseUrl(at)).toMatch(/^https:\/\/kw\.staging\.portal\.test\/courier\/api\/v1$/);
  expect(apiBaseUrl({ ...at, service: 'identity' })).toMatch(/\.staging\.portal\.test\/identity\/api\/v1$/);
  expect(liveBaseUrl(at)).toMatch(/^wss:\/\/kw\.staging\.portal\.test\/live$/);
});

it.each([
  [
    ['/courier/api/v1/'],
    { api: '/courier/api/v1', identity: '/courier/api/v1', root: '', 'help-centre': '' },
  ],
  [
    ['https://a.test/courier/api/v1', 'https://b.test/identity/', 'https://c.test/'],
    {
      api: 'https://a.test/courier/api/v1',
      identity: 'https://b.test/identity',
      root: 'https://a.test',
      'help-centre': 'https://c.test',
    },
  ],
  [
    ['http://a.test:8080/x'],
    {
      api: 'http://a.test:8080/x',
      identity: 'http://a.test:8080/x',
      root: 'http://a.test:8080',
      'help-centre': 'http://a.test:8080',
    },
  ],
] as [Parameters<typeof buildBases>, object][])(
  'calls with the base address %j are relative to %j',
  (given, bases) => {
    expect(buildBases(...given)).toMatchObject(bases);
  },
);

it.each([
  ['/courier/api/v1/', '/courier/fleet/v1', '/courier/rider/v1'],
  ['https://a.test/courier/api/v1', 'https://a.test/courier/fleet/v1', 'https://a.test/courier/rider/v1'],
])('calls of fleets and riders are beside the API at %s', (baseUrl, fleet, rider) => {
  expect(buildBases(baseUrl)).toMatchObject({ fleet, rider });
});
