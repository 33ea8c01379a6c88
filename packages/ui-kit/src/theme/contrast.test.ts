import { describe, expect, it } from '@jest/globals';
import { BRAND_IDS } from '@courier/config';
import { brandColours, type Appearance, type Colours, type StatusTone } from './tokens';

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

function unreadablePairs(pairs: readonly (readonly [Name, Name, number])[], colours: Colours): string[] {
  return pairs.flatMap(([front, back, least]) => {
    const ratio = contrast(colours[front], colours[back]);
    if (ratio >= least) return [];
    const [measured, needed] = [ratio.toFixed(2), least.toFixed(1)];
    return `--${front} (${colours[front]}) on --${back} (${colours[back]}) has ${measured}:1, needs ${needed}:1`;
  });
}

const LOOKS = BRAND_IDS.flatMap((brand) =>
  (['light', 'dark'] as Appearance[]).map((appearance) => ({ brand, appearance })),
);

describe.each(LOOKS)('$brand $appearance', ({ brand, appearance }) => {
  const colours = brandColours(brand, appearance);

  it('keeps every pair of the look readable', () => {
    const findings = unreadablePairs([...PAIRS, ...STATUS_PAIRS], colours);
    expect(findings.map((finding) => `${brand}, ${appearance}: ${finding}`)).toEqual([]);
  });
});

it('names the place and the ratio of a pair that is not readable', () => {
  const pale = { ...brandColours('courier', 'light'), ink: '#999999', surface: '#FFFFFF' };
  expect(unreadablePairs([['ink', 'surface', TEXT]], pale)).toEqual([
    '--ink (#999999) on --surface (#FFFFFF) has 2.85:1, needs 4.5:1',
  ]);
});

it('has the ratios of the design table', () => {
  const courier = brandColours('courier', 'light');
  expect(contrast(courier.ink, courier.surface)).toBeCloseTo(15.9, 1);
  expect(contrast(courier.control, courier.surface)).toBeCloseTo(3.3, 1);
});
