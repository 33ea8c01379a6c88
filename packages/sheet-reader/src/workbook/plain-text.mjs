/** The part is in an unusual format, which only `xlsx` supports. */
export class NotPlain extends Error {}

const SIGNS = { quot: '"', apos: "'", gt: '>', lt: '<', amp: '&' };
const LAST_SIGN = 0x10ffff;

function characterReference(reference, name, decimal, hexadecimal) {
  if (name !== undefined) return SIGNS[name];
  const sign = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number.parseInt(decimal, 10);
  if (sign > LAST_SIGN) throw new NotPlain();
  return String.fromCodePoint(sign);
}

/**
 * Decodes XML text; spreadsheets also write some characters as `_x000D_`.
 * @throws NotPlain for a custom entity
 */
export function plainText(xml) {
  let text = xml;
  if (text.includes('&')) {
    if (/&(?!(?:quot|apos|gt|lt|amp|#\d+|#x[\da-f]+);)/i.test(text)) throw new NotPlain();
    text = text.replace(/&(?:(quot|apos|gt|lt|amp)|#(\d+)|#x([\da-f]+));/gi, (...found) =>
      characterReference(...found),
    );
  }
  if (text.includes('_x'))
    text = text.replace(/_x([\da-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return text.includes('\r\n') ? text.replaceAll('\r\n', '\n') : text;
}

/** Size of the text pieces: all of it would take several times its memory. */
const CHUNK_BYTES = 512 * 1024;
/** No counted row is longer. */
const MOST_LEFT = 4 * CHUNK_BYTES;

/**
 * Passes the text of a part in pieces.
 * @param take `(text, isLast)` returns how much it consumed; the rest is repeated with the next piece
 * @throws NotPlain for invalid UTF-8, and for a long or final unconsumed rest
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
