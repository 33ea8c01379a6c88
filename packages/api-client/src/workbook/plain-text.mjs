/** A part is written in another way than most programs do; `xlsx` knows those ways too. */
export class NotPlain extends Error {}

const SIGNS = { quot: '"', apos: "'", gt: '>', lt: '<', amp: '&' };
const LAST_SIGN = 0x10ffff;

function signOf(reference, name, decimal, hexadecimal) {
  if (name !== undefined) return SIGNS[name];
  const sign = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number.parseInt(decimal, 10);
  if (sign > LAST_SIGN) throw new NotPlain();
  return String.fromCodePoint(sign);
}

/**
 * Decodes the text of XML; spreadsheets also write some characters as `_x000D_`.
 * @throws NotPlain for an entity of the document's own
 */
export function plainText(xml) {
  let text = xml;
  if (text.includes('&')) {
    if (/&(?!(?:quot|apos|gt|lt|amp|#\d+|#x[\da-f]+);)/i.test(text)) throw new NotPlain();
    text = text.replace(/&(?:(quot|apos|gt|lt|amp)|#(\d+)|#x([\da-f]+));/gi, (...found) => signOf(...found));
  }
  if (text.includes('_x'))
    text = text.replace(/_x([\da-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return text.includes('\r\n') ? text.replaceAll('\r\n', '\n') : text;
}

/** So much of a part is text at once: all of it would take several times its memory. */
const CHUNK_BYTES = 512 * 1024;
/** No row that was counted is longer. */
const MOST_LEFT = 4 * CHUNK_BYTES;

/**
 * Hands over the text of a part piece by piece.
 * @param take `(text, isLast)` answers how much of it was taken; the rest comes again with the next piece
 * @throws NotPlain for bytes that are no UTF-8, and for a long or last rest that is not consumed
 */
export function inPieces(part, take) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decoded = (at, isLast) => {
    try {
      return decoder.decode(part.subarray(at, at + CHUNK_BYTES), { stream: !isLast });
    } catch {
      throw new NotPlain();
    }
  };
  let rest = '';
  for (let at = 0; at < part.length; at += CHUNK_BYTES) {
    const isLast = at + CHUNK_BYTES >= part.length;
    const text = rest + decoded(at, isLast);
    rest = text.slice(take(text, isLast));
    if (rest.length > (isLast ? 0 : MOST_LEFT)) throw new NotPlain();
  }
}
