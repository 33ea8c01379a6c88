/** As they were before any remote's code: parts of tokens pass through them. */
const decodeBase64 = atob;
const decoder = new TextDecoder();
const decode = decoder.decode.bind(decoder);

/** Text of a base64url part of a token. @throws DOMException where it is none */
export function textOfBase64Url(part: string): string {
  const binary = decodeBase64(part.replaceAll('-', '+').replaceAll('_', '/'));
  return decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
}
