export interface Encoding {
  code: string;
  /** Display name with the languages in their own names, the same in every language of the portal. */
  name: string;
  /** Locale prefixes whose systems use the encoding. */
  locales: RegExp | null;
}

export const ENCODINGS: readonly Encoding[] = [
  { code: 'utf-8', name: 'UTF-8', locales: null },
  { code: 'utf-16le', name: 'UTF-16', locales: null },
  { code: 'utf-16be', name: 'UTF-16 BE', locales: null },
  { code: 'big5', name: 'Big5 – 繁體中文', locales: /^zh_Hant/ },
  { code: 'gb18030', name: 'GBK – 简体中文', locales: /^zh_Hans/ },
  { code: 'shift_jis', name: 'Shift_JIS – 日本語', locales: /^ja/ },
  { code: 'euc-jp', name: 'EUC-JP – 日本語', locales: null },
  { code: 'iso-2022-jp', name: 'ISO-2022-JP – 日本語', locales: null },
  { code: 'euc-kr', name: 'EUC-KR – 한국어', locales: /^ko/ },
  { code: 'windows-874', name: 'TIS-620 – ไทย', locales: /^th/ },
  { code: 'windows-1250', name: 'Windows-1250 – Čeština, Magyar, Polski', locales: /^(cs|hr|hu|pl|ro|sk)/ },
  { code: 'windows-1251', name: 'Windows-1251 – Български, Русский', locales: /^bg/ },
  {
    code: 'windows-1252',
    name: 'Windows-1252 – Deutsch, English, Español',
    locales: /^(da|de|en|es|fi|fil|ms|nb|sv)/,
  },
  { code: 'windows-1253', name: 'Windows-1253 – Ελληνικά', locales: /^el/ },
  { code: 'windows-1254', name: 'Windows-1254 – Türkçe', locales: /^tr/ },
  { code: 'windows-1255', name: 'Windows-1255 – עברית', locales: null },
  { code: 'windows-1256', name: 'Windows-1256 – العربية, اردو', locales: /^(ar|ur)/ },
  { code: 'windows-1257', name: 'Windows-1257 – Eesti, Latviešu, Lietuvių', locales: null },
  { code: 'windows-1258', name: 'Windows-1258 – Tiếng Việt', locales: /^vi/ },
];

/** Names of the detection library that differ from the WHATWG labels. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'ISO-8859-1': 'windows-1252',
  'ISO-8859-2': 'windows-1250',
  'ISO-8859-5': 'windows-1251',
  'ISO-8859-6': 'windows-1256',
  'ISO-8859-7': 'windows-1253',
  'ISO-8859-8': 'windows-1255',
  'ISO-8859-9': 'windows-1254',
};

/** `confidence`: up to 100. */
export interface EncodingMatch {
  name: string;
  confidence: number;
}

/** Control and private-use characters, which never occur in a sheet. */
const IMPOSSIBLE = /[\u0000-\u0008\u000E-\u001A\u001C-\u001F\u007F-\u009F\uE000-\uF8FF\uFFFD]/;
/** Lower confidence, as for short texts, is unreliable. */
const SURE = 60;

/** Decodes bytes; invalid sequences become U+FFFD. */
export const decodeBytes = (bytes: Uint8Array, code: string): string => new TextDecoder(code).decode(bytes);

function isPossible(bytes: Uint8Array, code: string): boolean {
  try {
    return !IMPOSSIBLE.test(new TextDecoder(code, { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

/** The encoding given by a byte-order mark or by valid UTF-8; otherwise null. */
export function statedEncoding(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return isPossible(bytes, 'utf-8') && !bytes.includes(0x1b) ? 'utf-8' : null;
}

/**
 * The most likely encoding of a file that declares none.
 * @param matches of the detection library, best first
 * @param locales of the country, default first, then of the user
 */
export function likelyEncoding(
  bytes: Uint8Array,
  matches: readonly EncodingMatch[],
  locales: readonly string[],
): string {
  const known = matches.flatMap(({ name, confidence }) => {
    const code = OTHER_NAMES[name] ?? name.toLowerCase();
    return ENCODINGS.some((each) => each.code === code) ? [{ code, confidence }] : [];
  });
  const sure = known.filter(({ confidence }) => confidence >= SURE).map(({ code }) => code);
  const ofCountry = locales.flatMap((locale) =>
    ENCODINGS.filter((each) => each.locales?.test(locale)).map(({ code }) => code),
  );
  const others = known.map(({ code }) => code);
  return [...sure, ...ofCountry, ...others].find((code) => isPossible(bytes, code)) ?? 'windows-1252';
}

/** Enough for a preview. */
export const PREVIEW_BYTES = 16 * 1024;
