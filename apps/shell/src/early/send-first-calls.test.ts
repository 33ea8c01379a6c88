import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createApiClient } from '@courier/api-client';
import { consumeEarly, withEarlyAnswers } from '@courier/config/document';
import { writeDataBlock } from '../testing/write-data-block';
import { requestTexts, requestVendors } from './send-first-calls';

function sendFirstCalls(fetcher: typeof fetch): void {
  requestTexts([], fetcher);
  requestVendors(fetcher);
}

const answered = (text: string) => new Response(text);
const network = jest.fn<typeof fetch>();

beforeEach(() => {
  network.mockReset();
  network.mockImplementation(async (address) => answered(`early ${String(address)}`));
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  document.body.replaceChildren();
});

describe('the first calls', () => {
  const addresses = () => network.mock.calls.map(([address]) => address);

  beforeEach(() => {
    document.documentElement.dataset['locale'] = 'zh_Hant_TW';
    writeDataBlock('courier-config', { apiBase: '/api' });
    writeDataBlock('courier-texts', {
      addresses: { zh_Hant_TW: '/locales/zh.1.json' },
      screen: { zh_Hant_TW: '/remotes/parcels/1/locales/zh.json' },
      inline: {},
    });
  });

  it('are vendors, outlet parameter and the texts of frame and screen for a signed-in user', () => {
    const meta = { AccessToken: 'a', IdToken: 'i', Expires: Date.now() / 1000 + 60 };
    localStorage.setItem('session', JSON.stringify({ user: {}, meta }));
    sendFirstCalls(network);
    expect(addresses()).toEqual([
      '/locales/zh.1.json',
      '/remotes/parcels/1/locales/zh.json',
      '/api/vendors',
      '/api/get-country-parameter/allOutletOrders',
    ]);
  });

  it('answer the API client, which does not repeat them', async () => {
    const meta = { AccessToken: 'a', IdToken: 'i', Expires: Date.now() / 1000 + 60 };
    localStorage.setItem('session', JSON.stringify({ user: {}, meta }));
    sendFirstCalls(network);
    const late = jest.fn<typeof fetch>(async () => answered('late'));
    const api = createApiClient({
      baseUrl: '/api',
      fetch: withEarlyAnswers(late),
      authorization: () => 'Bearer a|i',
    });
    await api.vendors.list().catch(() => undefined);
    await api.parameters.get({ params: { name: 'allOutletOrders' } }).catch(() => undefined);
    expect(late).not.toHaveBeenCalled();
  });

  it('are only the texts without a session or with an expired session', () => {
    sendFirstCalls(network);
    localStorage.setItem('session', JSON.stringify({ meta: { AccessToken: 'a', IdToken: 'i', Expires: 1 } }));
    sendFirstCalls(network);
    localStorage.setItem('session', '{half');
    sendFirstCalls(network);
    expect(new Set(addresses())).toEqual(
      new Set(['/locales/zh.1.json', '/remotes/parcels/1/locales/zh.json']),
    );
  });

  it('request texts once, and those of a language chosen later', () => {
    const asked = requestTexts([], network);
    expect(requestTexts(asked, network)).toEqual(asked);
    expect(addresses()).toEqual(['/locales/zh.1.json', '/remotes/parcels/1/locales/zh.json']);
    document.getElementById('courier-texts')?.remove();
    writeDataBlock('courier-texts', {
      addresses: { zh_Hant_TW: '/locales/zh.1.json', ar: '/locales/ar.1.json' },
      screen: {},
      inline: {},
    });
    localStorage.setItem('locale', 'ar');
    expect(requestTexts(asked, network)).toEqual([...asked, '/locales/ar.1.json']);
    expect(addresses().at(-1)).toBe('/locales/ar.1.json');
  });

  it('for texts have a timeout, so that a start in another language does not wait for ever', async () => {
    const ends: AbortController[] = [];
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const end = new AbortController();
      ends.push(end);
      return end.signal;
    });
    network.mockImplementation(
      (_, call) =>
        new Promise<Response>((__, reject) =>
          call?.signal?.addEventListener('abort', () => reject(new Error('given up'))),
        ),
    );
    sendFirstCalls(network);
    const waiting = [consumeEarly('/locales/zh.1.json'), consumeEarly('/remotes/parcels/1/locales/zh.json')];
    expect(ends).toHaveLength(2);
    for (const end of ends) end.abort();
    expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
