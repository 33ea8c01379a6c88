const TIFF_START = 10;
const ENTRY_BYTES = 12;
const ORIENTATION_TAG = 0x0112;

/**
 * A segment with the orientation only; null if the given one has none.
 * @param segment APP1 of a JPEG, with its marker and length
 */
export function orientationSegment(segment: Buffer): Buffer | null {
  const orientation = readOrientation(segment);
  if (orientation === null || orientation < 2 || orientation > 8) return null;
  const exif = Buffer.from('Exif\0\0MM\0*\0\0\0\u0008\0\u0001', 'latin1');
  const entry = Buffer.alloc(ENTRY_BYTES + 4);
  entry.writeUInt16BE(ORIENTATION_TAG, 0);
  entry.writeUInt16BE(3, 2);
  entry.writeUInt32BE(1, 4);
  entry.writeUInt16BE(orientation, 8);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(2 + exif.length + entry.length, 2);
  return Buffer.concat([head, exif, entry]);
}

function readOrientation(segment: Buffer): number | null {
  if (segment.toString('latin1', 4, TIFF_START) !== 'Exif\0\0') return null;
  const tiff = segment.subarray(TIFF_START);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const word = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  if (tiff.length < 8) return null;
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return null;
  const entries = word(directory);
  for (let index = 0; index < entries; index += 1) {
    const at = directory + 2 + index * ENTRY_BYTES;
    if (at + ENTRY_BYTES > tiff.length) return null;
    if (word(at) === ORIENTATION_TAG) return word(at + 8);
  }
  return null;
}
