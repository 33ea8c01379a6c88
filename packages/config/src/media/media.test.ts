import { expect, it } from '@jest/globals';
import { MEDIA } from './media';

const mediaEdge = (condition: string, edge: string) =>
  Number(new RegExp(`${edge}: (\\d+)px`).exec(condition)?.[1] ?? Number.NaN);

it('every width is either a phone or a desk', () => {
  expect(mediaEdge(MEDIA.desk, 'min-width') - mediaEdge(MEDIA.phone, 'max-width')).toBe(1);
});

it('each breakpoint is above the previous one', () => {
  const names = ['tiny', 'slim', 'phone', 'tablet', 'compact', 'snug'] as const;
  const edges = names.map((name) => mediaEdge(MEDIA[name], 'max-width'));
  expect(edges).toEqual([...edges].sort((a, b) => a - b));
  expect(mediaEdge(MEDIA.wall, 'min-width')).toBeGreaterThan(edges.at(-1) ?? Infinity);
});

it.each(Object.entries(MEDIA))('%s asks only for features that browsers have', (_, condition) => {
  const features = [...condition.matchAll(/\(([\w-]+): \d+px\)/g)].map(([, feature]) => feature);
  expect(features.length).toBeGreaterThan(0);
  for (const feature of features) expect(feature).toMatch(/^(min|max)-(width|height)$/);
});
