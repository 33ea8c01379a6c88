import type { PostProcessorModule, TOptions } from 'i18next';

/** Precedes an English text that is shown in place of a missing translation. */
const UNTRANSLATED_MARK = '⟦en⟧ ';

/** i18next passes where it found the text if `postProcessPassResolved` is set. */
interface ResolvedOptions {
  i18nResolved?: { usedLng?: string };
}

/** Marks texts that the current language lacks, so that a developer sees them on the screen. */
export const markUntranslated: PostProcessorModule = {
  type: 'postProcessor',
  name: 'mark-untranslated',
  process(text: string, _key: string | string[], options: TOptions, translator: { language?: string }) {
    const { i18nResolved } = options as ResolvedOptions;
    const isFallback = i18nResolved?.usedLng === 'en' && translator.language !== 'en';
    return isFallback ? `${UNTRANSLATED_MARK}${text}` : text;
  },
};
