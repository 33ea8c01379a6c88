import { Unzip, UnzipInflate } from 'fflate';

/** `code` is reported to the caller; any other error means the file is no spreadsheet. */
export class Unreadable extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** The browser has no Buffer. */
export function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Receives an entry in pieces. */
export type ChunkConsumer = (chunk: Uint8Array, isLast: boolean) => void;

/** Small, because a slice inflates to up to a thousand times its size in memory. */
const SLICE_BYTES = 8 * 1024;

/**
 * Decompresses an archive as a stream.
 * @param onEntry gets each entry's name
 * @throws Unreadable `not-xlsx` for an invalid archive, and errors of the callbacks
 */
export function inflate(content: Uint8Array, onEntry: (name: string) => ChunkConsumer): void {
  const archive = new Unzip((entry) => {
    const take = onEntry(entry.name);
    entry.ondata = (error, chunk, isLast) => {
      // Errors thrown below come back here as archive errors.
      if (error) throw error instanceof Unreadable ? error : new Unreadable('not-xlsx');
      take(chunk, isLast);
    };
    entry.start();
  });
  archive.register(UnzipInflate);
  for (let at = 0; at < content.length; at += SLICE_BYTES)
    archive.push(content.subarray(at, at + SLICE_BYTES), at + SLICE_BYTES >= content.length);
}
