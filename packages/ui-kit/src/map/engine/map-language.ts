export type MapLanguage = 'en' | 'zh';

/** The page's language tag at an element, e.g. `zh-Hant-TW`; English by default. */
export const languageTagOf = (element: Element): string =>
  element.closest('[lang]')?.getAttribute('lang') || 'en';

/** Chinese names on Chinese pages, else English. */
export function languageOf(element: Element): MapLanguage {
  return languageTagOf(element).toLowerCase().startsWith('zh') ? 'zh' : 'en';
}
