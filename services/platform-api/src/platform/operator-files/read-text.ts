import { decodeBytes, statedEncoding } from '@courier/sheet-reader';
import { readFileSync } from 'node:fs';
import { OperatorFileError } from './file-error';

/** @throws OperatorFileError */
export function readContent(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new OperatorFileError(file, [
      { problem: `it cannot be read (${error instanceof Error ? error.message : 'unknown reason'})` },
    ]);
  }
}

/**
 * UTF-8 or UTF-16, without the byte-order mark. Other encodings are not guessed, because a wrong guess spoils names.
 * @throws OperatorFileError for other encodings
 */
export function decodeText(file: string, content: Buffer): string {
  const encoding = statedEncoding(content) ?? findUtf16(content);
  if (encoding === null)
    throw new OperatorFileError(file, [
      { problem: 'its letters are not UTF-8; save it as "CSV UTF-8" or as "Unicode text"' },
    ]);
  return decodeBytes(content, encoding);
}

/** Without a byte-order mark, the Latin letters of the heading have a zero byte each. */
function findUtf16([first, second, third, fourth]: Buffer): string | null {
  if (first !== 0 && second === 0 && fourth === 0) return 'utf-16le';
  return first === 0 && third === 0 ? 'utf-16be' : null;
}
