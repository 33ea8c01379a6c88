import type { BrandId } from '@courier/config';
import tokens from './tokens.json';

export type Appearance = 'light' | 'dark';
export type StatusTone =
  | 'wait'
  | 'plan'
  | 'seek'
  | 'come'
  | 'carry'
  | 'done'
  | 'late'
  | 'back'
  | 'stop'
  | 'fail';

type BrandColours = (typeof tokens)['brands']['courier']['light'];
type SharedColours = (typeof tokens)['status']['light'] & (typeof tokens)['map']['light'];
export type Colours = BrandColours & SharedColours;
export type Radii = Readonly<Record<'s' | 'm' | 'l' | 'xl', number>>;

/** The send product differs from the neutral brand only by mark and name. */
const LOOK_OF: Readonly<Record<BrandId, keyof (typeof tokens)['brands']>> = {
  courier: 'courier',
  orchid: 'orchid',
  oasis: 'oasis',
  tangelo: 'tangelo',
  send: 'courier',
};

/** All colours of a brand in hex, keyed by CSS variable without `--`. */
export function coloursOf(brand: BrandId, appearance: Appearance): Colours {
  return {
    ...tokens.status[appearance],
    ...tokens.map[appearance],
    ...tokens.brands[LOOK_OF[brand]][appearance],
  };
}

/** Corner radii of a brand in pixels. */
export function brandRadii(brand: BrandId): Radii {
  return tokens.brands[LOOK_OF[brand]].radius;
}

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
