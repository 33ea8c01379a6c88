import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverContract, wireSchema as jsonSchema } from '@courier/api-client/call-docs';
import {
  isOperatorAccess,
  isSessionAccess,
  liveMessages,
  type Call,
  type Schema,
} from '@courier/api-client/contract';
import { filesBelow } from '../publish/files';
import { ROOT } from '../publish/paths';
import type { WireSchema } from './compare-schemas';

interface Media {
  content: Record<string, { schema: WireSchema }>;
}

export interface WireOperation {
  operationId: string;
  'x-access': string[];
  'x-base': string;
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: WireSchema }[];
  requestBody?: Media & { required: boolean };
  /** Status -> content of a success; refusals have only a status, because all have the same shape. */
  responses: Record<string, { description: string } & Partial<Media>>;
}

/** OpenAPI 3.1 of everything that released clients depend on, in a stable order. */
export interface WireDocument {
  openapi: '3.1.0';
  info: { title: string; version: string };
  paths: Record<string, Record<string, WireOperation>>;
  /** Messages of the live channel by name. */
  'x-live-messages': Record<string, WireSchema>;
  /** Codes in `meta.translation_key` of refusals. */
  'x-error-codes': string[];
}

/** Sorts object keys, so that moving a field in the source changes no byte. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

const wireSchema = (schema: Schema) => jsonSchema(schema) as WireSchema;

function parameters(schema: Schema | null, place: 'path' | 'query'): WireOperation['parameters'] {
  if (!schema) return [];
  const { properties = {}, required = [] } = wireSchema(schema);
  return Object.entries(properties).map(([name, own]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: own,
  }));
}

function listAccess({ access }: Call): string[] {
  if (typeof access === 'string') return [access];
  if (isOperatorAccess(access)) return [`operator ${access.operator ?? ''}`.trim()];
  return isSessionAccess(access) ? [...access].sort() : [access.fleetKey];
}

/** Portal calls are written without their base. */
const ADDRESSES: Partial<Record<Call['base'], string>> = {
  fleet: '/courier/fleet/v1',
  rider: '/courier/rider/v1',
};

function operation(id: string, call: Call): WireOperation {
  const jsonMedia = (schema: WireSchema): Media => ({ content: { 'application/json': { schema } } });
  const success = call.file
    ? { content: Object.fromEntries(call.file.map((type) => [type, { schema: { type: 'string' } }])) }
    : jsonMedia(wireSchema(call.answer));
  const refusals = call.errors.map((status) => [status, { description: 'refusal' }] as const);
  return {
    operationId: id,
    'x-access': listAccess(call),
    'x-base': call.base,
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...(call.body ? { requestBody: { required: true, ...jsonMedia(wireSchema(call.body)) } } : {}),
    responses: {
      [call.success ?? 200]: { description: 'success', ...success },
      ...Object.fromEntries(refusals),
    },
  };
}

const flatKeys = (node: object, prefix = ''): string[] =>
  Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? flatKeys(value, `${prefix}${key}.`) : [prefix + key],
  );

/** Codes in the sources of server and rules for which clients have a text. */
function errorCodes(): string[] {
  const texts = JSON.parse(
    readFileSync(join(ROOT, 'packages/i18n/locales/en/errors.json'), 'utf8'),
  ) as object;
  const sources = ['services/platform-api/src', 'packages/api-client/src']
    .flatMap((folder) => filesBelow(join(ROOT, folder)).map((file) => join(ROOT, folder, file)))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const isMentioned = (key: string) => sources.includes(`'${key}'`) || sources.includes(`\`${key}\``);
  return flatKeys(texts).filter(isMentioned).sort();
}

export function wireDocument(version: number): WireDocument {
  const paths: WireDocument['paths'] = {};
  for (const [resource, calls] of Object.entries(serverContract))
    for (const [name, call] of Object.entries(calls) as [string, Call][]) {
      const path = `${ADDRESSES[call.base] ?? ''}${call.path.replace(/:(\w+)/g, '{$1}')}`;
      (paths[path] ??= {})[call.method.toLowerCase()] = operation(`${resource}.${name}`, call);
    }
  const messages = Object.entries(liveMessages).map(([name, schema]) => [name, wireSchema(schema)]);
  return sorted({
    openapi: '3.1.0',
    info: { title: 'Courier Portal: wire contract', version: String(version) },
    paths,
    'x-live-messages': Object.fromEntries(messages) as Record<string, WireSchema>,
    'x-error-codes': errorCodes(),
  }) as WireDocument;
}
