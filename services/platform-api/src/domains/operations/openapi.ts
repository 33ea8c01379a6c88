import { errorAnswerSchema } from '@courier/api-client/contract';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { mount } from '../../platform/calls/mount';
import type { Deps } from './deps';
import { describeCalls, type OpenApiDocument } from './describe-calls';
import { operatorCalls } from './operator-calls';

const OVERVIEW = `Every call of the portal. \`docs/api.md\` explains authorization, errors, idempotency, pages, the live channel and flags.

The live channel is a WebSocket at \`/live\`: request a ticket, open \`/live?Authorization=Ticket%20{ticket}\`, and send \`{"action":"subscribeToVendor","vendor_id":"v1001"}\`.`;

const header = (description: string) =>
  ({ type: 'apiKey', in: 'header', name: 'Authorization', description }) as const;

/** OpenAPI 3.1 of all calls; must be registered before the modules, whose routes it collects. */
export async function registerOpenApi(app: FastifyInstance, deps: Pick<Deps, 'calls'>): Promise<void> {
  let described: unknown = null;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Courier Portal API', version: '1.0.0', description: OVERVIEW },
      components: {
        securitySchemes: {
          account: header('Bearer {AccessToken}|{IdToken}, both from the sign-in'),
          godroid: header('GoDroid {token}, from the app around the portal'),
          fleetKey: header('Bearer fk_…, a key of the fleet API'),
          guest: header('Bearer {token}, from the guest sign-in'),
          rider: header('Bearer rs_…, from the sign-in of a rider'),
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject;
      const { openapiObject } = document;
      const schemas = ((openapiObject.components ??= {}).schemas ??= {});
      schemas['Error'] = z.toJSONSchema(errorAnswerSchema) as (typeof schemas)[string];
      describeCalls(openapiObject as OpenApiDocument);
      return openapiObject;
    },
  });
  mount(app, deps, operatorCalls.openapi, () => (described ??= app.swagger()));
}
