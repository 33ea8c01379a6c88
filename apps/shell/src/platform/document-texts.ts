import { textsFrom, type LocaleTexts } from '@courier/i18n';
import * as z from 'zod/mini';
import { readDataBlock } from './data-block';
import { takeEarly } from '../early/early-calls';

const textsSchema = z.object({
  addresses: z.record(z.string(), z.string()),
  inline: z.record(z.string(), z.record(z.string(), z.unknown())),
});

/**
 * Where this document's texts are: in itself, else under an address the browser may keep, else under their name.
 * @param wanted namespace that texts in the document must have to be enough
 */
export function documentTexts(wanted?: string): (language: string) => Promise<LocaleTexts | unknown> {
  const read = textsSchema.safeParse(readDataBlock('courier-texts'));
  const { addresses, inline } = read.success ? read.data : { addresses: {}, inline: {} };
  return async (language) => {
    const own = inline[language];
    if (own !== undefined && (wanted === undefined || wanted in own)) return own;
    const address = addresses[language];
    return textsFrom(
      '/locales',
      (named, init) => takeEarly(address ?? named) ?? fetch(address ?? named, init),
    )(language);
  };
}
