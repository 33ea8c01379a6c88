import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { LocaleCode } from '@courier/config';
import { carryLanguage } from './carry-language';

let choose: (locale: LocaleCode) => void;

/** A page of Kuwait that the server rendered in English. */
function open(address: string) {
  history.replaceState(null, '', address);
  document.documentElement.dataset['locale'] = 'en';
  document.body.innerHTML =
    '<a id="terms" href="/terms#fees">Terms</a><a id="away" href="https://elsewhere.example/">Away</a>';
  let locale: LocaleCode = new URLSearchParams(location.search).get('lang') === 'ar_KW' ? 'ar_KW' : 'en';
  const listeners = new Set<() => void>();
  choose = (next) => {
    locale = next;
    for (const listener of listeners) listener();
  };
  const shown = {
    get: () => ({ locale }),
    subscribe: (listener: () => void) => (listeners.add(listener), () => undefined),
  };
  carryLanguage(shown);
}

function click(id: string): string {
  const link = document.getElementById(id) as HTMLAnchorElement;
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  return link.getAttribute('href') ?? '';
}

beforeEach(() => document.body.replaceChildren());
afterEach(() => {
  history.replaceState(null, '', '/');
  delete document.documentElement.dataset['locale'];
});

describe('the language of the public pages', () => {
  it('is not part of addresses while it is the default of the server', () => {
    open('/');
    expect(click('terms')).toBe('/terms#fees');
  });

  it('is added to the address and to links after another language was chosen', () => {
    open('/connect?next=%2Forders#how');
    choose('ar_KW');
    expect(location.pathname + location.search + location.hash).toBe(
      '/connect?next=%2Forders&lang=ar_KW#how',
    );
    expect(click('terms')).toBe('/terms?lang=ar_KW#fees');
  });

  it('is kept from the address, and replaced there after a new choice', () => {
    open('/?lang=ar_KW');
    document.documentElement.dataset['locale'] = 'ar_KW';
    expect(click('terms')).toBe('/terms?lang=ar_KW#fees');
    choose('en');
    expect(location.search).toBe('?lang=en');
  });

  it('is not added to links outside the portal', () => {
    open('/?lang=ar_KW');
    expect(click('away')).toBe('https://elsewhere.example/');
  });
});
