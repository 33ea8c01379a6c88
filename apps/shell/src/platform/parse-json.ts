import { ownJson } from '@courier/api-client';
import * as v from 'valibot';

/** Parses text from outside; null when it is absent, no JSON or of another shape. */
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
