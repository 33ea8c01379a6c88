/** Language of the names on the map. */
export type MapLanguage = 'en' | 'zh';

/** Chinese names where the page is Chinese, English ones elsewhere. */
export function languageOf(element: Element): MapLanguage {
  return element.closest('[lang]')?.getAttribute('lang')?.toLowerCase().startsWith('zh') ? 'zh' : 'en';
}
