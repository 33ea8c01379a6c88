import type { BrandId } from '@courier/config';
import './reset.css';
import './base.css';
import { themeStyleText } from './theme-style-text';
import type { Appearance } from './tokens';

let sheet: CSSStyleSheet | undefined;
let shown: BrandId | undefined;

/**
 * Dresses the document in a brand: sets `data-brand` and `data-theme` on the root and puts the brand's variables in an
 * adopted style sheet, which a strict content policy allows without a nonce.
 */
export function applyTheme(brand: BrandId, appearance: Appearance): void {
  const root = document.documentElement;
  root.dataset['brand'] = brand;
  root.dataset['theme'] = appearance;
  if (shown === brand || typeof CSSStyleSheet.prototype.replaceSync !== 'function') return;
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(`@layer reset{${themeStyleText(brand)}}`);
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  shown = brand;
}
