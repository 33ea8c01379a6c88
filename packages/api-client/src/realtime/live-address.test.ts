import { afterEach, expect, it } from '@jest/globals';
import { liveUrl } from './live-address';

afterEach(() => void Reflect.deleteProperty(globalThis, 'location'));

it.each([
  ['https:', 'wss://kw.portal.test:8443/live?Authorization=Ticket%20t%2F1'],
  ['http:', 'ws://kw.portal.test:8443/live?Authorization=Ticket%20t%2F1'],
])('a path uses the origin and security of the page: %s', (protocol, address) => {
  Object.assign(globalThis, { location: { protocol, host: 'kw.portal.test:8443' } });
  expect(liveUrl('/live', 'Ticket t/1')).toBe(address);
});

it.each(['wss://live.portal.test/live', 'ws://localhost:4000/live'])('%s is used as it is', (url) => {
  expect(liveUrl(url, 'g|t')).toBe(`${url}?Authorization=g%7Ct`);
});
