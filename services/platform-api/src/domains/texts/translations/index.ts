import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unknownAddress } from '../../../platform/calls/error-answers';
import { parseDeployment } from '../../../settings/country-of-host';
import type { Deps } from '../deps';
import { isLocale, localeChain } from './locale-chain';
import type { TextsReader } from './text-overrides';
import { mergeTexts, type Texts } from '@courier/i18n/server';
import { textsSchema } from './texts';

/**
 * The translations host: `/locales/<locale>.json` for every supported locale, with fallbacks for missing
 * texts and the overrides of the host's brand and country. URLs with a content hash are static files.
 */
export function registerTranslations(app: FastifyInstance, deps: Deps): void {
  const built = async (locale: string): Promise<Texts | null> => {
    const file = join(deps.config.siteDir, 'locales', `${locale}.json`);
    const content = await readFile(file, 'utf8').catch(() => null);
    if (content === null) return null;
    try {
      return textsSchema.parse(JSON.parse(content));
    } catch {
      deps.log.warn({ file }, 'a file of texts is not used: it holds none');
      return null;
    }
  };

  /** Null while the site has not been built. */
  const loadTexts = async (locales: readonly string[], reader: TextsReader): Promise<Texts | null> => {
    // The last two are the language and its variant. The built texts of a variant are complete, so that the
    // operator's texts of the language must come above them.
    const fallbacks = locales.slice(0, -2);
    const own = locales.slice(-2);
    const overrides = (locale: string) => deps.texts(locale, reader);
    const layers = [
      ...fallbacks.flatMap((locale) => [built(locale), overrides(locale)]),
      ...own.map(built),
      ...own.map(overrides),
    ];
    let all: Texts | null = null;
    for (const layer of await Promise.all(layers)) if (layer) all = mergeTexts(all ?? {}, layer);
    return all;
  };

  app.get<{ Params: { file: string } }>(
    '/locales/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const locale = request.params.file.replace(/\.json$/, '');
      if (!isLocale(locale)) {
        const isFile = /^[\w-]+\.[0-9a-f]{8}\.json$/.test(request.params.file);
        return isFile ? reply.sendFile(`locales/${request.params.file}`) : unknownAddress(request, reply);
      }
      const { country, brand } = parseDeployment(request.headers.host);
      const texts = await loadTexts(localeChain(locale), { country: country.country, brand });
      if (texts === null) return unknownAddress(request, reply);
      const body = JSON.stringify(texts);
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;
      void reply
        .header('etag', etag)
        .header('cache-control', 'no-cache')
        .header('vary', 'host')
        .header('content-language', locale.replaceAll('_', '-'))
        .type('application/json; charset=utf-8');
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(body);
    },
  );
}
