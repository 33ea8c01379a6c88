import { likelyEncoding } from './encodings';

/** Guesses the encoding of a file that declares none. The statistics are loaded only for such files. */
export async function guessEncoding(bytes: Uint8Array, locales: readonly string[]): Promise<string> {
  const { analyse } = await import('chardet');
  return likelyEncoding(bytes, analyse(bytes), locales);
}
