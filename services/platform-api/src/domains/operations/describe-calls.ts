import { callDocs, serverContract } from '@courier/api-client/call-docs';
import { isOperatorAccess, isSessionAccess, type Call } from '@courier/api-client/contract';
import { limitInWords } from '../../platform/limits/limits-page';
import { findLimit } from '../../platform/limits/find-limit';
import { callPath } from '../../platform/calls/call-path';
import { failureExample } from './failure-examples';

interface Media {
  schema?: unknown;
  example?: unknown;
}
interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; schema?: unknown; example?: unknown; required?: boolean }[];
  requestBody?: { content: Record<string, Media> };
  responses?: Record<string, { description: string; content?: Record<string, Media> }>;
}
export interface OpenApiDocument {
  paths?: Record<string, Record<string, Operation>>;
  tags?: { name: string; description?: string }[];
}
interface Example {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  answer: unknown;
}

interface Doc {
  summary: string;
  example: Example;
}

/** The security scheme of each kind of session. */
const SCHEMES = { CLASSIC: 'account', GODROID: 'godroid', GUEST: 'guest' } as const;

const ERROR_SCHEMA = { $ref: '#/components/schemas/Error' };

/** Adds what schemas do not contain: names, descriptions, examples, permitted callers and errors. */
export function describeCalls(document: OpenApiDocument): void {
  const docs: Readonly<Record<string, Readonly<Record<string, Doc>>>> = callDocs;
  const tags = new Set<string>();
  for (const [resource, calls] of Object.entries(serverContract)) {
    for (const [name, call] of Object.entries(calls) as [string, Call][]) {
      const path = callPath(call).replace(/:(\w+)/g, '{$1}');
      const operation = document.paths?.[path]?.[call.method.toLowerCase()];
      if (!operation) continue;
      tags.add(resource);
      describe(operation, call, `${resource}.${name}`, docs[resource]?.[name]);
    }
  }
  document.tags = [...tags].map((name) => ({ name }));
}

function describeAccess({ access }: Call): Record<string, string[]>[] {
  if (access === 'public' || access === 'operator') return [];
  if (access === 'rider') return [{ rider: [] }];
  if (isOperatorAccess(access)) return [];
  return isSessionAccess(access) ? access.map((kind) => ({ [SCHEMES[kind]]: [] })) : [{ fleetKey: [] }];
}

/** The scope of a key, or the limit of the call. Limits of a group of calls are described once, in docs/api.md. */
function describeConditions(call: Call): string | undefined {
  const { access } = call;
  if (typeof access === 'object' && 'fleetKey' in access)
    return `Needs a key with the scope \`${access.fleetKey}\`.`;
  const limited = findLimit(call);
  return limited && !limited.limit.group ? `At most ${limitInWords(limited.limit)}.` : undefined;
}

function describe(operation: Operation, call: Call, id: string, doc: Doc | undefined): void {
  operation.operationId = id;
  operation.tags = [id.split('.')[0] ?? ''];
  if (doc) operation.summary = doc.summary;
  const conditions = describeConditions(call);
  if (conditions) operation.description = conditions;
  operation.security = describeAccess(call);
  for (const parameter of operation.parameters ?? []) {
    const values = parameter.in === 'path' ? doc?.example.params : doc?.example.query;
    const example = values?.[parameter.name];
    if (example !== undefined) parameter.example = example;
  }
  if (call.idempotency === 'key')
    (operation.parameters ??= []).push({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      schema: { type: 'string', maxLength: 200 },
      example: '9f2c7a1e5b3d48f0a6c4e8d7b1f09a23',
    });
  if (call.upload) operation.requestBody = { content: fileContent(call.upload) };
  const body = operation.requestBody?.content['application/json'];
  if (body && doc?.example.body !== undefined) body.example = doc.example.body;
  operation.responses = {
    [call.success ?? 200]: describeSuccess(operation, call, doc?.example.answer),
    ...Object.fromEntries(
      [...call.errors, 429, 503].map((status) => [status, describeFailure(call, status)]),
    ),
  };
}

const fileContent = (types: readonly string[], example?: unknown): Record<string, Media> =>
  Object.fromEntries(
    types.map((type) => [
      type,
      { schema: { type: 'string', format: 'binary' }, ...(example === undefined ? {} : { example }) },
    ]),
  );

function describeSuccess(operation: Operation, call: Call, example: unknown) {
  const answered = operation.responses?.[call.success ?? 200];
  if (call.file)
    return {
      description: 'The file.',
      content: fileContent(call.file, example),
    };
  const media = answered?.content?.['application/json'] ?? {};
  return { description: 'Success.', content: { 'application/json': { ...media, example } } };
}

function describeFailure(call: Call, status: number) {
  const { description, body } = failureExample(call, status);
  return {
    description,
    content: { 'application/json': { schema: ERROR_SCHEMA, example: body } },
  };
}
