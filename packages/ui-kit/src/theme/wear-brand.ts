import type { BrandId } from '@courier/config';
import { themeStyleText } from './theme-style-text';

let sheet: CSSStyleSheet | undefined;

/**
 * Puts the brand's variables into an adopted stylesheet, which a strict content security policy allows
 * without a nonce. `data-applied-brand` on the root names the applied brand, because applying it again would repeat
 * style and layout of the page.
 * @returns false in a browser without adopted stylesheets
 */
export function wearBrand(brand: BrandId): boolean {
  const { dataset } = document.documentElement;
  if (dataset['appliedBrand'] === brand) return true;
  if (typeof CSSStyleSheet.prototype.replaceSync !== 'function') return false;
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(`@layer reset{${themeStyleText(brand)}}`);
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  dataset['appliedBrand'] = brand;
  return true;
}
