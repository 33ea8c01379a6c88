/** @jest-environment ./presets/jest/jsdom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { hideEarlyAnswers, sendEarly, consumeEarly, withEarlyAnswers } from './index';

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
});

describe('an early answer', () => {
  const headers = { Authorization: 'Bearer a|i' };

  it('is returned once to the GET call with the same address and authorization', async () => {
    sendEarly('/api/vendors', { headers });
    const late = jest.fn<typeof fetch>(async () => answered('late'));
    const fetcher = withEarlyAnswers(late);
    const call = { method: 'GET', headers };
    expect(await (await fetcher('/api/vendors', call)).text()).toBe('early /api/vendors');
    expect(await (await fetcher('/api/vendors', call)).text()).toBe('late');
  });

  it('cannot be found on the window after it is hidden', () => {
    sendEarly('/api/hidden', { headers });
    const listAnswerKeys = () => Object.keys(globalThis.courierEarlyAnswers ?? {}).join(' ');
    expect(listAnswerKeys()).toContain('Bearer a|i');
    hideEarlyAnswers();
    expect(listAnswerKeys()).toBe('');
    expect(globalThis.courierEarlyAnswers).toBeUndefined();
    expect(consumeEarly('/api/hidden', 'Bearer a|i')).toBeDefined();
  });

  it('is not shared: another session and other methods call the server', async () => {
    sendEarly('/api/vendors', { headers });
    const late = jest.fn<typeof fetch>(async () => answered('late'));
    const fetcher = withEarlyAnswers(late);
    for (const call of [
      { headers: { Authorization: 'Bearer b|i' } },
      {},
      { method: 'POST', headers },
      { method: 'DELETE', headers },
    ])
      expect(await (await fetcher('/api/vendors', call)).text()).toBe('late');
    expect(consumeEarly('/api/vendors', 'Bearer a|i')).toBeDefined();
  });

  it('is found by the normalised full address', () => {
    sendEarly('locales/ar.json');
    expect(consumeEarly('/locales/ur.json')).toBeUndefined();
    expect(consumeEarly(new URL('/locales/ar.json', document.baseURI))).toBeDefined();
  });

  it('is aborted with the call that received it', async () => {
    network.mockImplementation(() => new Promise<Response>(() => undefined));
    sendEarly('/api/slow');
    const controller = new AbortController();
    const call = withEarlyAnswers(network)('/api/slow', { signal: controller.signal });
    controller.abort(new Error('cancelled'));
    await expect(call).rejects.toThrow('cancelled');
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('that failed is reported to its consumer only', async () => {
    network.mockRejectedValue(new TypeError('no line'));
    sendEarly('/api/vendors', { headers });
    sendEarly('/api/nobody-asks');
    await expect(consumeEarly('/api/vendors', 'Bearer a|i')).rejects.toThrow('no line');
  });

  it('stays valid when it is read late, also without a body', async () => {
    const end = new AbortController();
    network.mockImplementation(async (_, call) => {
      const body = new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('a late reader'));
          call?.signal?.addEventListener('abort', () => stream.error(new Error('given up')));
          setTimeout(() => call?.signal?.aborted || stream.close());
        },
      });
      return new Response(body, { status: 201, headers: { 'x-kept': 'yes' } });
    });
    sendEarly('/api/texts', { signal: end.signal });
    const answer = await consumeEarly('/api/texts');
    end.abort();
    expect([answer?.status, answer?.headers.get('x-kept'), await answer?.text()]).toEqual([
      201,
      'yes',
      'a late reader',
    ]);
    network.mockImplementation(async () => new Response(null, { status: 304 }));
    sendEarly('/api/unchanged');
    expect((await consumeEarly('/api/unchanged'))?.status).toBe(304);
  });
});
