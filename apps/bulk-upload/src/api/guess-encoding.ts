import { likelyEncoding } from '../model/encodings';

/** What a file that does not say so itself is most likely written in; the statistics are loaded for such a file only. */
export async function guessEncoding(bytes: Uint8Array, locales: readonly string[]): Promise<string> {
  const { analyse } = await import('chardet');
  return likelyEncoding(bytes, analyse(bytes), locales);
}
