import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** What the page needs and no more: its own files, pictures drawn in its styles, and calls to this origin. */
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

/** The description of the API to browse and try, at `/docs`. */
export async function registerDocsPage(app: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, {
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
}
