import { afterAll, beforeEach, expect, it, jest } from '@jest/globals';
import { hostBrand } from '@courier/config/brand-look';
import { applyHostTheme } from './apply-host-theme';
import { applyTheme } from './apply-theme';
import { applyBrand } from './apply-brand';

const written = jest.fn<(text: string) => void>();
const { dataset } = document.documentElement;

beforeEach(() => {
  written.mockReset();
  delete dataset['appliedBrand'];
  // jsdom lacks constructed style sheets.
  Object.assign(CSSStyleSheet.prototype, { replaceSync: written });
  Object.assign(document, { adoptedStyleSheets: [] });
});
afterAll(() => {
  Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync');
  delete dataset['appliedBrand'];
});

it('a page applies its brand once, by the first script that does so', () => {
  applyBrand('oasis');
  applyTheme('oasis', 'dark');
  expect(written).toHaveBeenCalledTimes(1);
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect([dataset['brand'], dataset['theme']]).toEqual(['oasis', 'dark']);
});

it('another brand replaces the first', () => {
  applyTheme('oasis', 'light');
  applyTheme('tangelo', 'light');
  expect(written.mock.lastCall?.[0]).toContain('--primary:#AE3D0B');
  expect(document.adoptedStyleSheets).toHaveLength(1);
  applyTheme('oasis', 'light');
  expect(written).toHaveBeenCalledTimes(3);
});

it('a document applies the variables that its host passes', () => {
  applyHostTheme({ ...hostBrand('orchid'), style: ':root{--primary:#123456}' }, 'dark');
  expect(written.mock.lastCall?.[0]).toBe('@layer reset{:root{--primary:#123456}}');
  expect([dataset['brand'], dataset['theme']]).toEqual(['orchid', 'dark']);
});

it('a browser without adopted stylesheets is unchanged', () => {
  Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync');
  expect(applyBrand('oasis')).toBe(false);
  expect(document.adoptedStyleSheets).toHaveLength(0);
});
