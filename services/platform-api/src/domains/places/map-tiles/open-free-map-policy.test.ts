import { expect, it } from '@jest/globals';
import { contentPolicy, readMapOrigins, workerPolicy } from '../../site/content-policy';

const ORIGIN = 'https://tiles.openfreemap.org';

const connectSources = (policy: string) => policy.split('; ').find((part) => part.startsWith('connect-src'));

it('lets pages and the map worker fetch the tiles if they are shown, and nothing else', () => {
  const mapOrigins = readMapOrigins({ mapStyleUrl: null, openFreeMapOrigin: ORIGIN });
  const page = {
    registry: { version: 1, remotes: [] },
    addresses: ['/courier/api/v1'],
    helpCentreUrl: null,
    embedOrigins: [],
    overrideOrigins: [],
    googleMaps: false,
    prerenders: false,
    extraTrustedTypes: [],
    styleNonce: 'n',
    isSecure: true,
    host: 'portal.example',
  };
  expect(connectSources(contentPolicy({ ...page, mapOrigins } as never))).toContain(ORIGIN);
  expect(connectSources(workerPolicy(mapOrigins))).toContain(ORIGIN);
  const without = readMapOrigins({ mapStyleUrl: null, openFreeMapOrigin: null });
  expect(connectSources(contentPolicy({ ...page, mapOrigins: without } as never))).not.toContain(ORIGIN);
  expect(connectSources(workerPolicy(without))).toBe("connect-src 'self'");
});
