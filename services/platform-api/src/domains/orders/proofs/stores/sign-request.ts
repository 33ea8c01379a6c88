import { AwsV4Signer } from 'aws4fetch';
import { createHash } from 'node:crypto';
import type { BucketSettings } from '../../../../settings/photo-settings';

export interface UnsignedRequest {
  method: 'GET' | 'PUT' | 'DELETE';
  url: string;
  headers?: Readonly<Record<string, string>>;
  content?: Buffer;
}

/**
 * The headers of a request to a bucket, with a signature over all of them and the hash of the content (AWS Signature
 * Version 4).
 */
export async function signRequest(
  { method, url, headers = {}, content }: UnsignedRequest,
  { region, keyId, secret }: Omit<BucketSettings, 'url'>,
  date: Date,
): Promise<Headers> {
  const sha256 = createHash('sha256')
    .update(content ?? '')
    .digest('hex');
  const signer = new AwsV4Signer({
    method,
    url,
    headers: { ...headers, 'x-amz-content-sha256': sha256 },
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: 's3',
    datetime: date.toISOString().replaceAll(/[:-]|\.\d{3}/g, ''),
    allHeaders: true,
  });
  return (await signer.sign()).headers;
}
