import type { PhotoSettings } from '../../../../settings/photo-settings';
import { createBucketStore } from './bucket-store';
import { createFolderStore } from './folder-store';
import type { PhotoStore, StoreName } from './photo-store';

export interface PhotoStores {
  /** Of new photos; null for the database. */
  current: PhotoStore | null;
  /** Null without its settings. */
  find(name: StoreName): PhotoStore | null;
}

export function createPhotoStores({ store, dir, bucket }: PhotoSettings): PhotoStores {
  const stores: Readonly<Record<StoreName, PhotoStore | null>> = {
    folder: dir === null ? null : createFolderStore(dir),
    bucket: bucket === null ? null : createBucketStore(bucket),
  };
  return { current: store === 'database' ? null : stores[store], find: (name) => stores[name] };
}
