import type { LocaleCode } from '@courier/config';
import { localeChain } from '../translations/locale-chain';
import type { SiteFiles } from './site-files';

/** The shell's texts a document starts with, and the name they are asked for by. */
export interface DocumentWords {
  locale: string;
  texts: Readonly<Record<string, unknown>>;
}

/**
 * Of a locale, else of the language it is a variant of (`ar` for `ar_KW`), as the portal's own pages look them up; null
 * for English, which is compiled in.
 */
export async function documentWords(
  site: Pick<SiteFiles, 'texts'>,
  locale: LocaleCode,
): Promise<DocumentWords | null> {
  for (const name of localeChain(locale).reverse()) {
    if (name === 'en') break;
    const texts = await site.texts(name);
    if (texts) return { locale: name, texts };
  }
  return null;
}
