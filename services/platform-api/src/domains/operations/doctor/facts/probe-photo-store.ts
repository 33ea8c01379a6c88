import { randomUUID } from 'node:crypto';
import type { PhotoSettings } from '../../../../settings/photo-settings';
import { createPhotoStores, PhotoStoreError } from '../../../orders';

const PHOTO = { contentType: 'image/png', content: Buffer.from('doctor') } as const;

/** Writes, reads and removes an object; null when all three work, or the photos are in the database. */
export async function probePhotoStore(settings: PhotoSettings): Promise<string | null> {
  const { current } = createPhotoStores(settings);
  if (!current) return null;
  const key = `doctor/${randomUUID()}`;
  try {
    await current.write(key, PHOTO);
    const stored = await current.read(key);
    await current.remove(key);
    return stored?.equals(PHOTO.content) ? null : 'what was written cannot be read';
  } catch (error) {
    if (error instanceof PhotoStoreError) return error.code;
    throw error;
  }
}
