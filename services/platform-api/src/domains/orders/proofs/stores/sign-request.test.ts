import { expect, it } from '@jest/globals';
import { signRequest, type UnsignedRequest } from './sign-request';

const ACCOUNT = {
  keyId: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const DATE = new Date('2013-05-24T00:00:00Z');

/**
 * Published in "Signature Calculations for the Authorization Header" of the API reference of Amazon S3. That page is
 * the source of requests, signed headers and signatures.
 */
const EXAMPLES: readonly (readonly [string, UnsignedRequest, string, string])[] = [
  [
    'GET Object',
    {
      method: 'GET',
      url: 'https://examplebucket.s3.amazonaws.com/test.txt',
      headers: { range: 'bytes=0-9' },
    },
    'host;range;x-amz-content-sha256;x-amz-date',
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'PUT Object',
    {
      method: 'PUT',
      url: 'https://examplebucket.s3.amazonaws.com/test$file.text',
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      content: Buffer.from('Welcome to Amazon S3.'),
    },
    'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'GET Bucket Lifecycle',
    { method: 'GET', url: 'https://examplebucket.s3.amazonaws.com/?lifecycle' },
    'host;x-amz-content-sha256;x-amz-date',
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'List Objects',
    { method: 'GET', url: 'https://examplebucket.s3.amazonaws.com/?max-keys=2&prefix=J' },
    'host;x-amz-content-sha256;x-amz-date',
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
];

it.each(EXAMPLES)('signs the published example %s', async (_name, request, signedHeaders, signature) => {
  const headers = await signRequest(request, ACCOUNT, DATE);
  expect(headers.get('authorization')).toBe(
    `AWS4-HMAC-SHA256 Credential=${ACCOUNT.keyId}/20130524/us-east-1/s3/aws4_request, ` +
      `SignedHeaders=${signedHeaders}, Signature=${signature}`,
  );
  expect(headers.get('x-amz-date')).toBe('20130524T000000Z');
});

it('signs the content and its type', async () => {
  const put = { method: 'PUT', url: 'https://bucket.example/photos/a' } as const;
  const sign = async (type: string, content: string) => {
    const request = { ...put, headers: { 'content-type': type }, content: Buffer.from(content) };
    return (await signRequest(request, ACCOUNT, DATE)).get('authorization');
  };
  const signatures = [
    await sign('image/png', 'a'),
    await sign('image/jpeg', 'a'),
    await sign('image/png', 'b'),
  ];
  expect(new Set(signatures).size).toBe(3);
});
