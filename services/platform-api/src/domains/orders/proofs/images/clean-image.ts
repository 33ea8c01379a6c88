import { cleanJpeg } from './clean-jpeg';
import { cleanPng } from './clean-png';

export interface CleanImage {
  contentType: 'image/jpeg' | 'image/png';
  content: Buffer;
}

/** Larger images need too much memory to draw. */
const MOST_PIXELS = 40_000_000;

/**
 * Detects the format by content and removes metadata, such as place and device, and data after the end.
 * Pixels are unchanged. Null for bytes that are not an image, or one with too many pixels.
 */
export function cleanImage(bytes: Buffer): CleanImage | null {
  const jpeg = cleanJpeg(bytes);
  const found = jpeg ?? cleanPng(bytes);
  if (!found || found.width * found.height > MOST_PIXELS || found.width * found.height === 0) return null;
  return { contentType: jpeg ? 'image/jpeg' : 'image/png', content: found.content };
}
