import { Unzip, UnzipInflate } from 'fflate';

/** Said to the caller by its code; anything else that goes wrong means the file is no spreadsheet. */
export class Unreadable extends Error {
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** Pieces as one; the browser has no Buffer. */
export function joined(chunks) {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** So little at a time that what a slice inflates to, at most a thousand times as much, does not fill the memory. */
const SLICE_BYTES = 8 * 1024;

/**
 * Decompresses an archive as a stream.
 * @param onEntry gets the name of each entry and returns the consumer of its chunks: `(chunk, isLast) => void`
 * @throws Unreadable `not-xlsx` for what is no archive, and errors of the callbacks
 */
export function inflate(content, onEntry) {
  const archive = new Unzip((entry) => {
    const take = onEntry(entry.name);
    entry.ondata = (error, chunk, isLast) => {
      // What is thrown below comes back here as an error of the archive.
      if (error) throw error instanceof Unreadable ? error : new Unreadable('not-xlsx');
      take(chunk, isLast);
    };
    entry.start();
  });
  archive.register(UnzipInflate);
  for (let at = 0; at < content.length; at += SLICE_BYTES)
    archive.push(content.subarray(at, at + SLICE_BYTES), at + SLICE_BYTES >= content.length);
}
