import swagger from '@fastify/swagger';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

/** Allows only its own files, `data:` images of its styles, and calls to this origin. */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** A server without a socket that renders the pages of a description. */
async function openPages(document: object): Promise<FastifyInstance> {
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  const pages = fastify();
  await pages.register(swagger, { mode: 'static', specification: { document: document as never } });
  await pages.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: POLICY,
    theme: { title: 'Courier Portal API' },
    uiConfig: {
      layout: 'BaseLayout',
      docExpansion: 'none',
      displayRequestDuration: true,
      filter: true,
      tagsSorter: 'alpha',
      validatorUrl: null,
    },
  });
  return pages;
}

/** Headers that the outer server sets for its own connection. */
const OF_CONNECTION = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

/**
 * The API documentation at `/docs`. Its packages load with the first request, because they take a sixth of the
 * processor time of a start.
 */
export function registerDocsPage(app: FastifyInstance): void {
  let opening: Promise<FastifyInstance> | null = null;
  async function sendPage({ url }: FastifyRequest, reply: FastifyReply) {
    opening ??= openPages(app.swagger());
    const pages = await opening.catch((error: unknown) => {
      opening = null;
      throw error;
    });
    const { statusCode, headers, rawPayload } = await pages.inject({ url });
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined && !OF_CONNECTION.has(name)) void reply.header(name, value);
    return reply.code(statusCode).send(rawPayload);
  }
  for (const url of ['/docs', '/docs/*']) app.get(url, { schema: { hide: true } }, sendPage);
  app.addHook('onClose', async () => (await opening)?.close());
}
