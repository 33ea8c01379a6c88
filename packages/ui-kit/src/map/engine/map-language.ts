/** Language of the names on the map. */
export type MapLanguage = 'en' | 'zh';

/** The language tag of the page at an element, e.g. `zh-Hant-TW`; English where it names none. */
export const languageTagOf = (element: Element): string =>
  element.closest('[lang]')?.getAttribute('lang') || 'en';

/** Chinese names where the page is Chinese, English ones elsewhere. */
export function languageOf(element: Element): MapLanguage {
  return languageTagOf(element).toLowerCase().startsWith('zh') ? 'zh' : 'en';
}
