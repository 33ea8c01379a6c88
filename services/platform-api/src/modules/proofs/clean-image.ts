import { cleanJpeg } from './clean-jpeg';
import { cleanPng } from './clean-png';

/** A picture without anything that is not needed to draw it. */
export interface CleanImage {
  contentType: 'image/jpeg' | 'image/png';
  content: Buffer;
}

/** Larger pictures take too much memory to draw. */
const MOST_PIXELS = 40_000_000;

/**
 * Reads a picture by its content and leaves out metadata, such as the place and device in it, and anything behind its
 * end. The pixels stay as they were sent. Null for bytes that are no picture, or one of too many pixels.
 */
export function cleanImage(bytes: Buffer): CleanImage | null {
  const jpeg = cleanJpeg(bytes);
  const found = jpeg ?? cleanPng(bytes);
  if (!found || found.width * found.height > MOST_PIXELS || found.width * found.height === 0) return null;
  return { contentType: jpeg ? 'image/jpeg' : 'image/png', content: found.content };
}
