import * as v from 'valibot';
import { readDataBlock } from '@courier/config/document';
import { parseLocaleTexts, type LocaleTexts } from '../texts';
import { textsAt } from './fetch-texts';

/** Built on use, so that documents with other text sources do not contain it. */
const textsSchema = () =>
  v.object({
    addresses: v.record(v.string(), v.string()),
    inline: v.record(v.string(), v.record(v.string(), v.unknown())),
  });

/**
 * Loads the document's texts: from the document, else from a cacheable address, else by name. The loader
 * rejects on a status outside 2xx, an invalid translation file and after 8000 ms.
 * @param wanted namespace that texts in the document must have to be used
 */
export function documentTexts(wanted?: string): (language: string) => Promise<LocaleTexts | unknown> {
  const read = v.safeParse(textsSchema(), readDataBlock('courier-texts'));
  const { addresses, inline } = read.success ? read.output : { addresses: {}, inline: {} };
  return async (language) => {
    const own = inline[language];
    if (own !== undefined && (wanted === undefined || wanted in own)) return own;
    return parseLocaleTexts(await textsAt(addresses[language] ?? `/locales/${language}.json`));
  };
}
