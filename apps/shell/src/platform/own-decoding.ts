/** Saved before a remote's code runs, because tokens pass through these functions. */
const decodeBase64 = atob;
const decoder = new TextDecoder();
const decode = decoder.decode.bind(decoder);

/** Text of a base64url part of a token. @throws DOMException for invalid base64 */
export function textOfBase64Url(part: string): string {
  const binary = decodeBase64(part.replaceAll('-', '+').replaceAll('_', '/'));
  return decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
}
