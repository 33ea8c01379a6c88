import { ownJson } from '@courier/api-client';
import * as v from 'valibot';

/** Null if the text is absent, invalid JSON or does not match the schema. */
export function parseJson<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string | null,
): v.InferOutput<Schema> | null {
  if (text === null) return null;
  try {
    const result = v.safeParse(schema, ownJson.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
