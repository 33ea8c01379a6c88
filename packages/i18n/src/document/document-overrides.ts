import { readDataBlock } from '@courier/config/document';
import { parseLocaleTexts, type LocaleTexts } from '../texts';

/** What the operator words differently for this brand and country, by locale; a broken one costs itself alone. */
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
