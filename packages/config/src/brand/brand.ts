import { ConfigurationError } from '../configuration-error';
import type { MarkShape } from '../brand-look/mark-shape';
import { MARKS } from '../brand-look/marks';
import { BRAND_IDS, type BrandId } from './brand-ids';

/** Interpolation values of every text that names the product. */
export interface BrandConfig {
  id: BrandId;
  /** The delivery platform, e.g. in "riders of {platform}". */
  platform: string;
  /** The company, for legal copy. */
  organisation: string;
  /** Name of the portal, e.g. in page titles. */
  product: string;
  /** Shapes of its mark; an older host passes none. */
  mark?: readonly MarkShape[];
}

type Names = Pick<BrandConfig, 'platform' | 'organisation' | 'product'>;

const names: Readonly<Record<BrandId, Names>> = {
  courier: { platform: 'Courier', organisation: 'Courier Delivery Ltd', product: 'Courier Portal' },
  orchid: { platform: 'Orchid', organisation: 'Orchid Couriers Ltd', product: 'Orchid Portal' },
  oasis: { platform: 'Oasis', organisation: 'Oasis Delivery Co', product: 'Oasis Portal' },
  tangelo: { platform: 'Tangelo', organisation: 'Tangelo Logistics SA', product: 'Tangelo Portal' },
  send: { platform: 'Send', organisation: 'Send Parcels Ltd', product: 'Send' },
};

const entityBrands: Readonly<Record<string, BrandId>> = {
  FOODPANDA: 'courier',
  TALABAT: 'oasis',
  HUNGERSTATION: 'oasis',
  FOODORA: 'orchid',
  BAEMIN: 'orchid',
};

export function isBrandId(value: string): value is BrandId {
  return BRAND_IDS.some((id) => id === value);
}

/** @throws ConfigurationError for an unknown brand. */
export function brandConfig(id: string): BrandConfig {
  if (!isBrandId(id)) throw new ConfigurationError('brand', [`${id} is not one of ${BRAND_IDS.join(', ')}`]);
  return { id, ...names[id], mark: MARKS[id] };
}

export function brandOfEntity(entity: string): BrandId {
  return entityBrands[entity] ?? 'tangelo';
}
