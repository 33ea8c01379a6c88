import { describe, expect, it } from '@jest/globals';
import { BRAND_IDS } from '@courier/config';
import { coloursOf, type Appearance, type Colours, type StatusTone } from './tokens';

type Name = keyof Colours;

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** WCAG 2.2 contrast ratio of two hex colours. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = 4.5;
const EDGE = 3;

const PAIRS: readonly (readonly [Name, Name, number])[] = [
  ['ink', 'surface', TEXT],
  ['ink-2', 'sunken', TEXT],
  ['ink-3', 'paper', TEXT],
  ['ink-3', 'sunken', TEXT],
  ['on-primary', 'primary', TEXT],
  ['on-primary', 'primary-hover', TEXT],
  ['primary-text', 'primary-soft', TEXT],
  ['on-accent', 'accent', TEXT],
  ['accent-text', 'accent-soft', TEXT],
  ['control', 'surface', EDGE],
  ['primary', 'surface', EDGE],
  ['danger', 'surface', TEXT],
  ['danger', 'danger-soft', TEXT],
  ['map-label', 'map-road', TEXT],
  ['map-route', 'map-road', EDGE],
];

const TONES: readonly StatusTone[] = [
  'wait',
  'plan',
  'seek',
  'come',
  'carry',
  'done',
  'late',
  'back',
  'stop',
  'fail',
];
const STATUS_PAIRS = TONES.flatMap((tone): [Name, Name, number][] => [
  [`st-${tone}`, `st-${tone}-bg`, TEXT],
  [`st-${tone}`, 'surface', TEXT],
  [`st-${tone}`, 'primary-soft', TEXT],
]);

const LOOKS = BRAND_IDS.flatMap((brand) =>
  (['light', 'dark'] as Appearance[]).map((appearance) => ({ brand, appearance })),
);

describe.each(LOOKS)('$brand $appearance', ({ brand, appearance }) => {
  const colours = coloursOf(brand, appearance);

  it('keeps every pair of the look readable', () => {
    const failing = [...PAIRS, ...STATUS_PAIRS].filter(
      ([front, back, least]) => contrast(colours[front], colours[back]) < least,
    );
    expect(failing).toEqual([]);
  });
});

it('measures as the look table does', () => {
  const courier = coloursOf('courier', 'light');
  expect(contrast(courier.ink, courier.surface)).toBeCloseTo(15.9, 1);
  expect(contrast(courier.control, courier.surface)).toBeCloseTo(3.3, 1);
});
