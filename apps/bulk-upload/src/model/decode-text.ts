/** What spreadsheet programs write CSV in that do not write UTF-8, by the language of the system. */
const OLD_CODES: readonly (readonly [language: RegExp, code: string])[] = [
  [/^zh/, 'big5'],
  [/^(ar|ur)/, 'windows-1256'],
];

/** The text of a CSV file: UTF-16 where it says so, UTF-8 where it is, else the old code of the language. */
export function decodeText(bytes: Uint8Array, locale: string): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const [, code = 'windows-1252'] = OLD_CODES.find(([language]) => language.test(locale)) ?? [];
    return new TextDecoder(code).decode(bytes);
  }
}
