import { NotPlain, inPieces, plainText } from './plain-text.ts';

const TEXT = String.raw`<t(?: xml:space="preserve")?(?:/>|>[^<]*</t>)`;
const LOOK = String.raw`<rPr>(?:<(?!/rPr>)[^<>]*>)*</rPr>`;
const SPOKEN = String.raw`(?:<rPh [^<>]*>${TEXT}</rPh>)*(?:<phoneticPr [^<>]*/>)?`;
/** A text, or formatted runs; in some languages with its pronunciation. */
const STRING = new RegExp(`<si>(${TEXT}|(?:<r>(?:${LOOK})?${TEXT}</r>)+)${SPOKEN}</si>`, 'y');
const PIECE = /<t(?: [^<>]*)?>([^<]*)<\/t>/g;
const BEGIN = /^[^]*?<sst(?: [\w:.]+="[^"<>]*")*>/;
const [END, END_OF_STRING] = ['</sst>', '</si>'];

const textIn = (xml: string) => plainText(Array.from(xml.matchAll(PIECE), ([, text]) => text).join(''));

/**
 * The table of plain strings of a workbook.
 * @throws NotPlain for any other table
 */
export function plainStrings(part: Uint8Array): string[] {
  const strings: string[] = [];
  let hasBegun = false;
  const readStringText = (text: string, isLast: boolean) => {
    let at = 0;
    if (!hasBegun) {
      at = BEGIN.exec(text)?.[0].length ?? 0;
      hasBegun = at > 0;
      if (!hasBegun) throw new NotPlain();
    }
    const whole = text.lastIndexOf(END_OF_STRING) + END_OF_STRING.length;
    while (at < whole) {
      STRING.lastIndex = at;
      const found = STRING.exec(text);
      if (!found) throw new NotPlain();
      strings.push(textIn(found[1] ?? ''));
      at = STRING.lastIndex;
    }
    return isLast && text.slice(at).trim() === END ? text.length : at;
  };
  inPieces(part, readStringText);
  return strings;
}
