import { toJSONSchema } from 'zod/mini';
import type { Schema } from './call';

/**
 * The JSON Schema (draft 2020-12) of a wire format.
 * @param schema of a part of a call or of a live message
 */
export function wireSchema(schema: Schema): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}
