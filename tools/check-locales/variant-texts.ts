import { existsSync, readFileSync } from 'node:fs';
import { mergeVariant, type Texts } from '@courier/i18n/server';
import { flatten, placeholders, stem } from './text-differences.ts';

/** Base language of a variant: `es` of `es_AR`. */
export const variantBase = (locale: string): string => locale.replace(/_.*/, '');

const readTexts = (file: string): Texts =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};

/**
 * All texts of a language or variant.
 * @param at the file of a language
 */
export const readMerged = (at: (language: string) => string, locale: string): Texts =>
  mergeVariant(locale, (language) => readTexts(at(language)));

/** What is wrong with the differences of a variant, one sentence each. */
export function differenceProblems(
  english: Texts,
  base: Texts,
  differences: Texts,
  locale: string,
): string[] {
  const originals = new Map(flatten(english));
  const baseTexts = new Map(flatten(base));
  const original = (key: string) => originals.get(key) ?? originals.get(`${stem(key)}_other`) ?? '';
  return flatten(differences).flatMap(([key, text]) => {
    if (!baseTexts.has(key)) return [`"${key}" is not in ${variantBase(locale)}`];
    if (text.trim() === '') return [`"${key}" is empty`];
    if (text === baseTexts.get(key)) return [`"${key}" is the same as in ${variantBase(locale)}`];
    const isSame = placeholders(text, key).join() === placeholders(original(key), key).join();
    return isSame ? [] : [`"${key}" has other placeholders than English`];
  });
}
