import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UiLanguage } from '@courier/i18n';
import { englishFiles } from '../../tools/check-locales/english-files';
import { readMerged } from '../../tools/check-locales/variant-texts';

/** Texts of a language: namespace, then nested keys. */
export interface Texts {
  [key: string]: string | Texts;
}

/** `shell-public` is the namespace `public`, `i18n-common` is `common`. */
const toNamespace = (place: string) => place.replace(/^(shell-(?=public$)|i18n-)/, '');

/** Every text of a language by namespace. */
export const languageTexts = (language: UiLanguage): Texts =>
  Object.fromEntries(englishFiles().map(({ place, at }) => [toNamespace(place), readMerged(at, language)]));

export const changeTexts = (texts: Texts, change: (text: string) => string): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? change(value) : changeTexts(value, change),
    ]),
  );

/** Writes texts as a folder for `TRANSLATIONS_DIR`, one file per locale. */
export function writeTranslations(locales: Readonly<Record<string, Texts>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'courier-texts-'));
  for (const [locale, texts] of Object.entries(locales))
    writeFileSync(join(folder, `${locale}.json`), JSON.stringify(texts));
  return folder;
}
