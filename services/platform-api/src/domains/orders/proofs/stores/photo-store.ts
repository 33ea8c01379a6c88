export type StoreName = 'folder' | 'bucket';

export interface Photo {
  contentType: 'image/jpeg' | 'image/png';
  content: Buffer;
}

/** Where photos are stored outside the database. A key consists of segments of letters, digits, `-` and `_`. */
export interface PhotoStore {
  name: StoreName;
  /** @throws PhotoStoreError */
  write(key: string, photo: Photo): Promise<void>;
  /** Null for a photo that is not there. @throws PhotoStoreError */
  read(key: string): Promise<Buffer | null>;
  /** Accepts a photo that is not there. @throws PhotoStoreError */
  remove(key: string): Promise<void>;
}

/** The store cannot be used at the moment. The code is for the log. */
export class PhotoStoreError extends Error {
  readonly code: string;

  constructor(store: StoreName, reason: string, options?: ErrorOptions) {
    super(`The ${store} of the photos cannot be used: ${reason}.`, options);
    this.code = `${store}-${reason}`;
  }
}
