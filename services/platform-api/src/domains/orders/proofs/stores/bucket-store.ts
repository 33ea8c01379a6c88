import { REQUEST_LIMITS } from '@courier/config/request-limits';
import {
  createHttpClient,
  type BinaryAnswer,
  type BinaryHttpClient,
} from '../../../../platform/outgoing/http/http-client';
import { OutgoingFailure } from '../../../../platform/outgoing/http/outgoing-failure';
import { isSuccess } from '../../../../platform/outgoing/http/read-answer';
import type { BucketSettings } from '../../../../settings/photo-settings';
import { PhotoStoreError, type PhotoStore } from './photo-store';
import { signRequest, type UnsignedRequest } from './sign-request';

const LONGEST_MS = 20_000;
/** An object of ours is at most a photo; an error is a short XML document. */
const MOST_BYTES = REQUEST_LIMITS.photoBodyBytes;
const ERROR_CODE = /<Code>(\w{1,60})<\/Code>/;

/** A bucket with the API of Amazon S3, also at another provider. Signatures need the real time. */
export function createBucketStore(
  { url, ...account }: BucketSettings,
  { timeoutMs = LONGEST_MS }: { timeoutMs?: number } = {},
): PhotoStore {
  const client = createHttpClient({ timeoutMs, mostBytes: MOST_BYTES });
  const call = (method: UnsignedRequest['method'], key: string, sent: Partial<UnsignedRequest> = {}) =>
    sendSigned(client, { method, url: `${url}/${key}`, ...sent }, account);
  return {
    name: 'bucket',
    write: async (key, { contentType, content }) => {
      const answer = await call('PUT', key, { headers: { 'content-type': contentType }, content });
      if (!isSuccess(answer)) throw toStoreError(answer);
    },
    read: async (key) => {
      const answer = await call('GET', key);
      if (isSuccess(answer)) return answer.content;
      if (isMissing(answer)) return null;
      throw toStoreError(answer);
    },
    remove: async (key) => {
      const answer = await call('DELETE', key);
      if (!isSuccess(answer) && !isMissing(answer)) throw toStoreError(answer);
    },
  };
}

/** The code in the XML of an error, or the status. */
const readReason = ({ status, content }: BinaryAnswer): string =>
  ERROR_CODE.exec(content.toString('utf8'))?.[1] ?? String(status);

const toStoreError = (answer: BinaryAnswer) => new PhotoStoreError('bucket', readReason(answer));

/** A missing bucket is 404 too, with the code `NoSuchBucket`. */
const isMissing = (answer: BinaryAnswer): boolean => ['NoSuchKey', '404'].includes(readReason(answer));

async function sendSigned(
  client: BinaryHttpClient,
  request: UnsignedRequest,
  account: Omit<BucketSettings, 'url'>,
): Promise<BinaryAnswer> {
  const { method, url, content: body = null } = request;
  const headers = Object.fromEntries(await signRequest(request, account, new Date()));
  try {
    return await client.fetchBytes({ method, url, headers, body });
  } catch (error) {
    if (!(error instanceof OutgoingFailure)) throw error;
    throw new PhotoStoreError('bucket', error.reason.replaceAll(' ', '-'), { cause: error });
  }
}
