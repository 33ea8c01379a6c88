import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { basename } from 'node:path';

/** Folders and files served unchanged; templates are not among them. */
const FOLDERS = ['remotes', 'early', 'shell', 'public'] as const;
const ROOT_FILES = ['asset-manifest.json', 'documents.json'] as const;

const HASHED_NAME = /\.[0-9a-f]{8,}\.\w+$/;
/** A worker's script has its own content security policy, independent of its page. */
const WORKER = /worker\.[0-9a-f]{8,}\.m?js$/;
/** The worker of the riders' page, which lies in the folder of its release. */
const RIDER_WORKER = /\/rider-worker\.[0-9a-f]{8,}\.js$/;
const RELEASE_FOLDER = /\/remotes\/[^/]+\/[^/]+\//;
const YEAR_SECONDS = 31_536_000;

/** Files with a content hash are cached forever, all others are revalidated. */
const cacheControl = (path: string): string =>
  HASHED_NAME.test(path) || RELEASE_FOLDER.test(path)
    ? `public, max-age=${YEAR_SECONDS}, immutable`
    : 'no-cache';

/**
 * @param more additional folders of this deployment
 * @param workerPolicy content policy of the scripts of workers
 */
export async function registerStaticFiles(
  app: FastifyInstance,
  siteDir: string,
  { more, workerPolicy }: { more: readonly string[]; workerPolicy: string },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: siteDir,
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (response, path) => {
      const plain = path.replace(/\.(br|gz)$/, '');
      void response.header('cache-control', cacheControl(plain));
      void response.header('vary', 'accept-encoding');
      if (WORKER.test(plain)) void response.header('content-security-policy', workerPolicy);
      if (RIDER_WORKER.test(plain)) void response.header('service-worker-allowed', '/rider');
    },
  });
  const isPrivate = (path: string) =>
    /\.(html|tmp)(\.br|\.gz)?$/.test(path) ||
    /^(load|module)-list\.json$/.test(basename(path)) ||
    path.split('/').includes('..');
  for (const folder of [...FOLDERS, ...more]) {
    app.get<{ Params: { '*': string } }>(`/${folder}/*`, { schema: { hide: true } }, (request, reply) => {
      const path = `${folder}/${request.params['*']}`;
      return isPrivate(path) ? reply.callNotFound() : reply.sendFile(path);
    });
  }
  for (const file of ROOT_FILES) {
    app.get(`/${file}`, { schema: { hide: true } }, (_request, reply) => reply.sendFile(file));
  }
}
