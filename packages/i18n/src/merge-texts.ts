import { TEXT_VARIANTS } from '@courier/config';
import { baseLanguage } from './languages';
import type { Texts } from './texts';

/** The second overrides the first. */
export function mergeTexts(below: Texts, above: Texts): Texts {
  const merged: Texts = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const lower = Object.hasOwn(below, key) ? below[key] : undefined;
    merged[key] = typeof value === 'object' && typeof lower === 'object' ? mergeTexts(lower, value) : value;
  }
  return merged;
}

export const isVariant = (language: string): boolean => TEXT_VARIANTS.some((variant) => variant === language);

/**
 * All texts of a language. The texts of a variant, such as `es_AR`, are differences from those of its base language.
 * @param read the texts as they are stored
 */
export function mergeVariant(language: string, read: (language: string) => Texts): Texts {
  const texts = read(language);
  return isVariant(language) ? mergeTexts(read(baseLanguage(language)), texts) : texts;
}
