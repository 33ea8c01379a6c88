import { afterEach, expect, it, jest } from '@jest/globals';
import { createReleaseCheck } from './confirm-release';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  document.documentElement.removeAttribute('data-stored');
});
Reflect.set(globalThis, '__webpack_public_path__', 'http://localhost/remotes/rider/1.0.0-abc/document/');

const respondWith = (html: string) => {
  const fetchPage = jest.fn(() => Promise.resolve({ ok: true, text: () => Promise.resolve(html) }));
  globalThis.fetch = fetchPage as unknown as typeof fetch;
  return fetchPage;
};

it('lets a page of the server make calls at once', async () => {
  const fetchPage = respondWith('');
  await createReleaseCheck(() => undefined)();
  expect(fetchPage).not.toHaveBeenCalled();
});

it('asks the server once for the release of a stored page', async () => {
  document.documentElement.setAttribute('data-stored', '');
  const fetchPage = respondWith('<script src="/remotes/rider/1.0.0-abc/document/main.1.js">');
  const confirm = createReleaseCheck(() => undefined);
  await confirm();
  await confirm();
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

it('replaces a stored page of an older release before its first call', async () => {
  document.documentElement.setAttribute('data-stored', '');
  respondWith('<script src="/remotes/rider/1.1.0-def/document/main.2.js">');
  const reload = jest.fn();
  await expect(createReleaseCheck(reload)()).rejects.toThrow('newer release');
  expect(reload).toHaveBeenCalledTimes(1);
});
