import type { PhotoSettings } from '../../../../../settings/photo-settings';
import { findingsWhere, must, should, type Check } from '../../finding';

const DAY_SECONDS = 86_400;
type Store = PhotoSettings['store'];

/** Settings that name each store. */
const SETTINGS: Readonly<Record<Store, string>> = {
  database: 'DATABASE_URL',
  folder: 'PROOF_DIR',
  bucket: 'PROOF_BUCKET_URL, PROOF_BUCKET_KEY_ID, PROOF_BUCKET_SECRET and PROOF_BUCKET_REGION',
};

export const photosCheck: Check = {
  name: 'photos',
  find: ({ config, database, network, nowSeconds }) => {
    if (!config) return [];
    const { photos } = config;
    const photoStoreProblem = network?.photoStoreProblem ?? null;
    const { stored = [], waiting = [] } = database?.photos ?? {};
    return [
      ...findingsWhere([
        photoStoreProblem !== null,
        must(
          `The ${photos.store} of PROOF_STORE cannot be written, read and emptied (${photoStoreProblem}), so riders cannot send photos.`,
          `Correct ${SETTINGS[photos.store]}.`,
        ),
      ]),
      ...stored
        .filter(({ store }) => !hasSettings(photos, store))
        .map(({ store, count }) =>
          must(
            `Photos (${count}) are in the ${store}, whose settings are missing, so they can be neither shown nor deleted.`,
            `Set ${SETTINGS[store]} until the photos are moved.`,
          ),
        ),
      ...stored
        .filter(({ store }) => store !== photos.store && hasSettings(photos, store))
        .map(({ store, count }) =>
          should(
            `Photos (${count}) are still in the ${store}, and PROOF_STORE is ${photos.store}.`,
            'Leave the settings of both: the hourly cleaning of the server moves them.',
          ),
        ),
      ...waiting
        .filter(({ oldestAtSeconds }) => oldestAtSeconds < nowSeconds - DAY_SECONDS)
        .map(({ store, count, problem }) =>
          should(
            `Deleted photos (${count}) may still be in the ${store}, the oldest for more than a day (${problem}).`,
            `Check whether the ${store} runs, and ${SETTINGS[store]}.`,
          ),
        ),
    ];
  },
};

const hasSettings = ({ dir, bucket }: PhotoSettings, store: Store): boolean =>
  store === 'database' || (store === 'folder' ? dir !== null : bucket !== null);
