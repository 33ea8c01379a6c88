import type { BrandId } from '@courier/config';
import { adoptStyle } from './adopt-style';
import { themeStyleText } from './tokens';

/**
 * Applies the variables of a brand once.
 * @returns false in a browser without adopted stylesheets
 */
export const applyBrand = (brand: BrandId): boolean => adoptStyle(brand, () => themeStyleText(brand));
