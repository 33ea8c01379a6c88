import type { Registry } from '@courier/config/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { unknownAddress } from '../../../platform/calls/error-answers';
import type { SiteFiles } from '../files/site-files';
import { parseDeployment } from '../../../settings/country-of-host';
import { contentInLanguages, shownLanguages } from '../document/only-languages';
import { derivedContent } from './derive-registry';

const compress = promisify(brotliCompress);
const FILE = /^([a-z][a-z0-9-]*)\.json$/;

/** Cached while file and registry are unchanged, because every open tab requests it. */
interface Served {
  content: string;
  derived: Registry;
  plain: string;
  packed: Promise<Buffer>;
  tag: string;
}

function serve(content: string, derived: Registry, languages: ReadonlySet<string>): Served {
  let plain = content;
  try {
    plain = contentInLanguages(derivedContent(content, derived), languages);
  } catch {
    // Invalid JSON is served unchanged; the browser handles it.
  }
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 20);
  return { content, derived, plain, packed: compress(plain), tag };
}

/**
 * `/registry/<brand>.json`: the file, including releases proven by usage, with texts and hashes of the languages
 * of the country.
 */
export function serveRegistries(
  app: FastifyInstance,
  site: Pick<SiteFiles, 'registryText'>,
  readRegistry: (brand: string) => Promise<Registry>,
): void {
  const kept = new Map<string, Served>();
  const send = async (
    request: FastifyRequest<{ Params: { file: string } }>,
    reply: FastifyReply,
  ): Promise<unknown> => {
    const brand = FILE.exec(request.params.file)?.[1];
    const content = brand === undefined ? null : await site.registryText(brand);
    if (brand === undefined || content === null) return unknownAddress(request, reply);
    const derived = await readRegistry(brand);
    const { country } = parseDeployment(request.headers.host);
    const place = `${brand}/${country.country}`;
    const known = kept.get(place);
    const served =
      known?.content === content && known.derived === derived
        ? known
        : serve(content, derived, shownLanguages(country));
    kept.set(place, served);
    const isPacked = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    const etag = `"${served.tag}${isPacked ? '-br' : ''}"`;
    void reply
      .header('etag', etag)
      .header('cache-control', 'no-cache')
      .header('vary', 'host, accept-encoding');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    void reply.type('application/json; charset=utf-8');
    return isPacked
      ? reply.header('content-encoding', 'br').send(await served.packed)
      : reply.send(served.plain);
  };
  app.get<{ Params: { file: string } }>('/registry/:file', { schema: { hide: true } }, send);
}
