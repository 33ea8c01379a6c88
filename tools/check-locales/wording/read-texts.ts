import { englishFiles } from '../english-files.ts';
import { flatten, stem } from '../text-differences.ts';
import { readMerged } from '../variant-texts.ts';
import type { LocaleText } from './wording.types.ts';

/**
 * All texts of a language or variant beside their English.
 * @returns `key`: namespace and path, such as `shell:nav.orders`
 */
export function readTexts(locale: string): LocaleText[] {
  return englishFiles().flatMap(({ place, at }) => {
    const english = new Map(flatten(readMerged(at, 'en')));
    return flatten(readMerged(at, locale)).flatMap(([path, text]) => {
      const original = english.get(path) ?? english.get(`${stem(path)}_other`);
      return original === undefined ? [] : [{ place, key: `${place}:${path}`, english: original, text }];
    });
  });
}
