import type { CleanPixels } from './clean-pixels';
import { orientationSegment } from './jpeg-orientation';

const MARKER = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const APP1 = 0xe1;
/** Baseline, extended and progressive frames. */
const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2];
/** Segments needed for drawing: tables, frame, restart interval and scans. */
const KEPT: readonly number[] = [...FRAMES, 0xc4, 0xdb, 0xdd, SCAN];
const APP14 = 0xee;
const ADOBE = 'Adobe';
/** Marker, length, name, and the seven bytes that end with the colour transform. */
const ADOBE_BYTES = 16;
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

type Size = Pick<CleanPixels, 'width' | 'height'>;

/** Null for invalid bytes. */
export function cleanJpeg(bytes: Buffer): CleanPixels | null {
  if (bytes[0] !== MARKER || bytes[1] !== START) return null;
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let size: Size | null = null;
  let hasScan = false;
  for (let at = 2; at + 2 <= bytes.length;) {
    if (bytes[at] !== MARKER) return null;
    const marker = bytes[at + 1] as number;
    if (marker === MARKER) {
      at += 1;
      continue;
    }
    if (marker === END)
      return size && hasScan
        ? { ...size, content: Buffer.concat([...kept, bytes.subarray(at, at + 2)]) }
        : null;
    if (at + 4 > bytes.length) return null;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end < at + 4 || end > bytes.length) return null;
    const segment = bytes.subarray(at, end);
    if (FRAMES.includes(marker)) {
      if (segment.length < 9) return null;
      size = largerSize(size, { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) });
    }
    if (KEPT.includes(marker)) kept.push(segment);
    if (marker === APP14) kept.push(...adobeSegment(segment));
    // Phone photos would be rotated without it.
    const orientation = marker === APP1 && kept.length === 1 ? orientationSegment(segment) : null;
    if (orientation) kept.push(orientation);
    at = end;
    if (marker === SCAN) {
      hasScan = true;
      const next = scanEnd(bytes, at);
      kept.push(bytes.subarray(at, next));
      at = next;
    }
  }
  return null;
}

/** A decoder may draw any of several frames; one without a size is drawn by none. */
const largerSize = (one: Size | null, other: Size): Size => {
  if (one === null) return other;
  const pixels = ({ width, height }: Size) => width * height;
  return pixels(one) === 0 || pixels(other) === 0
    ? { width: 0, height: 0 }
    : { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) };
};

/** The colour transform alone: anything may follow the twelve bytes that are defined. */
function adobeSegment(segment: Buffer): Buffer[] {
  const isAdobe = segment.length >= ADOBE_BYTES && segment.toString('latin1', 4, 4 + ADOBE.length) === ADOBE;
  if (!isAdobe) return [];
  const kept = Buffer.from(segment.subarray(0, ADOBE_BYTES));
  kept.writeUInt16BE(ADOBE_BYTES - 2, 2);
  return [kept];
}

/** A scan ends at the next marker other than a restart. */
function scanEnd(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(MARKER, start); at !== -1; at = bytes.indexOf(MARKER, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && next !== MARKER && !isRestart(next)) return at;
  }
  return bytes.length;
}
