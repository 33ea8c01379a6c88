/**
 * The variables of every brand as a style sheet, so that the form is dressed before any script has run.
 * `themeStyleText` writes them for the root; here the root's `data-brand`, which the server sets, chooses.
 */
export function themeCss<Id extends string>(
  brands: readonly Id[],
  themeStyleText: (brand: Id) => string,
): string {
  const rules = brands.flatMap((brand) =>
    themeStyleText(brand)
      .replaceAll(':root', `:root[data-brand="${brand}"]`)
      .replaceAll('}', '}\n')
      .trim()
      .split('\n'),
  );
  return `/* Written by theme-css.test.ts from the brand tokens: WRITE=1 npx jest --selectProjects shell theme-css */\n${rules.join('\n')}\n`;
}
