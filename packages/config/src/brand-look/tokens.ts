import courier from './looks/courier.json' with { type: 'json' };
import shared from './looks/shared.json' with { type: 'json' };

export type Appearance = 'light' | 'dark';

type BrandColours = (typeof courier)['light'];
type SharedColours = (typeof shared)['status']['light'] & (typeof shared)['map']['light'];
export type Colours = BrandColours & SharedColours;
export type Radii = Readonly<Record<'s' | 'm' | 'l' | 'xl', number>>;

/** Colours and corner radii of a brand. */
export interface Look {
  radius: Radii;
  light: BrandColours;
  dark: BrandColours;
}

/** The look of the neutral brand. */
export const NEUTRAL_LOOK: Look = courier;

export const ELEVATION: Readonly<Record<Appearance, Readonly<Record<'e1' | 'e2' | 'e3', string>>>> = {
  light: {
    e1: '0 1px 2px rgba(15,37,41,.06)',
    e2: '0 2px 6px rgba(15,37,41,.07),0 10px 28px -8px rgba(15,37,41,.18)',
    e3: '0 4px 12px rgba(15,37,41,.08),0 28px 64px -16px rgba(15,37,41,.3)',
  },
  dark: {
    e1: '0 1px 2px rgba(0,0,0,.4)',
    e2: '0 0 0 1px rgba(255,255,255,.04),0 12px 32px -8px rgba(0,0,0,.7)',
    e3: '0 0 0 1px rgba(255,255,255,.05),0 32px 72px -16px rgba(0,0,0,.8)',
  },
};

/** All colours of a look in hex, keyed by CSS variable without `--`. */
export const lookColours = (look: Look, appearance: Appearance): Colours => ({
  ...shared.status[appearance],
  ...shared.map[appearance],
  ...look[appearance],
});

function declarations(look: Look, appearance: Appearance): string {
  const values: Record<string, string> = { ...lookColours(look, appearance), ...ELEVATION[appearance] };
  const variables = Object.entries(values).map(([name, value]) => `--${name}:${value}`);
  return [`color-scheme:${appearance}`, ...variables].join(';');
}

/**
 * CSS text with a look's variables: light on the root, dark under `data-theme="dark"`. Colours have token
 * names (`--paper`, `--st-seek-bg`, `--map-land`), radii are `--radius-s|m|l|xl`, shadows `--e1` to `--e3`.
 */
export function lookStyleText(look: Look): string {
  const radii = Object.entries(look.radius).map(([size, pixels]) => `--radius-${size}:${pixels}px`);
  return `:root{${radii.join(';')};${declarations(look, 'light')}}:root[data-theme="dark"]{${declarations(look, 'dark')}}`;
}
