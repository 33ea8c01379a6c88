import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { BRAND_IDS, brandConfig, type BrandId } from '@courier/config';
import { withBrandHead } from './brand-head';

const ROOT = join(__dirname, '../../../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const iconIn = (html: string) => /<link rel="icon" href="([^"]*)">/.exec(html)?.[1] ?? '';
const TEMPLATES = [
  'apps/shell/src/public/public.html',
  'apps/shell/src/workspace.html',
  'apps/public-tracking/src/document/index.html',
];

describe.each(TEMPLATES)('%s', (template) => {
  it.each(BRAND_IDS)('has the first title and the icon of %s, and of no other brand', (brand) => {
    const iconWith = (one: BrandId) => iconIn(withBrandHead(read(template), one));
    const html = withBrandHead(read(template), brand);
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe(brandConfig(brand).product);
    expect(html.match(/rel="icon"/g)).toHaveLength(1);
    const others = BRAND_IDS.filter((other) => other !== brand).map(iconWith);
    expect(others).not.toContain(iconWith(brand));
  });
});

/** Brands that share the design of another brand. */
const LOOKS: Partial<Record<BrandId, BrandId>> = { send: 'courier' };

it('draws the icon of each brand with the outlines of its mark and the colours of its look', () => {
  const marks = read('packages/ui-kit/src/brand-mark/marks.tsx').replaceAll(/\s+/g, ' ');
  const { brands } = JSON.parse(read('packages/ui-kit/src/theme/tokens.json')) as {
    brands: Record<string, { light: { primary: string; accent: string } }>;
  };
  for (const brand of BRAND_IDS) {
    const svg = decodeURIComponent(iconIn(withBrandHead('<link rel="icon" href="x" />', brand)));
    const start = marks.indexOf(` ${brand}: (`);
    const mark = marks.slice(start, marks.indexOf('</> )', start));
    const outlines = [...mark.matchAll(/\b(?:d|cx|cy|r|rx|ry)="([^"]+)"/g)].map(([, value]) => value ?? '');
    expect(outlines.length).toBeGreaterThan(1);
    expect(outlines.filter((outline) => !svg.includes(`'${outline}'`))).toEqual([]);
    expect(svg).toContain(brands[LOOKS[brand] ?? brand]?.light.primary);
    expect(svg).toContain(brands[LOOKS[brand] ?? brand]?.light.accent);
  }
});
