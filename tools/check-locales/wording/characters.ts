import type { LocaleText, WordingProblem } from './wording.types.ts';

/** Characters of the other Chinese standards: Taiwan writes 裡 and 說, Hong Kong 裏 and 説, Singapore simplified ones. */
const REFUSED: Readonly<Record<string, RegExp>> = {
  zh_Hant_TW: /[裏説衞綫务单发为这个们时来对]/u,
  zh_Hant_HK: /[裡說务单发为这个们时来对]/u,
  zh_Hans_SG: /[這個們時來對發為單務說裡裏車騎點號碼請無與後國門開關間問題訂]|座标/u,
};

export function characterProblems(
  texts: Pick<LocaleText, 'key' | 'text'>[],
  locale: string,
): WordingProblem[] {
  const refused = REFUSED[locale];
  if (refused === undefined) return [];
  return texts.flatMap(({ key, text }) => {
    const [character] = refused.exec(text) ?? [];
    return character === undefined ? [] : [{ key, check: 'characters', what: character }];
  });
}
