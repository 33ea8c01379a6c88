import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sendEarly, takeEarly, withEarlyAnswers } from './early-calls';
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

describe('an early answer', () => {
  it('is handed to the GET call of the same address and authorization, once', async () => {
    sendEarly('/api/vendors', 'Bearer a|i');
    const late = jest.fn<typeof fetch>(async () => answered('late'));
    const fetcher = withEarlyAnswers(late);
    const call = { method: 'GET', headers: { Authorization: 'Bearer a|i' } };
    expect(await (await fetcher('/api/vendors', call)).text()).toBe('early /api/vendors');
    expect(await (await fetcher('/api/vendors', call)).text()).toBe('late');
  });

  it('is nobody else’s: another session and other methods ask the server', async () => {
    sendEarly('/api/vendors', 'Bearer a|i');
    const late = jest.fn<typeof fetch>(async () => answered('late'));
    const fetcher = withEarlyAnswers(late);
    for (const call of [{ headers: { Authorization: 'Bearer b|i' } }, { method: 'POST' }])
      expect(await (await fetcher('/api/vendors', call)).text()).toBe('late');
    expect(takeEarly('/api/vendors', 'Bearer a|i')).toBeDefined();
  });

  it('is given up when its call is cancelled', async () => {
    network.mockImplementation(() => new Promise<Response>(() => undefined));
    sendEarly('/api/slow');
    const controller = new AbortController();
    const call = withEarlyAnswers(network)('/api/slow', { signal: controller.signal });
    controller.abort(new Error('cancelled'));
    await expect(call).rejects.toThrow('cancelled');
  });
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
