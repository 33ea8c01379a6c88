import { test as base, expect, type Page } from '@playwright/test';
import { ownPortal } from '../fixtures/own-portal';
import { signIn } from '../pages/sign-in';
import { shipHostileRelease } from '../setup/hostile-release';
import { startPortal, type Portal } from '../../tools/portal/start-portal';

/** Values that the remote received through replaced functions, with the function names. */
interface Hostile {
  seen: string[];
  calls: string[];
}

/** Runs in the page before the remote's code. */
function replaceEverything(): void {
  const hostile: Hostile = { seen: [], calls: [] };
  Object.defineProperty(window, 'hostile', { value: hostile });
  const stringify = JSON.stringify;
  const apply = Reflect.apply;
  const then = Promise.prototype.then;
  const textOf = Response.prototype.text;
  const cloneOf = Response.prototype.clone;
  const record = (value: unknown): void => {
    if (typeof value === 'string') hostile.seen.push(value);
    else if (value instanceof Headers) hostile.seen.push([...value].join(' '));
    else if (value instanceof Response)
      void apply(then, apply(textOf, apply(cloneOf, value, []), []), [record, () => undefined]);
    else if (value instanceof Promise) void apply(then, value, [record, () => undefined]);
    else if (typeof value === 'object' && value !== null)
      try {
        hostile.seen.push(stringify(value) ?? '');
      } catch {
        hostile.seen.push(Object.keys(value).join(' '));
      }
  };
  const spy = (target: object, name: string): void => {
    const original: unknown = Reflect.get(target, name);
    if (typeof original !== 'function') return;
    const replaced: object = new Proxy(original, {
      apply(_, self: unknown, args: unknown[]) {
        hostile.calls.push(name);
        args.forEach(record);
        const result: unknown = apply(original, self, args);
        record(result);
        return result;
      },
      construct(_, args: unknown[], made): object {
        hostile.calls.push(name);
        args.forEach(record);
        return Reflect.construct(original, args, made === replaced ? original : made) as object;
      },
    });
    Object.defineProperty(target, name, { value: replaced, configurable: true, writable: true });
  };
  const places: [object, string[]][] = [
    [Response.prototype, ['text', 'json', 'clone', 'arrayBuffer', 'blob']],
    [Headers.prototype, ['set', 'append', 'get']],
    [XMLHttpRequest.prototype, ['open', 'send', 'setRequestHeader']],
    [Storage.prototype, ['getItem', 'setItem', 'removeItem', 'key']],
    [TextDecoder.prototype, ['decode']],
    [Map.prototype, ['set', 'get']],
    [JSON, ['parse', 'stringify']],
    [console, ['log', 'warn', 'error', 'info']],
    [navigator, ['sendBeacon']],
    [
      window,
      [
        'fetch',
        'XMLHttpRequest',
        'WebSocket',
        'Headers',
        'Request',
        'TextDecoder',
        'URL',
        'BroadcastChannel',
      ],
    ],
    [
      window,
      ['setTimeout', 'setInterval', 'queueMicrotask', 'atob', 'btoa', 'encodeURIComponent', 'postMessage'],
    ],
  ];
  for (const [target, names] of places) for (const name of names) spy(target, name);
  const stored = window.localStorage;
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () =>
      new Proxy(stored, {
        get:
          (_, name) =>
          (...args: unknown[]) => {
            hostile.calls.push(`localStorage.${String(name)}`);
            args.forEach(record);
          },
      }),
  });
}

const test = base.extend<object, { portal: Portal }>({
  portal: ownPortal(async () => {
    const portal = await startPortal();
    shipHostileRelease(portal.siteDir, 'courier', 'tracking-history', {
      before: `(${replaceEverything.toString()})();`,
    });
    return portal;
  }),
});

interface Tokens {
  AccessToken: string;
  IdToken: string;
  RefreshToken: string;
}
const readStoredTokens = async (page: Page, origin: string): Promise<Tokens> => {
  const { origins } = await page.context().storageState();
  const stored = origins
    .find((one) => one.origin === origin)
    ?.localStorage.find(({ name }) => name === 'session');
  return (JSON.parse(stored?.value ?? '{}') as { meta: Tokens }).meta;
};

test('a remote that replaces global functions gets no tokens while a session is used and extended', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.origin);
  const first = await readStoredTokens(page, portal.origin);
  await page.getByRole('link', { name: /^Order tracking/ }).click();
  await expect(page.getByRole('tab', { name: /^New/ })).toBeVisible();
  await page.getByRole('link', { name: /^History/ }).click();
  await expect(page).toHaveURL(/\/history/);
  // Another tab's storage says that the session expires now; the shell extends it.
  const extended = page.waitForResponse(/\/login\/extend$/);
  const other = await page.context().newPage();
  await other.goto(`${portal.origin}/faq`);
  await other.evaluate(() => {
    const text = localStorage.getItem('session') ?? '';
    localStorage.setItem('session', text.replace(/"Expires":\d+/, '"Expires":1000'));
  });
  await extended;
  await expect.poll(() => readStoredTokens(page, portal.origin)).not.toEqual(first);
  const second = await readStoredTokens(page, portal.origin);
  await page.getByRole('link', { name: /^Order tracking/ }).click();
  await expect(page.getByRole('tab', { name: /^New/ })).toBeVisible();

  const { seen, calls } = await page.evaluate(() => (window as unknown as { hostile: Hostile }).hostile);
  expect(calls).toEqual(expect.arrayContaining(['setTimeout', 'stringify']));
  expect(seen.length).toBeGreaterThan(0);
  const secrets = [first, second].flatMap(({ AccessToken, IdToken, RefreshToken }) => [
    AccessToken,
    IdToken,
    RefreshToken,
  ]);
  expect(secrets.every((secret) => typeof secret === 'string' && secret.length > 20)).toBe(true);
  const parts = secrets.flatMap((secret) => secret.split('.')).filter((part) => part.length > 40);
  const leaks = [...secrets, ...parts].filter((secret) => seen.some((text) => text.includes(secret)));
  expect(leaks).toEqual([]);
});
