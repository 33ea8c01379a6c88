import type { Texts } from '@courier/i18n/server';
import { isDraft } from './draft-texts.ts';

const PLACEHOLDER = /{{\s*(\w+)[^}]*}}/g;

/** Each text with its path, such as `nav.orders`. */
export function flatten(node: Texts, prefix = ''): [path: string, text: string][] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

/** "One", "two" and "none" may be words instead of the number. */
export const placeholders = (text: string, key: string) =>
  [...text.matchAll(PLACEHOLDER)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'count' || !/_(zero|one|two)$/.test(key))
    .sort();

/** Languages differ in plural forms; only the stem has to exist. */
export const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** The plural forms of a language, such as `one` and `other`. */
export const pluralForms = (locale: string) =>
  new Intl.PluralRules(locale.replaceAll('_', '-')).resolvedOptions().pluralCategories;

/** Keys without a plural form of the language: Arabic has six. */
export function missingForms(texts: Texts, locale: string): string[] {
  const forms = pluralForms(locale);
  const keys = flatten(texts).map(([key]) => key);
  return keys
    .filter((key: string) => key.endsWith('_other'))
    .flatMap((key) => forms.map((form) => `${stem(key)}_${form}`))
    .filter((key) => !keys.includes(key))
    .map((key) => `"${key}" is missing, a plural form of the language`);
}

/** How the texts of a language differ from the English ones in keys and placeholders, one sentence each. */
export function textDifferences(englishTexts: Texts, otherTexts: Texts): string[] {
  const english = new Map(flatten(englishTexts));
  const other = new Map(flatten(otherTexts));
  const otherStems = new Set([...other.keys()].map(stem));
  const englishStems = new Set([...english.keys()].map(stem));
  return [
    ...[...englishStems].filter((key) => !otherStems.has(key)).map((key) => `"${key}" is missing`),
    ...[...otherStems].filter((key) => !englishStems.has(key)).map((key) => `"${key}" is not in English`),
    ...[...other]
      .filter(
        ([key, text]) =>
          placeholders(english.get(key) ?? text, key).join() !== placeholders(text, key).join(),
      )
      .map(([key]) => `"${key}" has other placeholders than English`),
    ...[...other].filter(([, text]) => text.trim() === '').map(([key]) => `"${key}" is empty`),
    ...[...other].filter(([, text]) => isDraft(text)).map(([key]) => `"${key}" is a draft`),
  ];
}
