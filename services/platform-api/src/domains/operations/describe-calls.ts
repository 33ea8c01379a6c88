import { callDocs } from '@courier/api-client/call-docs';
import { contract, type Call } from '@courier/api-client/contract';
import { fleetContract, fleetDocs, type FleetCall } from '@courier/api-client/fleet';
import { riderAppContract, riderAppDocs, type RiderCall } from '@courier/api-client/rider-app';
import { limitInWords } from '../../platform/limits/limits-page';
import { findLimit } from '../../platform/limits/find-limit';
import { callPath } from '../../platform/calls/mount';
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

const FLEET_TAG = 'fleet';
const RIDER_TAG = 'rider';
type FleetName = keyof typeof fleetContract;
type RiderCallName = keyof typeof riderAppContract;

/** The security scheme of each kind of session. */
const SCHEMES = { CLASSIC: 'account', GODROID: 'godroid', GUEST: 'guest' } as const;

const ERROR_SCHEMA = { $ref: '#/components/schemas/Error' };

/** Adds what schemas do not contain: names, descriptions, examples, permitted sessions and errors. */
export function describeCalls(document: OpenApiDocument): void {
  const tags = new Set<string>();
  for (const [resource, calls] of Object.entries(contract)) {
    for (const [name, call] of Object.entries(calls) as [string, Call][]) {
      const path = callPath(call).replace(/:(\w+)/g, '{$1}');
      const operation = document.paths?.[path]?.[call.method.toLowerCase()];
      if (!operation) continue;
      tags.add(resource);
      const docs = (callDocs as Record<string, Record<string, { summary: string; example: Example }>>)[
        resource
      ];
      describe(operation, call, `${resource}.${name}`, docs?.[name]);
    }
  }
  for (const [name, call] of Object.entries(fleetContract) as [FleetName, FleetCall][]) {
    const path = callPath(call).replace(/:(\w+)/g, '{$1}');
    const operation = document.paths?.[path]?.[call.method.toLowerCase()];
    if (operation) describeFleetCall(operation, call, name);
  }
  for (const [name, call] of Object.entries(riderAppContract) as [RiderCallName, RiderCall][]) {
    const path = callPath(call).replace(/:(\w+)/g, '{$1}');
    const operation = document.paths?.[path]?.[call.method.toLowerCase()];
    if (operation) describeRiderCall(operation, call, name);
  }
  tags.add(FLEET_TAG);
  tags.add(RIDER_TAG);
  document.tags = [...tags].map((name) => ({ name }));
}

function describeFleetCall(operation: Operation, call: FleetCall, name: FleetName): void {
  const doc: { summary: string; example: Example } = fleetDocs[name];
  describe(operation, { ...call, base: 'api', access: 'public', owner: null }, `${FLEET_TAG}.${name}`, doc);
  operation.description = `Needs a key with the scope \`${call.scope}\`.`;
  operation.security = [{ fleetKey: [] }];
  describeUpload(operation, call);
}

function describeRiderCall(operation: Operation, call: RiderCall, name: RiderCallName): void {
  const doc: { summary: string; example: Example } = riderAppDocs[name];
  describe(operation, { ...call, base: 'api', access: 'public', owner: null }, `${RIDER_TAG}.${name}`, doc);
  operation.security = call.access === 'public' ? [] : [{ rider: [] }];
  describeUpload(operation, call);
}

function describeUpload(operation: Operation, { upload }: Pick<FleetCall, 'upload'>): void {
  if (!upload) return;
  operation.requestBody = {
    content: Object.fromEntries(
      upload.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    ),
  };
}

function describe(
  operation: Operation,
  call: Call,
  id: string,
  doc: { summary: string; example: Example } | undefined,
): void {
  operation.operationId = id;
  operation.tags = [id.split('.')[0] ?? ''];
  if (doc) operation.summary = doc.summary;
  const limited = findLimit(call);
  if (limited) operation.description = `At most ${limitInWords(limited.limit)}.`;
  operation.security = call.access === 'public' ? [] : call.access.map((kind) => ({ [SCHEMES[kind]]: [] }));
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
  const body = operation.requestBody?.content['application/json'];
  if (body && doc?.example.body !== undefined) body.example = doc.example.body;
  operation.responses = {
    [call.success ?? 200]: describeSuccess(operation, call, doc?.example.answer),
    ...Object.fromEntries(
      [...call.errors, 429, 503].map((status) => [status, describeFailure(call, status)]),
    ),
  };
}

function describeSuccess(operation: Operation, call: Call, example: unknown) {
  const answered = operation.responses?.[call.success ?? 200];
  if (call.file)
    return {
      description: 'The file.',
      content: Object.fromEntries(
        call.file.map((type) => [type, { schema: { type: 'string', format: 'binary' }, example }]),
      ),
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
