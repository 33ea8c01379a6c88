import { afterEach, expect, it, jest } from '@jest/globals';
import { waitForBody, checkHeaders, ownJson, readBodyText } from './own-platform';

const kept = { text: Response.prototype.text, parse: JSON.parse, fetch: globalThis.fetch };

afterEach(() => {
  Response.prototype.text = kept.text;
  JSON.parse = kept.parse;
  globalThis.fetch = kept.fetch;
});

it('an answer is read by native functions, even after a script replaced them', async () => {
  const spy = jest.fn();
  Response.prototype.text = async () => (spy(), '{"token":"stolen"}');
  JSON.parse = () => spy();
  expect(ownJson.parse(await readBodyText(new Response('{"token":"own"}')))).toEqual({ token: 'own' });
  expect(spy).not.toHaveBeenCalled();
});

it('a call uses the native fetch captured at load time, with the window as its receiver', async () => {
  const first = jest.fn(async (..._: unknown[]) => Response.json({}));
  globalThis.fetch = first as typeof globalThis.fetch;
  let read: typeof import('./own-platform') | undefined;
  jest.isolateModules(() => {
    read = jest.requireActual('./own-platform');
  });
  const later = jest.fn();
  globalThis.fetch = later as unknown as typeof globalThis.fetch;
  await read?.ownFetch('/orders', { method: 'PUT' });
  expect(first.mock.calls).toEqual([['/orders', { method: 'PUT' }]]);
  expect(first.mock.contexts).toEqual([globalThis]);
  expect(later).not.toHaveBeenCalled();
});

it('an answer can still be read after its arrival', async () => {
  const answer = new Response('{"result":7}');
  await waitForBody(answer);
  expect(await answer.text()).toBe('{"result":7}');
});

it('an interrupted answer has not arrived', async () => {
  const cut = new ReadableStream({ start: (line) => line.error(new TypeError('cut')) });
  await expect(waitForBody(new Response(cut))).rejects.toThrow('cut');
});

it.each([[{ 'a b': '1' }], [{ a: 'ключ' }]])('invalid headers are refused: %j', (headers) => {
  expect(() => checkHeaders(headers as Record<string, string>)).toThrow();
  expect(checkHeaders({ Accept: 'text/csv' })).toBeUndefined();
});
