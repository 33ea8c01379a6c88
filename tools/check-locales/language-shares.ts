import type { Texts } from '@courier/i18n/server';
import { flatten } from './text-differences.ts';

/** Scripts of languages that are not written in Latin letters. */
const OWN_SCRIPT: Readonly<Record<string, string[]>> = {
  ar: ['Arabic'],
  ur: ['Arabic'],
  bg: ['Cyrillic'],
  bn: ['Bengali'],
  el: ['Greek'],
  ja: ['Han', 'Hiragana', 'Katakana'],
  km: ['Khmer'],
  ko: ['Hangul'],
  lo: ['Lao'],
  my: ['Myanmar'],
  th: ['Thai'],
  zh_Hant_TW: ['Han'],
  zh_Hant_HK: ['Han'],
  zh_Hans_SG: ['Han'],
};
const LEAST_OWN_SCRIPT = 0.92;
const MOST_EQUAL = 0.05;

const NO_TEXT = /{{[^}]*}}|<[^>]*>|\$t\([^)]*\)/g;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** A file of a language beside the English one. */
interface TextFile {
  english: Texts;
  texts: Texts;
}

/** Share of the texts that are the same as in English. */
function equalShare(files: TextFile[]) {
  const pairs = files.flatMap(({ english, texts }) => {
    const originals = new Map(flatten(english));
    return flatten(texts)
      .filter(([key]) => /[A-Za-z]{2}/.test((originals.get(key) ?? '').replace(NO_TEXT, '')))
      .map(([key, text]) => text === originals.get(key));
  });
  return pairs.filter(Boolean).length / Math.max(1, pairs.length);
}

/** Share of the letters that are in the scripts. */
function scriptShare(files: TextFile[], scripts: string[]) {
  const letters = files.flatMap(({ texts }) =>
    flatten(texts).flatMap(([, text]) => text.replace(NO_TEXT, '').match(/\p{L}/gu) ?? []),
  );
  const own = new RegExp(scripts.map((script) => `\\p{Script=${script}}`).join('|'), 'u');
  return letters.filter((letter: string) => own.test(letter)).length / Math.max(1, letters.length);
}

/**
 * Problems of a language as a whole: too many texts in English, or too few letters in its own script.
 */
export function languageProblems(files: TextFile[], locale: string): string[] {
  const equal = equalShare(files);
  const scripts = OWN_SCRIPT[locale] ?? [];
  const own = scripts.length > 0 ? scriptShare(files, scripts) : 1;
  return [
    ...(equal > MOST_EQUAL
      ? [`${percent(equal)} of the texts are the same as in English, at most ${percent(MOST_EQUAL)} may be`]
      : []),
    ...(own < LEAST_OWN_SCRIPT
      ? [
          `${percent(own)} of the letters are in ${scripts.join(', ')}, at least ${percent(LEAST_OWN_SCRIPT)} must be`,
        ]
      : []),
  ];
}
