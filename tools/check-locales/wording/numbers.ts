import type { LocaleText, WordingProblem } from './wording.types.ts';

/** Numbers before Arabic nouns whose form depends on the number. */
const NUMBER =
  /\{\{(?:count|number|minutes|seconds|days|hours|wait|total|limit|rows|orders)\}\} ((?:ثاني|دقيق|طلب|صف|نقط|مر[اة]|حرف|يوم|أيام|ساع|صور|رمز|ملف)\p{L}*)/u;
const isPlural = (key: string) => /_(zero|one|two|few|many|other)$/.test(key);

/** Arabic nouns after a number outside plural forms. */
export function arabicNumberProblems(texts: Pick<LocaleText, 'key' | 'text'>[]): WordingProblem[] {
  return texts.flatMap(({ key, text }) => {
    const noun = isPlural(key) ? undefined : NUMBER.exec(text)?.[1];
    return noun === undefined ? [] : [{ key, check: 'number without plural forms', what: noun }];
  });
}

/** In Filipino the form `one` is also used for 2, 3, 5 and 7, so it needs the number or a word for it. */
export function filipinoOneProblems(texts: Pick<LocaleText, 'key' | 'text'>[]): WordingProblem[] {
  return texts.flatMap(({ key, text }) =>
    key.endsWith('_one') && !/{{/.test(text) ? [{ key, check: 'form one without a number', what: text }] : [],
  );
}
