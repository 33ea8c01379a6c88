import { countryConfig, latinDigits, type CountryCode } from '@courier/config';

/** Separates the name in the reader's script from the local name. */
const BESIDE = ' · ';

const SCRIPTS = {
  Latn: /\p{Script=Latin}/u,
  Arab: /\p{Script=Arabic}/u,
  Hant: /\p{Script=Han}/u,
  Hans: /\p{Script=Han}/u,
  Jpan: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Kore: /\p{Script=Hangul}/u,
  Thai: /\p{Script=Thai}/u,
  Khmr: /\p{Script=Khmer}/u,
  Grek: /\p{Script=Greek}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Beng: /\p{Script=Bengali}/u,
  Mymr: /\p{Script=Myanmar}/u,
  Laoo: /\p{Script=Lao}/u,
} as const;

type Script = keyof typeof SCRIPTS;
const isScript = (script: string | undefined): script is Script => script !== undefined && script in SCRIPTS;

/** Latin if unknown. */
function localeScript(locale: string): Script {
  if (locale.toLowerCase() === 'tw') return 'Hant';
  const tag = locale.replaceAll('_', '-');
  try {
    const { script } = new Intl.Locale(tag).maximize();
    return isScript(script) ? script : 'Latn';
  } catch {
    return 'Latn';
  }
}

/** Undefined if only Latin. */
function countryScript(country: CountryCode): Script | undefined {
  // Singapore and Malaysia have readers of Chinese, but street and district names are Latin.
  if (country === 'SG' || country === 'MY') return undefined;
  return countryConfig(country)
    .supportedLanguages.map(localeScript)
    .find((script) => script !== 'Latn');
}

const isPlain = (name: string): boolean => /^[ -~]+$/.test(name);
const withoutMarks = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’‘ʻʿʾ]/g, '')
    .normalize('NFC');

/**
 * In countries with other scripts, Latin names lose their transcription marks.
 * @param names the best known first
 */
export function nameFor(names: readonly string[], country: CountryCode, locale: string): string {
  const script = SCRIPTS[localeScript(locale)];
  const [first = ''] = names;
  const found = names.filter((name) => script.test(name));
  if (localeScript(locale) !== 'Latn') return found[0] ?? first;
  if (countryScript(country) === undefined) return first;
  return found.find(isPlain) ?? withoutMarks(found[0] ?? first);
}

/** Undefined if that is Latin or the name is unknown. */
export function findLocalName(names: readonly string[], country: CountryCode): string | undefined {
  const own = countryScript(country);
  return own && names.find((name) => SCRIPTS[own].test(name));
}

/** The local name follows if it differs. */
export const besideLocal = (read: string, local: string | undefined): string =>
  local === undefined || local === '' || local === read ? read : `${read}${BESIDE}${local}`;

/** With digits as 0 to 9, because users edit selected addresses. */
export const readFirst = (text: string): string => latinDigits(text.split(BESIDE)[0] ?? text);
