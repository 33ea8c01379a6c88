import { describe, expect, it } from '@jest/globals';
import { buildEntry, buildRegistry, buildRoute } from '../testing/build-registry';
import { landingPath, readBrandOffer } from './landing-path';
import { filesNamedBy } from './prefetch';
import { findPublicPage } from './public-page';

describe('public paths', () => {
  it.each([
    ['/', 'sign-in', true],
    ['/connect', 'sign-in', true],
    ['/connect/', 'sign-in', true],
    ['/forgot-password', 'forgot-password', true],
    ['/register', 'register', true],
    ['/register/confirm', 'confirm', false],
    ['/mailed-link', 'mailed-link', false],
    ['/faq', 'faq', false],
    ['/termsandconditions', 'terms', false],
    ['/prohibiteditems-c2c', 'prohibited', false],
    ['/maintenance', 'maintenance', false],
    ['/anything/else', 'not-found', false],
    ['/constructor', 'not-found', false],
  ])('%s shows %s; redirects a signed-in user: %s [SHELL-ROUTE-06]', (path, kind, isSignIn) => {
    expect(findPublicPage(path, {})).toEqual({ kind, isSignIn });
  });

  it('do not include sign-up while it is disabled [SHELL-ROUTE-07]', () => {
    expect(findPublicPage('/register', { 'deactivate-sign-up-button': true })).toMatchObject({
      kind: 'not-found',
    });
  });

  it('include the entry for guests only while it is enabled [SHELL-GUEST-06]', () => {
    expect(findPublicPage('/guest', {}).kind).toBe('not-found');
    expect(findPublicPage('/guest', { guest_checkout: true })).toEqual({ kind: 'guest', isSignIn: true });
  });
});

describe('a brand without a screen for accounts', () => {
  it.each(['/connect', '/register', '/forgot-password'])('has no page %s', (path) => {
    expect(findPublicPage(path, {}, false).kind).toBe('not-found');
  });

  it('keeps its start page and the text pages', () => {
    expect(findPublicPage('/', {}, false).kind).toBe('sign-in');
    expect(findPublicPage('/faq', {}, false).kind).toBe('faq');
  });
});

describe('the first page after sign-in', () => {
  const remote = (name: string, order: number, roles?: ('landing' | 'home')[]) =>
    buildEntry({
      name,
      manifest: {
        routes: [buildRoute({ id: name, path: `/${name}/:vendorId?`, ...(roles ? { roles } : {}) })],
        navigation: [{ routeId: name, labelKey: 'menu', icon: 'request', order }],
      },
    });

  it('is the route with the role landing, the first of the menu if there are several', () => {
    expect(
      landingPath(buildRegistry(remote('a', 3, ['landing']), remote('b', 1, ['landing']), remote('c', 0))),
    ).toBe('/b');
  });

  it('is the home route in a brand without one, else the first work screen of the menu', () => {
    expect(landingPath(buildRegistry(remote('a', 3), remote('b', 1, ['home'])))).toBe('/b');
    expect(landingPath(buildRegistry(remote('a', 3), remote('b', 1)))).toBe('/b');
    expect(landingPath({ nonsense: true })).toBeNull();
  });

  it.each([
    [true, '/a'],
    [false, '/b'],
    [undefined, '/a'],
  ])('is a screen that the flags allow, if there is one: %p gives %p', async (isOn, account) => {
    const registry = buildRegistry(remote('a', 1, ['landing']), remote('b', 2));
    const [route] = registry.remotes[0]?.manifest.routes ?? [];
    if (route) route.flag = 'bulk-order-upload';
    const flags: Record<string, boolean> = isOn === undefined ? {} : { 'bulk-order-upload': isOn };
    expect(await readBrandOffer(registry, { brand: 'courier', flags })).toMatchObject({ account });
  });

  it('stays the only screen of a brand whose flag is off, because a vendor may have it', async () => {
    const registry = buildRegistry(remote('a', 1, ['landing']));
    const [route] = registry.remotes[0]?.manifest.routes ?? [];
    if (route) route.flag = 'bulk-order-upload';
    const deployment = { brand: 'courier', flags: { 'bulk-order-upload': false } };
    expect(await readBrandOffer(registry, deployment)).toMatchObject({ account: '/a', hasAccounts: true });
  });

  it('is read from the registry file if the document has no registry', async () => {
    const registry = buildRegistry(remote('a', 3, ['landing']));
    const read = (fetcher: typeof fetch) =>
      readBrandOffer(undefined, { brand: 'courier', flags: {} }, fetcher);
    expect(await read(async () => new Response(JSON.stringify(registry)))).toMatchObject({ account: '/a' });
    expect(await read(async () => Promise.reject(new Error('x')))).toMatchObject({
      account: null,
      guest: null,
      hasAccounts: true,
    });
  });

  it.each([
    [true, ['sheets']],
    [false, []],
  ])('includes a topic behind a flag only while the flag is on: %s', async (isOn, topics) => {
    const { remotes, ...rest } = buildRegistry(remote('a', 3, ['landing']));
    const withTopics = remotes.map((entry) => ({
      manifest: {
        ...entry.manifest,
        topics: ['sheets'],
        routes: entry.manifest.routes.map((route) => ({ ...route, flag: 'bulk-order-upload' })),
      },
    }));
    const deployment = { brand: 'courier', flags: { 'bulk-order-upload': isOn } };
    const offer = await readBrandOffer({ ...rest, remotes: withTopics }, deployment);
    expect([...offer.topics]).toEqual(topics);
  });
});

it('finds the files that an HTML document references, without duplicates', () => {
  const html =
    '<link rel="preload" href="/shell/1.js"><script defer src="/shell/1.js"></script><link href="/shell/a.css"><a href="/x">';
  expect(filesNamedBy(html)).toEqual(['/shell/1.js', '/shell/a.css']);
});
