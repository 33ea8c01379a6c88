import { countryConfig, latinDigits } from '@courier/config';

/** Between a name in the reader's script and the same in the script of the place. */
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

/** The script a locale such as `en`, `tw` or `ar_KW` is written in; Latin for an unknown one. */
export function scriptOf(locale: string): Script {
  if (locale.toLowerCase() === 'tw') return 'Hant';
  const tag = locale.replaceAll('_', '-');
  try {
    const { script } = new Intl.Locale(tag).maximize();
    return isScript(script) ? script : 'Latn';
  } catch {
    return 'Latn';
  }
}

/** The script of the country's own names, where it is not Latin alone. */
function ownScriptOf(country: string): Script | undefined {
  // Chinese is read in Singapore and Malaysia, but their streets and quarters have Latin names.
  if (country === 'SG' || country === 'MY') return undefined;
  return countryConfig(country)
    .supportedLanguages.map(scriptOf)
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
 * A place's name as its reader writes it. Where the country's own names are not Latin, Latin ones come without the
 * marks of a transcription.
 * @param names the best known first
 */
export function nameFor(names: readonly string[], country: string, locale: string): string {
  const script = SCRIPTS[scriptOf(locale)];
  const [first = ''] = names;
  const found = names.filter((name) => script.test(name));
  if (scriptOf(locale) !== 'Latn') return found[0] ?? first;
  if (ownScriptOf(country) === undefined) return first;
  return found.find(isPlain) ?? withoutMarks(found[0] ?? first);
}

/** The name in the country's own script; undefined if that is Latin or the name is unknown. */
export function localNameOf(names: readonly string[], country: string): string | undefined {
  const own = ownScriptOf(country);
  return own && names.find((name) => SCRIPTS[own].test(name));
}

/** What the reader reads first, the local writing beside it where that is another. */
export const besideLocal = (read: string, local: string | undefined): string =>
  local === undefined || local === '' || local === read ? read : `${read}${BESIDE}${local}`;

/** The first reading of such a text, with digits as 0 to 9, because users edit selected addresses. */
export const readFirst = (text: string): string => latinDigits(text.split(BESIDE)[0] ?? text);
