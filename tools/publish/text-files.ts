import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { TEXT_VARIANTS } from '@courier/config';
import { isVariant } from '@courier/i18n/server';
import { variantBase, readMerged } from '../check-locales/variant-texts.ts';
import { filesBelow } from './files';

/**
 * The texts to publish from a folder of locale files, by language: a variant (`es_AR`) is complete, its file
 * in the repository has the differences only.
 * @param everyVariant whether variants without differences are published too, for readers who cannot look up
 * which exist
 */
export function readTextFiles(
  folder: string,
  { everyVariant }: { everyVariant: boolean },
): Map<string, string> {
  const at = (language: string) => join(folder, `${language}.json`);
  const languages = filesBelow(folder).map((file) => basename(file, '.json'));
  const variants = TEXT_VARIANTS.filter((variant) => everyVariant && existsSync(at(variantBase(variant))));
  return new Map(
    [...new Set([...languages, ...variants])]
      .sort()
      .map((language) => [
        language,
        isVariant(language) ? JSON.stringify(readMerged(at, language)) : readFileSync(at(language), 'utf8'),
      ]),
  );
}
