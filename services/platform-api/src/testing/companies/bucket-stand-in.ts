import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signRequest } from '../../domains/orders/proofs/stores/sign-request';
import type { BucketSettings } from '../../settings/photo-settings';

/** How the stand-in treats calls: `silence` never answers, a text is the code of an error. */
export type BucketBehaviour = 'answer' | 'silence' | 'cut' | 'NoSuchBucket' | 'AccessDenied' | 'SlowDown';

/** The part of the API of Amazon S3 that photos need. It refuses calls whose signature or hash is wrong. */
export interface BucketStandIn {
  settings: BucketSettings;
  behaviour: BucketBehaviour;
  /** Content by key. */
  objects: Map<string, { content: Buffer; contentType: string | undefined }>;
  /** E.g. `PUT key`. */
  calls: string[];
  close(): Promise<void>;
}

const STATUSES: Readonly<Record<string, number>> = {
  NoSuchBucket: 404,
  NoSuchKey: 404,
  AccessDenied: 403,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
  SlowDown: 503,
};

export async function startBucket(): Promise<BucketStandIn> {
  const server = createServer((request, response) => {
    const send = (code: string) => {
      response.writeHead(STATUSES[code] ?? 500, { 'content-type': 'application/xml' });
      response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`);
    };
    void readBody(request).then(async (content) => {
      const key = (request.url ?? '').replace(/^\/photos\//, '');
      stand.calls.push(`${request.method} ${key}`);
      if (stand.behaviour === 'silence') return;
      if (stand.behaviour === 'cut') return void request.socket.destroy();
      if (stand.behaviour !== 'answer') return send(stand.behaviour);
      const fault = await findFault(request, content, stand.settings);
      if (fault !== null) return send(fault);
      const stored = stand.objects.get(key);
      if (request.method === 'GET' && !stored) return send('NoSuchKey');
      if (request.method === 'GET') return void response.end(stored?.content);
      if (request.method === 'DELETE') stand.objects.delete(key);
      else stand.objects.set(key, { content, contentType: request.headers['content-type'] });
      return void response.writeHead(request.method === 'DELETE' ? 204 : 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stand: BucketStandIn = {
    settings: {
      url: `http://127.0.0.1:${port}/photos`,
      region: 'eu-central-1',
      keyId: 'AKIAEXAMPLE',
      secret: 'k3/Vq9+zz',
    },
    behaviour: 'answer',
    objects: new Map(),
    calls: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return stand;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

/** Signs what arrived, and compares. */
async function findFault(
  request: IncomingMessage,
  content: Buffer,
  settings: BucketSettings,
): Promise<string | null> {
  const { authorization = '', host, 'x-amz-date': date, 'x-amz-content-sha256': hash } = request.headers;
  if (hash !== createHash('sha256').update(content).digest('hex')) return 'XAmzContentSHA256Mismatch';
  const type = request.headers['content-type'];
  const signed = await signRequest(
    {
      method: request.method as 'GET',
      url: `http://${host}${request.url}`,
      headers: type === undefined ? {} : { 'content-type': type },
      content,
    },
    settings,
    readDate(String(date)),
  );
  return signed.get('authorization') === authorization ? null : 'SignatureDoesNotMatch';
}

const readDate = (text: string): Date =>
  new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
