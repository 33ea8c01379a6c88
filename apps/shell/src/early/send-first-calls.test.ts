import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sendFirstCalls } from './send-first-calls';

const answered = (text: string) => new Response(text);
const network = jest.fn<typeof fetch>();
const before = globalThis.fetch;

beforeEach(() => {
  network.mockReset();
  network.mockImplementation(async (address) => answered(`early ${String(address)}`));
  globalThis.fetch = network;
});
afterEach(() => {
  globalThis.fetch = before;
  localStorage.clear();
  document.body.replaceChildren();
});

describe('the first calls', () => {
  const block = (id: string, content: unknown) => {
    const script = Object.assign(document.createElement('script'), { type: 'application/json', id });
    script.textContent = JSON.stringify(content);
    document.body.append(script);
  };
  const addresses = () => network.mock.calls.map(([address]) => address);

  beforeEach(() => {
    document.documentElement.dataset['locale'] = 'zh_Hant_TW';
    block('courier-config', { apiBase: '/api' });
    block('courier-texts', {
      addresses: { zh_Hant_TW: '/locales/zh.1.json' },
      screen: { zh_Hant_TW: '/remotes/parcels/1/locales/zh.json' },
      inline: {},
    });
  });

  it('are vendors, outlet parameter and the texts of frame and screen for somebody signed in', () => {
    const meta = { AccessToken: 'a', IdToken: 'i', Expires: Date.now() / 1000 + 60 };
    localStorage.setItem('session', JSON.stringify({ user: {}, meta }));
    sendFirstCalls();
    expect(addresses()).toEqual([
      '/locales/zh.1.json',
      '/remotes/parcels/1/locales/zh.json',
      '/api/vendors',
      '/api/get-country-parameter/allOutletOrders',
    ]);
  });

  it('are the texts alone without a session or with one that has ended', () => {
    sendFirstCalls();
    localStorage.setItem('session', JSON.stringify({ meta: { AccessToken: 'a', IdToken: 'i', Expires: 1 } }));
    sendFirstCalls();
    localStorage.setItem('session', '{half');
    sendFirstCalls();
    expect(new Set(addresses())).toEqual(
      new Set(['/locales/zh.1.json', '/remotes/parcels/1/locales/zh.json']),
    );
  });
});
