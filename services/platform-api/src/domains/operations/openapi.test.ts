import { callDocs, serverContract } from '@courier/api-client/call-docs';
import { errorAnswerSchema, isSessionAccess, type Call } from '@courier/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { callPath } from '../../platform/calls/call-path';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';

interface Media {
  example?: unknown;
  schema?: object;
}
interface Operation {
  summary: string;
  operationId: string;
  security: object[];
  parameters?: { name: string; in: string; required?: boolean; example?: unknown }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content: Record<string, Media> }>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: object; schemas: object };
}

const rows = Object.entries(serverContract).flatMap(([resource, calls]) =>
  Object.entries(calls).map(([name, call]): [string, Call] => [`${resource}.${name}`, call]),
);

let server: TestApp;
let document: Document;
beforeAll(async () => {
  server = await startTestApp();
  document = (await server.app.inject({ url: '/courier/api/v1/openapi.json' })).json();
});
afterAll(() => server.close());

const countSchemes = ({ access }: Call) =>
  isSessionAccess(access) ? access.length : access === 'public' ? 0 : 1;
const findOperation = (call: Call): Operation | undefined =>
  document.paths[callPath(call).replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()];
const documentedAnswer = (id: string): { answer: unknown; body?: unknown } => {
  const [resource = '', name = ''] = id.split('.');
  const docs = callDocs as unknown as Record<string, Record<string, { example: { answer: unknown } }>>;
  return docs[resource]?.[name]?.example ?? { answer: undefined };
};

describe('the API description', () => {
  it('is OpenAPI 3.1 with the kinds of sessions, the keys of fleets and the sessions of riders', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.components.securitySchemes)).toEqual([
      'account',
      'godroid',
      'fleetKey',
      'guest',
      'rider',
    ]);
  });

  it.each(rows)('describes for %s the allowed callers, the request and the answer', (id, call) => {
    const operation = findOperation(call);
    const example = documentedAnswer(id);
    expect(operation).toMatchObject({ operationId: id, summary: expect.any(String) });
    expect(operation?.security).toHaveLength(countSchemes(call));
    if (call.body) expect(operation?.requestBody?.content['application/json']?.example).toEqual(example.body);
    for (const parameter of operation?.parameters ?? [])
      if (parameter.required) expect(parameter.example).toBeDefined();
    const type = call.file?.[0] ?? 'application/json';
    const answered = operation?.responses[call.success ?? 200]?.content[type];
    expect(answered).toMatchObject({ schema: expect.any(Object), example: example.answer });
    for (const status of [...call.errors, 429, 503]) {
      const failure = operation?.responses[status]?.content['application/json'];
      expect(z.safeParse(errorAnswerSchema, failure?.example).success).toBe(true);
    }
  });

  it('has no call outside the contract', () => {
    const described = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(described.sort()).toEqual(rows.map(([id]) => id).sort());
  });
});

describe('the page at /docs', () => {
  it('uses only its own files, under a policy without exceptions', async () => {
    const page = await server.app.inject({ url: '/docs' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|https?:/);
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) expect((await server.app.inject({ url: file })).statusCode).toBe(200);
    expect((await server.app.inject({ url: '/docs/json' })).json()).toEqual(document);
  });

  it('does not exist in production', async () => {
    const production = await startTestApp({ environment: 'prd' });
    for (const url of ['/docs', '/docs/json', '/docs/static/swagger-ui.css'])
      expect((await production.app.inject({ url })).body).not.toContain('swagger');
    for (const url of ['/docs', '/docs/*']) {
      expect(production.app.hasRoute({ method: 'GET', url })).toBe(false);
      expect(server.app.hasRoute({ method: 'GET', url })).toBe(true);
    }
    await production.close();
  });
});
