import { ownJson } from '@courier/api-client';
import type * as z from 'zod/mini';

/** Parses text from outside; null when it is absent, no JSON or of another shape. */
export function parseJson<Schema extends z.ZodMiniType>(
  schema: Schema,
  text: string | null,
): z.infer<Schema> | null {
  if (text === null) return null;
  try {
    const result = schema.safeParse(ownJson.parse(text));
    return result.success ? (result.data as z.infer<Schema>) : null;
  } catch {
    return null;
  }
}
