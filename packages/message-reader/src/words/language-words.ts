import { countryFacts } from '@courier/config';
import { fold } from '../aligned-text';
import { WordTree, type Hit } from './word-tree';
import type { Meaning } from './meaning';

/**
 * Words of one language: phrases per meaning, separated by `|`. `without` lists phrases of other languages
 * that are ordinary words of this one.
 */
export type LanguageWords = Readonly<Record<string, string>>;

export interface CountryWords {
  find(folded: string): Hit<Meaning>[];
  /** Folded phrases of the common dictionary that mean something else here. */
  without: ReadonlySet<string>;
}

const SCRIPTS = /^zh_(?:Hans|Hant_HK)/u;

/** The languages with own word lists that the country's customers write, e.g. `bg`, `zh_Hant_HK`. */
export const writtenLanguages = (country: string): string[] =>
  countryFacts(country).supportedLanguages.map(
    (locale) => SCRIPTS.exec(locale)?.[0] ?? locale.split('_')[0] ?? locale,
  );

const languages = new Map<string, LanguageWords>();
const countries = new Map<string, CountryWords>();

export function addLanguageWords(language: string, words: LanguageWords) {
  languages.set(language, words);
  countries.clear();
}

export const hasLanguageWords = (language: string) => languages.has(language);

/** Whether the country's languages have words that only this country knows. */
export const hasCountryWords = (country: string) =>
  writtenLanguages(country).some((language) => languages.has(language));

function joinWords(country: string): CountryWords {
  const lists: Record<string, string> = {};
  const without = new Set<string>();
  for (const language of writtenLanguages(country)) {
    const { without: dropped = '', ...words } = languages.get(language) ?? {};
    for (const [meaning, phrases] of Object.entries(words))
      lists[meaning] = lists[meaning] ? `${lists[meaning]}|${phrases}` : phrases;
    if (dropped !== '') dropped.split('|').forEach((phrase) => without.add(fold(phrase)));
  }
  const tree = new WordTree<Meaning>(lists as Record<Meaning, string>);
  return { find: (folded) => tree.find(folded), without };
}

/** The words of the country's languages, as far as they were loaded. */
export function countryWords(country: string): CountryWords {
  const known = countries.get(country);
  if (known) return known;
  const joined = joinWords(country);
  countries.set(country, joined);
  return joined;
}
