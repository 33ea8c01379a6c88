import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** OpenAPI 3.1 of every mounted call; registered before the modules, whose routes it collects. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Courier Portal API', version: '1.0.0' },
      components: {
        securitySchemes: {
          account: { type: 'http', scheme: 'bearer', description: 'Bearer {AccessToken}|{IdToken}' },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  app.get('/courier/api/v1/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
