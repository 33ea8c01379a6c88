import { brandConfig } from '../brand/brand';
import type { BrandId } from '../brand/brand-ids';
import { themeStyleText } from './brand-look';
import type { HostBrand } from './host-brand';
import { MARKS } from './marks';

/** The data block of a document's host. */
export const hostBrand = (brand: BrandId): HostBrand => ({
  ...brandConfig(brand),
  mark: [...MARKS[brand]],
  style: themeStyleText(brand),
});
