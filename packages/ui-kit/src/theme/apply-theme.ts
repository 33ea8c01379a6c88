import type { BrandId } from '@courier/config';
import './reset.css';
import './base.css';
import type { Appearance } from './tokens';
import { wearBrand } from './wear-brand';

/** Dresses the document in a brand: sets `data-brand` and `data-theme` on the root, and wears the brand's variables. */
export function applyTheme(brand: BrandId, appearance: Appearance): void {
  const { dataset } = document.documentElement;
  dataset['brand'] = brand;
  dataset['theme'] = appearance;
  wearBrand(brand);
}
