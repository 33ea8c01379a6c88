/** The part is in an unusual format, which only `xlsx` supports. */
export class NotPlain extends Error {}

const SIGNS: Readonly<Record<string, string>> = { quot: '"', apos: "'", gt: '>', lt: '<', amp: '&' };
const LAST_SIGN = 0x10ffff;

function characterReference(name?: string, decimal?: string, hexadecimal = ''): string {
  const named = name === undefined ? undefined : SIGNS[name];
  if (named !== undefined) return named;
  if (name !== undefined) throw new NotPlain();
  const sign = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number.parseInt(decimal, 10);
  if (sign > LAST_SIGN) throw new NotPlain();
  return String.fromCodePoint(sign);
}

/**
 * Decodes XML text; spreadsheets also write some characters as `_x000D_`.
 * @throws NotPlain for a custom entity
 */
export function plainText(xml: string): string {
  let text = xml;
  if (text.includes('&')) {
    if (/&(?!(?:quot|apos|gt|lt|amp|#\d+|#x[\da-f]+);)/i.test(text)) throw new NotPlain();
    text = text.replace(
      /&(?:(quot|apos|gt|lt|amp)|#(\d+)|#x([\da-f]+));/gi,
      (_, name?: string, decimal?: string, hexadecimal?: string) =>
        characterReference(name, decimal, hexadecimal),
    );
  }
  if (text.includes('_x'))
    text = text.replace(/_x([\da-f]{4})_/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
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
export function inPieces(part: Uint8Array, take: (text: string, isLast: boolean) => number): void {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decoded = (at: number, isLast: boolean) => {
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
