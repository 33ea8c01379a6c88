import * as v from 'valibot';
import { readDataBlock } from '@courier/config/document';
import { parseLocaleTexts, type LocaleTexts } from '../texts';
import { textsAt } from './fetch-texts';

/** Built when asked for, so that a document which takes its texts elsewhere does not carry it. */
const textsSchema = () =>
  v.object({
    addresses: v.record(v.string(), v.string()),
    inline: v.record(v.string(), v.record(v.string(), v.unknown())),
  });

/**
 * Where this document's texts are: in itself, else under an address the browser may keep, else under their name. The
 * loader rejects on a status outside 2xx, on anything that is not a translation file and after 8000 ms.
 * @param wanted namespace that texts in the document must have to be enough
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
