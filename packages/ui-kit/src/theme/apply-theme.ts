import type { BrandId } from '@courier/config';
import './reset.css';
import './base.css';
import type { Appearance } from './tokens';
import { wearBrand } from './wear-brand';

/** Sets `data-brand` and `data-theme` on the root, and the brand's variables. */
export function applyTheme(brand: BrandId, appearance: Appearance): void {
  const { dataset } = document.documentElement;
  dataset['brand'] = brand;
  dataset['theme'] = appearance;
  wearBrand(brand);
}
