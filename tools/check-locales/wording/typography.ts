import type { LocaleText, WordingProblem } from './wording.types.ts';

/** Quotation marks of each language, opening and closing. Others are refused. */
const QUOTES: Readonly<Record<string, string>> = {
  ar: '«»',
  bg: '„“',
  bn: '“”',
  cs: '„“',
  da: '“”',
  de: '„“',
  el: '«»',
  en: '“”',
  es: '«»',
  fi: '””',
  fil: '“”',
  hr: '„”',
  hu: '„”',
  ja: '「」',
  km: '“”',
  ko: '“”‘’',
  lo: '“”',
  ms: '“”',
  my: '“”',
  nb: '«»',
  pl: '„”',
  ro: '„”',
  sk: '„“',
  sv: '””',
  th: '“”',
  tr: '“”',
  ur: '“”',
  vi: '“”',
  zh_Hans_SG: '“”',
  zh_Hant_HK: '「」',
  zh_Hant_TW: '「」',
};
const ALL_QUOTES = /[„“”«»「」『』‚‹›]/gu;
const CODE = /<[^>]*>|{{[^}]*}}/g;
/** Texts that the specification fixes with a typewriter apostrophe. */
const hasFixedEnglish = (english: string) => /\w'\w/.test(english);

/**
 * Quotation marks, apostrophes and ellipses that the language does not use.
 * @param language base language
 */
export function typographyProblems(
  texts: Pick<LocaleText, 'key' | 'english' | 'text'>[],
  language: string,
): WordingProblem[] {
  const quotes = QUOTES[language];
  return texts.flatMap(({ key, english, text }) => {
    const words = text.replace(CODE, ' ');
    const foreign = (words.match(ALL_QUOTES) ?? []).filter(
      (mark) => quotes !== undefined && !quotes.includes(mark),
    );
    const problems: WordingProblem[] = [];
    if (foreign.length > 0)
      problems.push({ key, check: 'quotation marks', what: [...new Set(foreign)].join(' ') });
    if (/\p{L}'\p{L}/u.test(words) && !hasFixedEnglish(english))
      problems.push({ key, check: 'apostrophe', what: "' instead of ’" });
    if (/\.\.\./.test(words)) problems.push({ key, check: 'ellipsis', what: '... instead of …' });
    if (/^zh/.test(language) && /(?<!…)…(?!…)/u.test(words))
      problems.push({ key, check: 'ellipsis', what: '… instead of ……' });
    return problems;
  });
}
