import type { CleanPixels } from './clean-pixels';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HEADER_BYTES = 13;
/** Length, type and checksum around the data of a chunk. */
const FRAME_BYTES = 12;
/** Chunks needed for drawing. */
const KEPT: readonly string[] = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];

/** Null for invalid bytes. */
export function cleanPng(bytes: Buffer): CleanPixels | null {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  const kept: Buffer[] = [SIGNATURE];
  const types: string[] = [];
  let size = { width: 0, height: 0 };
  for (let at = SIGNATURE.length; at + FRAME_BYTES <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const end = at + FRAME_BYTES + length;
    if (end > bytes.length) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (types.length === 0) {
      if (type !== 'IHDR' || length !== HEADER_BYTES) return null;
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    }
    types.push(type);
    if (KEPT.includes(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return types.includes('IDAT') ? { ...size, content: Buffer.concat(kept) } : null;
    at = end;
  }
  return null;
}
