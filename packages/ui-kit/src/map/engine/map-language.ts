export type MapLanguage = 'en' | 'zh';

/** The page's language tag at an element, e.g. `zh-Hant-TW`; English by default. */
export const pageLanguageTag = (element: Element): string =>
  element.closest('[lang]')?.getAttribute('lang') || 'en';

/** Chinese names on Chinese pages, else English. */
export function mapLanguage(element: Element): MapLanguage {
  return pageLanguageTag(element).toLowerCase().startsWith('zh') ? 'zh' : 'en';
}
