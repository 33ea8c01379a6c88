import { parseLocaleTexts, textsFrom, type LocaleTexts } from '@courier/i18n';
import * as z from 'zod/mini';
import { readDataBlock } from './data-block';
import { takeEarly } from '../early/early-calls';

const textsSchema = z.object({
  addresses: z.record(z.string(), z.string()),
  inline: z.record(z.string(), z.record(z.string(), z.unknown())),
  /** Beside the texts, so that a wrong one costs itself alone. */
  overrides: z.optional(z.record(z.string(), z.unknown())),
});

/** What the operator words differently for this brand and country, by locale. */
export function documentOverrides(): Record<string, LocaleTexts> {
  const read = textsSchema.safeParse(readDataBlock('courier-texts'));
  const overrides = (read.success && read.data.overrides) || {};
  return Object.fromEntries(
    Object.entries(overrides).flatMap(([locale, texts]) => {
      try {
        return [[locale, parseLocaleTexts(texts)] as const];
      } catch {
        return [];
      }
    }),
  );
}

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
