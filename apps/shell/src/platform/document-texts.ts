import { textsFrom, type LocaleTexts } from '@courier/i18n';
import * as z from 'zod/mini';
import { readDataBlock } from './data-block';
import { takeEarly } from '../early/early-calls';

const textsSchema = z.object({
  addresses: z.record(z.string(), z.string()),
  inline: z.record(z.string(), z.unknown()),
});

/** Where this document's texts are: in itself, else under an address the browser may keep, else under their name. */
export function documentTexts(): (language: string) => Promise<LocaleTexts | unknown> {
  const read = textsSchema.safeParse(readDataBlock('courier-texts'));
  const { addresses, inline } = read.success ? read.data : { addresses: {}, inline: {} };
  return async (language) => {
    if (inline[language] !== undefined) return inline[language];
    const address = addresses[language];
    return textsFrom(
      '/locales',
      (named, init) => takeEarly(address ?? named) ?? fetch(address ?? named, init),
    )(language);
  };
}
