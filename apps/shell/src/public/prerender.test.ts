import { afterEach, expect, it } from '@jest/globals';
import { prerender } from './prerender';

const browser = HTMLScriptElement as { supports?: (type: string) => boolean };
afterEach(() => {
  delete browser.supports;
  document.head.replaceChildren();
});

it('prerenders the page after sign-in in a browser that supports it', () => {
  browser.supports = (type) => type === 'speculationrules';
  prerender('/request-a-rider');
  const rules = document.head.querySelector('script[type="speculationrules"]')?.textContent ?? '';
  expect(JSON.parse(rules)).toEqual({
    prerender: [{ urls: ['/request-a-rider'], eagerness: 'immediate' }],
  });
});

it('adds no rules in a browser that does not support them', () => {
  prerender('/request-a-rider');
  browser.supports = () => false;
  prerender('/request-a-rider');
  expect(document.head.childElementCount).toBe(0);
});
