import { resolve } from 'node:path';
import * as read from './readers/readers';
import { required, setting } from './readers/setting';

export const photos = {
  PROOF_DAYS: required(
    'Days after which photos and signatures of deliveries are deleted. Their hashes remain in the evidence of the order.',
    read.wholeFrom(1, 3650, 90),
  ),
  PROOF_STORE: required(
    'Where photos of deliveries are stored: in the `database`, in a `folder`, or in a `bucket` that speaks S3.',
    read.choiceReader(['database', 'folder', 'bucket'], 'database'),
  ),
  PROOF_DIR: setting(
    'Folder of the photos. Every instance needs the same folder, and the server does not create it.',
    read.path(),
  ),
  PROOF_BUCKET_URL: setting(
    'Address of the bucket, such as `https://s3.eu-central-1.amazonaws.com/photos`. It must not be public.',
    read.safeAddress,
  ),
  PROOF_BUCKET_REGION: required('Region in its signatures.', read.anyText('us-east-1')),
  PROOF_BUCKET_KEY_ID: setting(
    'Id of the access key, which needs to write, read and delete objects.',
    read.anyText(''),
  ),
  PROOF_BUCKET_SECRET: setting('Secret. The secret of the access key.', read.anyText('')),
};

export interface BucketSettings {
  /** Without trailing slash. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
}

export interface PhotoSettings {
  /** Where new photos are stored. */
  store: 'database' | 'folder' | 'bucket';
  /** Null without the settings of a folder; older photos may be in it. */
  dir: string | null;
  /** Null without the settings of a bucket; older photos may be in it. */
  bucket: BucketSettings | null;
}

interface PhotoValues {
  PROOF_STORE: PhotoSettings['store'];
  PROOF_DIR: string | null;
  PROOF_BUCKET_URL: string | null;
  PROOF_BUCKET_REGION: string;
  PROOF_BUCKET_KEY_ID: string | null;
  PROOF_BUCKET_SECRET: string | null;
}

export function resolvePhotos(values: PhotoValues, cwd: string): PhotoSettings {
  const { PROOF_BUCKET_URL: url, PROOF_BUCKET_KEY_ID: keyId, PROOF_BUCKET_SECRET: secret } = values;
  const hasBucket = url !== null && keyId !== null && secret !== null;
  return {
    store: values.PROOF_STORE,
    dir: values.PROOF_DIR === null ? null : resolve(cwd, values.PROOF_DIR),
    bucket: hasBucket
      ? { url: url.replace(/\/+$/, ''), region: values.PROOF_BUCKET_REGION, keyId, secret }
      : null,
  };
}
