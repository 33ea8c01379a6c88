import { expect, it } from '@jest/globals';
import { BRAND_IDS, brandConfig, type BrandId } from '@courier/config';
import { brandColours } from '@courier/config/brand-look';
import { pageHead } from '@courier/config/document';
import { withBrandHead } from './brand-head';

const iconIn = (html: string) => /<link rel="icon" href="([^"]*)">/.exec(html)?.[1] ?? '';
const TEMPLATE = pageHead({ layerOrder: '@layer kit;' });

it.each(BRAND_IDS)('a page has the first title and the icon of %s, and of no other brand', (brand) => {
  const iconWith = (one: BrandId) => iconIn(withBrandHead(TEMPLATE, one));
  const html = withBrandHead(TEMPLATE, brand);
  expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe(brandConfig(brand).product);
  expect(html.match(/rel="icon"/g)).toHaveLength(1);
  const others = BRAND_IDS.filter((other) => other !== brand).map(iconWith);
  expect(others).not.toContain(iconWith(brand));
});

it.each(BRAND_IDS)('draws the icon of %s with colours instead of variables', (brand) => {
  const svg = decodeURIComponent(iconIn(withBrandHead('<link rel="icon" href="x" />', brand)));
  const { primary, accent } = brandColours(brand, 'light');
  expect(svg).toContain(primary);
  expect(svg).toContain(accent);
  expect(svg).not.toMatch(/currentColor|var\(|[A-Z]idth/);
});
