import { readDataBlock } from '@courier/config/document';
import { parseLocaleTexts, type LocaleTexts } from '../texts';

/** The operator's texts for this brand and country, by locale; an invalid one is skipped. */
export function documentOverrides(): Record<string, LocaleTexts> {
  const block = readDataBlock('courier-texts');
  const given = typeof block === 'object' && block && 'overrides' in block ? block.overrides : {};
  return Object.fromEntries(
    Object.entries(given ?? {}).flatMap(([locale, texts]) => {
      try {
        return [[locale, parseLocaleTexts(texts)] as const];
      } catch {
        return [];
      }
    }),
  );
}
