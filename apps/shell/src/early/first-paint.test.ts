import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { askForLateSheets, lateSheetsThere } from '../platform/late-sheets';
import { showFirstPaint } from './first-paint';

const SESSION = JSON.stringify({ user: { id: 'u' }, meta: { AccessToken: 'a', IdToken: 'b', Expires: 1 } });
const { dataset } = document.documentElement;

beforeEach(() => {
  // jsdom measures nothing.
  Object.assign(performance, { mark: () => undefined });
  // jsdom knows no sheets that are made by a script.
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
  Object.assign(document, { adoptedStyleSheets: [] });
  localStorage.clear();
  localStorage.setItem('session', SESSION);
  // jsdom knows no width.
  Object.assign(window, { matchMedia: () => ({ matches: true, addEventListener: () => undefined }) });
  document.head.innerHTML = '<link rel="stylesheet" href="/remotes/a/1/a.css" data-first-paint>';
  document.body.innerHTML =
    '<div id="root"></div><template id="courier-first-paint" data-screen="a/form" data-vendor="v1"><p>first</p></template>';
  dataset['brand'] = 'courier';
  dataset['locale'] = 'ar_KW';
  delete dataset['firstPaint'];
});

// Files of tests that share a process share jsdom's classes.
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

it('is shown to somebody who is signed in, in the colours that were chosen, before the page’s root', () => {
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
])('is not shown where %s', (_, change) => {
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
])('is shown where %s', (_, change) => {
  change();
  expect(isShown()).toEqual(SHOWN);
});

it('is not shown without a vendor in the address when any vendor’s screen begins otherwise', () => {
  const template = document.querySelector('template') as HTMLTemplateElement;
  template.dataset['vendor'] = '';
  localStorage.setItem('other-first-frame:a/form:v9', '1');
  expect(isShown()).toEqual(NOT_SHOWN);
});

describe('where the page holds it laid out and unseen', () => {
  const place = () => document.getElementById('courier-first-paint');
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

  it('is that very element, with what the width shows, and asks for its sheets later', () => {
    const before = place();
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

  it('goes where it is not wanted, and what it wore once the sheets are there', async () => {
    localStorage.clear();
    expect(showFirstPaint()).toBe(false);
    expect([place(), dataset['firstPaint']]).toEqual([null, undefined]);
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

  it('keeps what it wore where a sheet does not come, which is asked for again', async () => {
    localStorage.clear();
    showFirstPaint();
    const [own, ofRemote] = late() as [HTMLLinkElement, HTMLLinkElement];
    arrive(ofRemote, 'load');
    arrive(own, 'error');
    expect(await lateSheetsThere()).toBe(false);
    expect([worn() === null, own.hasAttribute('rel')]).toEqual([false, false]);
    askForLateSheets();
    arrive(own, 'load');
    expect([own.rel, await lateSheetsThere()]).toEqual(['stylesheet', true]);
  });
});
