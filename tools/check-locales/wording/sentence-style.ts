import type { LocaleText, WordingProblem } from './wording.types.ts';

type Style = (entry: Pick<LocaleText, 'key' | 'english' | 'text'>, language: string) => boolean;

const STOP = /[.。។။۔]$/u;
const ENGLISH_END = /[.…:?!)”’]$/u;
/** A short abbreviation such as „Min.“, and a Hungarian house number, end a label with a stop. */
const ABBREVIATION = /(?:(?<!\p{L})\p{L}{1,4}|geogr|Depto|\d)\.$/u;
/** Languages without a stop after a sentence. */
const WITHOUT_STOP = new Set(['th', 'lo']);

/** A button that asks for something in a full polite sentence. Others name the act. */
const POLITE_BUTTON: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})Sie(?!\p{L})/u,
  es: /^(?:Abra|Elija|Escriba|Llame|Intente|Revise|Pida|Espere|Toque|Pulse|Seleccione|Indique|Guarde|Cargue|Cierre|Vuelva|Muestre)(?!\p{L})/u,
  ja: /ください|ます/u,
  ko: /세요|니다/u,
  km: /^សូម/u,
  lo: /ກະລຸນາ/u,
  ms: /^(?:sila|tolong)(?!\p{L})/iu,
  pl: /(?<!\p{L})proszę(?!\p{L})/iu,
  ro: /^\p{L}+ți(?!\p{L})/u,
  sk: /^(?!Ešte)\p{L}+te(?!\p{L})/u,
  th: /โปรด|กรุณา/u,
  tr: /\p{L}(?:ın|in|un|ün|ınız|iniz|unuz|ünüz)$/u,
  ur: /براہ/u,
  vi: /^hãy|vui lòng/iu,
  zh_Hans_SG: /^请/u,
  zh_Hant_HK: /^請/u,
  zh_Hant_TW: /^請/u,
};
const BUTTON_KEY =
  /(?:[:.]actions?\.[\w-]+|[:.](?:retry|submit|send|save|close|cancel|undo|print|copy|open|confirm|add|remove|delete|show|hide|stop|edit|continue|call))$/;
const BUTTON_ENGLISH = /^(?!Not |Opens |Cancelling)\p{Lu}[^.?!:,]*$/u;
const isButton = (key: string, english: string) =>
  BUTTON_KEY.test(key) &&
  BUTTON_ENGLISH.test(english) &&
  english.split(' ').length <= 4 &&
  !/ copied$/.test(english);

const count = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0;

const STYLES: Readonly<Record<string, Style>> = {
  'stop after a label': ({ english, text }) =>
    !ENGLISH_END.test(english) && STOP.test(text) && !ABBREVIATION.test(text),
  'sentence without a stop': ({ key, english, text }, language) =>
    !key.endsWith('_zero') &&
    !WITHOUT_STOP.has(language) &&
    / \p{Ll}+\.$/u.test(english) &&
    /[\p{L}\p{M}]$/u.test(text),
  'space before a mark': ({ english, text }) =>
    /\s[?!:;,.؟،؛。，？！：](?:\s|$)/u.test(text) && !/\s[?!:;,.](?:\s|$)/.test(english),
  'marks of another script': ({ text }, language) =>
    (/^(?:ar|ur)$/.test(language) && /[\u0600-\u06ff][,;?]/u.test(text)) ||
    (language === 'ur' && /[\u0600-\u06ff]\.(?:\s|$)/u.test(text)) ||
    (/^(?:zh|ja)/.test(language) && /[\u3040-\u9fff][,.?!;:](?!\d)(?:\s|$|[\u3040-\u9fff])/u.test(text)),
  'opening mark is missing': ({ text }, language) =>
    language === 'es' &&
    (count(text, /[^\s¿]\?/gu) > count(text, /¿/gu) || count(text, /[^\s¡]!/gu) > count(text, /¡/gu)),
  'small first letter': ({ english, text }) =>
    /^\p{Lu}\p{Ll}/u.test(english) && /^\p{Ll}(?!\p{L}{0,2}\.)/u.test(text),
  'polite sentence on a button': ({ key, english, text }, language) =>
    isButton(key, english) && (POLITE_BUTTON[language]?.test(text) ?? false),
};

/**
 * Labels, sentences and buttons that are written otherwise than the rest of the language.
 * @param language base language; Chinese with its standard
 */
export function styleProblems(
  texts: Pick<LocaleText, 'key' | 'english' | 'text'>[],
  language: string,
): WordingProblem[] {
  return texts.flatMap((entry) =>
    Object.entries(STYLES).flatMap(([check, isWrong]) =>
      isWrong(entry, language) ? [{ key: entry.key, check, what: entry.text.slice(-60) }] : [],
    ),
  );
}
