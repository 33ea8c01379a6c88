import type { Schema } from '@courier/api-client/contract';
import * as z from 'zod';

export interface JsonSchema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
}

const TEXTS = [
  'sample',
  '1',
  '123456',
  'sample@mail.test',
  '+886912048317',
  'YQ==',
  '2026-11-20',
  '12:00',
  'TW',
  // A SHA-256 digest in base64url.
  'x'.repeat(43),
];

/** A value the schema accepts, with required fields only. @throws when it finds none */
export function sampleFromSchema(schema: Schema): unknown {
  const sample = build(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema);
  const { success, error } = z.safeParse(schema, sample);
  if (!success) throw new Error(`No sample fits: ${JSON.stringify(sample)} ${error.message}`);
  return sample;
}

function build(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return build(first);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [name, build(schema.properties?.[name] ?? {})]),
    );
  if (type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => build(schema.items ?? {}));
  if (type === 'number' || type === 'integer') return Math.max(1, schema.minimum ?? 1);
  if (type === 'boolean') return true;
  return textFor(schema);
}

function textFor({ pattern, minLength = 0, maxLength = 6 }: JsonSchema): string {
  if (pattern === undefined)
    return 'sample'.padEnd(minLength, 'x').slice(0, Math.max(minLength, Math.min(6, maxLength)));
  return TEXTS.find((text) => new RegExp(pattern).test(text) && text.length >= minLength) ?? 'sample';
}
