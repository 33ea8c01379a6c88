import { afterEach, expect, it, jest } from '@jest/globals';
import { writeDataBlock } from '../testing/write-data-block';

const network = jest.fn<typeof fetch>();
const before = globalThis.fetch;
const addresses = () => network.mock.calls.map(([address]) => String(address));

afterEach(() => {
  globalThis.fetch = before;
  localStorage.clear();
  document.body.replaceChildren();
  Reflect.deleteProperty(document, 'prerendering');
});

const signIn = () =>
  localStorage.setItem(
    'session',
    JSON.stringify({
      user: { id: 'u' },
      meta: { AccessToken: 'a', IdToken: 'i', Expires: Date.now() / 1000 + 60 },
    }),
  );

it('a prerendered page requests texts at once, and data that needs a session at its activation', async () => {
  network.mockImplementation(async () => new Response('{}'));
  globalThis.fetch = network;
  Object.assign(document, { prerendering: true });
  document.documentElement.dataset['locale'] = 'ar_KW';
  writeDataBlock('courier-config', { apiBase: '/api' });
  writeDataBlock('courier-texts', {
    addresses: { ar: '/locales/ar.1.json', ar_KW: '/locales/ar_KW.1.json' },
    screen: { ar: '/remotes/form/1/locales/ar.json', ar_KW: '/remotes/form/1/locales/ar.json' },
    inline: {},
  });
  await import('./main');
  const texts = ['/locales/ar_KW.1.json', '/remotes/form/1/locales/ar.json'];
  expect(addresses()).toEqual(texts);

  signIn();
  Object.assign(document, { prerendering: false });
  document.dispatchEvent(new Event('prerenderingchange'));
  await new Promise((soon) => setTimeout(soon));
  expect(addresses()).toEqual([...texts, '/api/vendors', '/api/get-country-parameter/allOutletOrders']);
});
