/**
 * Variables used by the prerendered form; the others, including the dark colours, are loaded with the script.
 */
const FIRST_PAINT =
  /^(color-scheme|--(radius-.+|paper|surface|line|line-strong|control|ink|ink-2|ink-3|primary|primary-press|primary-soft|primary-text|on-primary|accent|on-accent|map-land|e3))$/;

/**
 * The variables of every brand as a style sheet, so that the form has its styles before any script runs. The
 * selector is the root's `data-brand`, which the server sets.
 */
export function themeCss<Id extends string>(
  brands: readonly Id[],
  themeStyleText: (brand: Id) => string,
): string {
  const rules = brands.map((brand) => {
    const [, light = ''] = /^:root\{([^}]*)\}/.exec(themeStyleText(brand)) ?? [];
    const kept = light.split(';').filter((declaration) => FIRST_PAINT.test(declaration.split(':')[0] ?? ''));
    return `:root[data-brand="${brand}"]{${kept.join(';')}}`;
  });
  return `/* Written by theme-css.test.ts from the brand tokens: WRITE=1 npx jest --selectProjects shell theme-css */\n${rules.join('\n')}\n`;
}
