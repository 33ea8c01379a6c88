import type { BrandId } from '../brand/brand-ids';
import oasis from './looks/oasis.json' with { type: 'json' };
import orchid from './looks/orchid.json' with { type: 'json' };
import tangelo from './looks/tangelo.json' with { type: 'json' };
import {
  lookColours,
  lookStyleText,
  NEUTRAL_LOOK,
  type Appearance,
  type Colours,
  type Look,
  type Radii,
} from './tokens';

/** The send product differs from the neutral brand only by mark and name. */
const LOOKS: Readonly<Record<BrandId, Look>> = {
  courier: NEUTRAL_LOOK,
  orchid,
  oasis,
  tangelo,
  send: NEUTRAL_LOOK,
};

/** All colours of a brand in hex, keyed by CSS variable without `--`. */
export const brandColours = (brand: BrandId, appearance: Appearance): Colours =>
  lookColours(LOOKS[brand], appearance);

/** Corner radii of a brand in pixels. */
export const brandRadii = (brand: BrandId): Radii => LOOKS[brand].radius;

/** CSS text with a brand's variables. */
export const themeStyleText = (brand: BrandId): string => lookStyleText(LOOKS[brand]);
