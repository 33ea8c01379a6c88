import { REQUEST_LIMITS } from '@courier/config/request-limits';
import type { BucketSettings } from '../../../../settings/photo-settings';
import { PhotoStoreError, type PhotoStore } from './photo-store';
import { signRequest, type UnsignedRequest } from './sign-request';

const LONGEST_MS = 20_000;
/** An object of ours is at most a photo; an error is a short XML document. */
const MOST_BYTES = REQUEST_LIMITS.photoBodyBytes;
const ERROR_CODE = /<Code>(\w{1,60})<\/Code>/;

interface Answer {
  isOk: boolean;
  /** Code in the XML of an error, or the status. */
  reason: string;
  content: Buffer;
}

/** A bucket with the API of Amazon S3, also at another provider. Signatures need the real time. */
export function createBucketStore({ url, ...account }: BucketSettings): PhotoStore {
  const call = (method: UnsignedRequest['method'], key: string, sent: Partial<UnsignedRequest> = {}) =>
    exchange({ method, url: `${url}/${key}`, ...sent }, account);
  const refuse = ({ reason }: Answer) => new PhotoStoreError('bucket', reason);
  return {
    name: 'bucket',
    write: async (key, { contentType, content }) => {
      const answer = await call('PUT', key, { headers: { 'content-type': contentType }, content });
      if (!answer.isOk) throw refuse(answer);
    },
    read: async (key) => {
      const answer = await call('GET', key);
      if (answer.isOk) return answer.content;
      if (isMissing(answer)) return null;
      throw refuse(answer);
    },
    remove: async (key) => {
      const answer = await call('DELETE', key);
      if (!answer.isOk && !isMissing(answer)) throw refuse(answer);
    },
  };
}

/** A missing bucket is 404 too, with the code `NoSuchBucket`. */
const isMissing = ({ reason }: Answer): boolean => reason === 'NoSuchKey' || reason === '404';

async function exchange(request: UnsignedRequest, account: Omit<BucketSettings, 'url'>): Promise<Answer> {
  const { method, url, content } = request;
  const headers = await signRequest(request, account, new Date());
  const signal = AbortSignal.timeout(LONGEST_MS);
  try {
    const body = content === undefined ? {} : { body: new Uint8Array(content) };
    const response = await fetch(url, { method, headers, redirect: 'manual', signal, ...body });
    const received = await readContent(response);
    const code = response.ok ? undefined : ERROR_CODE.exec(received.toString('utf8'))?.[1];
    return { isOk: response.ok, reason: code ?? String(response.status), content: received };
  } catch (error) {
    if (error instanceof PhotoStoreError) throw error;
    throw new PhotoStoreError('bucket', signal.aborted ? 'timeout' : 'connection');
  }
}

async function readContent(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new PhotoStoreError('bucket', 'answer-too-long');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
