import { beforeEach, expect, it } from '@jest/globals';
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
  document.head.innerHTML = '<link rel="stylesheet" href="/remotes/a/1/a.css" data-first-paint>';
  document.body.innerHTML =
    '<div id="root"></div><template id="courier-first-paint" data-screen="a/form" data-vendor="v1"><p>first</p></template>';
  dataset['brand'] = 'courier';
  dataset['locale'] = 'ar_KW';
  delete dataset['firstPaint'];
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
