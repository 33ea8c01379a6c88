import type { LocaleCode } from '@courier/config';
import { localeChain } from '../../texts';
import type { SiteFiles } from '../files/site-files';

/** The shell's initial texts, and their locale name for requests. */
export interface DocumentWords {
  locale: string;
  texts: Readonly<Record<string, unknown>>;
}

/**
 * Texts of a locale, else of its base language (`ar` for `ar_KW`), as on the portal's own pages; null for
 * English, which is compiled in.
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
