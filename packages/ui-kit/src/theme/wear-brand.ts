import type { BrandId } from '@courier/config';
import { themeStyleText } from './theme-style-text';

let sheet: CSSStyleSheet | undefined;

/**
 * Puts the brand's variables in an adopted style sheet, which a strict content policy allows without a nonce. The root
 * says which brand is worn (`data-worn`): where a script that ran before this one has dressed the page, dressing it
 * again would have the browser style and lay out all of it once more.
 * @returns whether the page wears it: not where the browser has no such sheets
 */
export function wearBrand(brand: BrandId): boolean {
  const { dataset } = document.documentElement;
  if (dataset['worn'] === brand) return true;
  if (typeof CSSStyleSheet.prototype.replaceSync !== 'function') return false;
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(`@layer reset{${themeStyleText(brand)}}`);
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  dataset['worn'] = brand;
  return true;
}
