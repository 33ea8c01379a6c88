import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';

const publicationSchema = z.looseObject({
  name: z.string(),
  'dist-tags': z.record(z.string(), z.string()),
  versions: z.record(z.string(), z.unknown()),
  _attachments: z.record(z.string(), z.object({ data: z.string() })),
});

interface StoredPackage {
  name: string;
  'dist-tags': Record<string, string>;
  versions: Record<string, unknown>;
}

export interface PackageRegistry {
  /** Ends in a slash. */
  address: string;
  /** Lines of an `.npmrc` that may publish to it, and takes only our packages from it. */
  npmrc: string;
  /** Versions by package. */
  published(): Record<string, string[]>;
  close(): Promise<void>;
}

const TOKEN = 'registry-of-a-test';

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** What npm needs of a registry: publish with a token, each version once; read a package and its files. */
function createHandler() {
  const packages = new Map<string, StoredPackage>();
  const files = new Map<string, Buffer>();

  function publish(body: unknown): { status: number; answer: object } {
    const { name, versions, _attachments, 'dist-tags': tags } = publicationSchema.parse(body);
    const stored = packages.get(name) ?? { name, 'dist-tags': {}, versions: {} };
    const taken = Object.keys(versions).find((version) => Object.hasOwn(stored.versions, version));
    if (taken !== undefined)
      return { status: 403, answer: { error: `${name} ${taken} is published already.` } };
    packages.set(name, {
      name,
      'dist-tags': { ...stored['dist-tags'], ...tags },
      versions: { ...stored.versions, ...versions },
    });
    for (const [file, { data }] of Object.entries(_attachments))
      files.set(`/${name}/-/${file}`, Buffer.from(data, 'base64'));
    return { status: 201, answer: { ok: true } };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (request.method === 'PUT') {
      if (request.headers.authorization !== `Bearer ${TOKEN}`)
        return sendJson(response, 401, { error: 'Publishing needs a token.' });
      const { status, answer } = publish(await readBody(request));
      return sendJson(response, status, answer);
    }
    const file = files.get(path);
    if (file) return void response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(file);
    const stored = packages.get(path.slice(1));
    return stored
      ? sendJson(response, 200, stored)
      : sendJson(response, 404, { error: `${path.slice(1)} is not published.` });
  }
  return { packages, handle };
}

/** A small npm registry in memory, for tests that publish and install our packages with the real npm. */
export async function startPackageRegistry(): Promise<PackageRegistry> {
  const { packages, handle } = createHandler();
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) =>
      sendJson(response, 400, { error: error instanceof Error ? error.message : String(error) }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/`;
  return {
    address,
    npmrc: `@courier:registry=${address}\n//127.0.0.1:${port}/:_authToken=${TOKEN}\n`,
    published: () =>
      Object.fromEntries([...packages].map(([name, { versions }]) => [name, Object.keys(versions)])),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
