import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

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

/** The API documentation at `/docs`. */
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
