import type { BrandId } from '@courier/config';
import { ELEVATION, coloursOf, brandRadii, type Appearance } from './tokens';

function declarations(brand: BrandId, appearance: Appearance): string {
  const values: Record<string, string> = { ...coloursOf(brand, appearance), ...ELEVATION[appearance] };
  const variables = Object.entries(values).map(([name, value]) => `--${name}:${value}`);
  return [`color-scheme:${appearance}`, ...variables].join(';');
}

/**
 * CSS text with a brand's variables: light on the root, dark under `data-theme="dark"`. Colours have token
 * names (`--paper`, `--st-seek-bg`, `--map-land`), radii are `--radius-s|m|l|xl`, shadows `--e1` to `--e3`.
 */
export function themeStyleText(brand: BrandId): string {
  const radii = Object.entries(brandRadii(brand)).map(([size, pixels]) => `--radius-${size}:${pixels}px`);
  return `:root{${radii.join(';')};${declarations(brand, 'light')}}:root[data-theme="dark"]{${declarations(brand, 'dark')}}`;
}
