let sheet: CSSStyleSheet | undefined;

/**
 * Puts a brand's variables into an adopted stylesheet, which a strict content security policy allows
 * without a nonce. `data-applied-brand` on the root names the applied brand, because applying it again would repeat
 * style and layout of the page.
 * @returns false in a browser without adopted stylesheets
 */
export function adoptStyle(brand: string, styleText: () => string): boolean {
  const { dataset } = document.documentElement;
  if (dataset['appliedBrand'] === brand) return true;
  if (typeof CSSStyleSheet.prototype.replaceSync !== 'function') return false;
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(`@layer reset{${styleText()}}`);
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  dataset['appliedBrand'] = brand;
  return true;
}
