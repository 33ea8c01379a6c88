import { existsSync, readFileSync } from 'node:fs';
import { TEXT_VARIANTS } from '@courier/config';
import { flatten, placeholders, stem } from './text-differences.ts';

/** Base language of a variant: `es` of `es_AR`. */
export const variantBase = (locale) => locale.split('_')[0];

export const isVariant = (locale) => TEXT_VARIANTS.includes(locale);

/** The texts of a base language with the differences of a variant. */
export function mergeDifferences(base, differences) {
  const merged = Object.entries(base).map(([key, value]) => {
    const own = differences[key];
    if (own === undefined) return [key, value];
    return [key, typeof value === 'string' ? own : mergeDifferences(value, own)];
  });
  return Object.fromEntries(merged);
}

const readTexts = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/**
 * All texts of a language or variant.
 * @param {(language: string) => string} at the file of a language
 */
export const readMerged = (at, locale) =>
  isVariant(locale)
    ? mergeDifferences(readTexts(at(variantBase(locale))), readTexts(at(locale)))
    : readTexts(at(locale));

/** What is wrong with the differences of a variant, one sentence each. */
export function differenceProblems(english, base, differences, locale) {
  const originals = new Map(flatten(english));
  const known = new Map(flatten(base));
  const original = (key) => originals.get(key) ?? originals.get(`${stem(key)}_other`) ?? '';
  return flatten(differences).flatMap(([key, text]) => {
    if (!known.has(key)) return [`"${key}" is not in ${variantBase(locale)}`];
    if (text.trim() === '') return [`"${key}" is empty`];
    if (text === known.get(key)) return [`"${key}" is the same as in ${variantBase(locale)}`];
    const isSame = placeholders(text, key).join() === placeholders(original(key), key).join();
    return isSame ? [] : [`"${key}" has other placeholders than English`];
  });
}
