import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { loadDeferredSheets, waitForDeferredSheets } from '../platform/deferred-stylesheets';
import { showFirstPaint } from './first-paint';

const SESSION = JSON.stringify({ user: { id: 'u' }, meta: { AccessToken: 'a', IdToken: 'b', Expires: 1 } });
const { dataset } = document.documentElement;

beforeEach(() => {
  // jsdom has no performance marks.
  Object.assign(performance, { mark: () => undefined });
  // jsdom has no constructed style sheets.
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
  Object.assign(document, { adoptedStyleSheets: [] });
  localStorage.clear();
  localStorage.setItem('session', SESSION);
  // jsdom has no `matchMedia`.
  Object.assign(window, { matchMedia: () => ({ matches: true, addEventListener: () => undefined }) });
  document.head.innerHTML = '<link rel="stylesheet" href="/remotes/a/1/a.css" data-first-paint>';
  document.body.innerHTML =
    '<div id="root"></div><template id="courier-first-paint" data-screen="a/form" data-vendor="v1"><p>first</p></template>';
  dataset['brand'] = 'courier';
  dataset['locale'] = 'ar_KW';
  delete dataset['firstPaint'];
});

// Test files of one process share jsdom's classes.
afterAll(() => {
  Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync');
});

const sheet = () => document.querySelector('link') as HTMLLinkElement;
const isShown = () => {
  showFirstPaint();
  const frame = document.getElementById('first-paint');
  return [frame?.textContent ?? null, dataset['firstPaint'] ?? null, sheet().media];
};
const SHOWN = ['first', 'shown', 'all'];
const NOT_SHOWN = [null, null, 'not all'];

it('the prerendered HTML is shown to a signed-in user, in the chosen colours, before the root of the page', () => {
  localStorage.setItem('theme', 'dark');
  expect(isShown()).toEqual(SHOWN);
  expect(document.getElementById('first-paint')?.nextElementSibling?.id).toBe('root');
  expect([dataset['theme'], document.querySelector('template')]).toEqual(['dark', null]);
  expect(sheet().dataset['href']).toBe(sheet().href);
});

it.each([
  ['nobody is signed in', () => localStorage.removeItem('session')],
  ['what is stored is no session', () => localStorage.setItem('session', '{"meta":null}')],
  [
    'what is stored is the refusal of a sign-in',
    () => localStorage.setItem('session', '{"message":"no","meta":{"translation_key":"error.x"}}'),
  ],
  ['what is stored is nothing that can be read', () => localStorage.setItem('session', '{')],
  [
    'a guest asks',
    () => (localStorage.removeItem('session'), localStorage.setItem('guest-checkout', 'true')),
  ],
  ['an app around the portal has signed in', () => localStorage.setItem('godroid-token', 'x')],
  ['another language was chosen here', () => localStorage.setItem('locale', 'en')],
  ['the screen begins otherwise', () => localStorage.setItem('other-first-frame:a/form:v1', '1')],
])('the prerendered HTML is not shown where %s', (_, change) => {
  change();
  expect(isShown()).toEqual(NOT_SHOWN);
});

it.each([
  ['the language that was chosen is the page’s', () => localStorage.setItem('locale', 'ar_KW')],
  [
    'another vendor’s screen begins otherwise',
    () => localStorage.setItem('other-first-frame:a/form:v12', '1'),
  ],
  ['another screen begins otherwise', () => localStorage.setItem('other-first-frame:a/other:v1', '1')],
])('the prerendered HTML is shown where %s', (_, change) => {
  change();
  expect(isShown()).toEqual(SHOWN);
});

it('the prerendered HTML is not shown without a vendor in the address if the screen starts differently for any vendor', () => {
  const template = document.querySelector('template') as HTMLTemplateElement;
  template.dataset['vendor'] = '';
  localStorage.setItem('other-first-frame:a/form:v9', '1');
  expect(isShown()).toEqual(NOT_SHOWN);
});

describe('hidden prerendered HTML in the page', () => {
  const findFirstPaint = () => document.getElementById('courier-first-paint');
  const worn = () => document.querySelector('style[data-first-paint]');
  const late = () => [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')];
  const arrive = (link: HTMLLinkElement, event: 'load' | 'error') => {
    if (event === 'load') Object.defineProperty(link, 'sheet', { value: {}, configurable: true });
    link.dispatchEvent(new Event(event));
  };

  beforeEach(() => {
    document.head.innerHTML =
      '<style data-first-paint>p{color:red}</style><link data-late href="/shell/a.css">' +
      '<link data-late href="/remotes/a/1/a.css" data-first-paint>';
    document.body.innerHTML =
      '<div id="courier-first-paint" data-screen="a/form" data-vendor="v1"><p data-width="wide">wide</p>' +
      '<p data-width="narrow">narrow</p></div><div id="root"></div>';
  });

  it('is shown in the same element without the other width; its style sheets load later', () => {
    const before = findFirstPaint();
    expect(showFirstPaint()).toBe(true);
    expect([before?.id, before?.textContent, dataset['firstPaint']]).toEqual([
      'first-paint',
      'narrow',
      'shown',
    ]);
    expect(late().map(({ rel, media }) => [rel, media])).toEqual([
      ['', ''],
      ['', 'all'],
    ]);
  });

  it('is removed if it is not wanted; the critical CSS is removed after the style sheets have loaded', async () => {
    localStorage.clear();
    expect(showFirstPaint()).toBe(false);
    expect([findFirstPaint(), dataset['firstPaint']]).toEqual([null, undefined]);
    expect(late().map(({ rel, media }) => [rel, media])).toEqual([
      ['stylesheet', ''],
      ['stylesheet', 'not all'],
    ]);
    for (const link of late()) {
      expect(worn()).not.toBeNull();
      arrive(link, 'load');
    }
    await waitFor(() => expect(worn()).toBeNull());
  });

  it('keeps the critical CSS if a style sheet fails, and loads that style sheet again', async () => {
    localStorage.clear();
    showFirstPaint();
    const [own, ofRemote] = late() as [HTMLLinkElement, HTMLLinkElement];
    arrive(ofRemote, 'load');
    arrive(own, 'error');
    expect(await waitForDeferredSheets()).toBe(false);
    expect([worn() === null, own.hasAttribute('rel')]).toEqual([false, false]);
    loadDeferredSheets();
    arrive(own, 'load');
    expect([own.rel, await waitForDeferredSheets()]).toEqual(['stylesheet', true]);
  });
});
