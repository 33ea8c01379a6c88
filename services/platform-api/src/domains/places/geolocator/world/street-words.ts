import { foldName } from './fold-name';

const toFoldedWords = (text: string): ReadonlySet<string> => new Set(text.split(' ').map(foldName));

/** Words before a street's name: `Jalan Ipoh`, `شارع مكة`. */
const OPENING = toFoldedWords(
  'jalan jln jl lorong lrg lebuh lebuhraya persiaran lintang calle carrera avenida av avda paseo plaza plz rua rue via viale strada str bulevardul ' +
    'ulica ul aleja al plac pl trg duong pho hem ngo thanon soi khayaban shahrah ulitsa bulevar bul ' +
    'شارع طريق جادة سكة شاہراہ خیابان سڑک گلی ул бул οδος λεωφορος',
);
/** Words after a street's name: `Main Street`, `Atatürk Caddesi`. */
const CLOSING = toFoldedWords(
  'street st road rd avenue ave lane ln drive dr boulevard blvd way highway hwy place court ct close square terrace crescent ' +
    'strasse str weg platz allee gasse ring damm ufer gate gata gade vej vei tie katu utca ut ter korut ' +
    'cadde caddesi cad sokak sokagi sk bulvari mahallesi mah mahalle روڈ اسٹریٹ',
);
const CLOSING_END =
  /(?:strasse|str|weg|platz|allee|gasse|damm|ufer|gatan|gata|gaten|gade|vej|vejen|vagen|veien|katu|tie|straat)$/;
/** Words inside a name: `Calle de la Ciudad de Toledo`. */
const CONNECTING = toFoldedWords(
  'de del la las los el of the da do das dos di della van der bin ibn abu bint',
);
/** Scripts without spaces: before or after the name. */
const SPACELESS_OPENING = /(?:ถนน|ซอย|ផ្លូវ|ຖະໜົນ)$/u;
const SPACELESS_CLOSING = /^(?:通り?|路|街|道|大道|လမ်း)/u;

/** Whether the words before a city's name are a complete street. */
export function endsStreet(before: string): boolean {
  if (!/\d/.test(before) || !/\p{L}{2}/u.test(before)) return false;
  const tokens = before.trim().split(' ');
  const last = tokens.at(-1) ?? '';
  if (/^\d/.test(last) || CLOSING.has(last) || CLOSING_END.test(last)) return true;
  if (OPENING.has(last) || CONNECTING.has(last)) return false;
  // After a single word, as in `12 Nguyễn Huệ`, the name may belong to the street.
  const start = tokens.findLastIndex((token) => /\d/.test(token) || OPENING.has(token));
  return tokens.length - 1 - start >= 2;
}

/** Whether a name in a script without spaces is part of a street name in this text. */
export const isSpacelessStreet = (text: string, name: string): boolean => {
  const at = text.indexOf(name);
  return (
    SPACELESS_OPENING.test(text.slice(0, at).trimEnd()) ||
    SPACELESS_CLOSING.test(text.slice(at + name.length).trimStart())
  );
};
