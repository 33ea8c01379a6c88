import type { BrandId } from '@courier/config';
import './reset.css';
import './base.css';
import type { Appearance } from './tokens';
import { applyBrand } from './apply-brand';

/** Sets `data-brand` and `data-theme` on the root, and the brand's variables. */
export function applyTheme(brand: BrandId, appearance: Appearance): void {
  const { dataset } = document.documentElement;
  dataset['brand'] = brand;
  dataset['theme'] = appearance;
  applyBrand(brand);
}
