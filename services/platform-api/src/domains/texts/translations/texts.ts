import * as z from 'zod';

/** Texts by namespace, nested: `{common: {action: {retry: 'Retry'}}}`. */
export interface Texts {
  [key: string]: string | Texts;
}

const nested: z.ZodType<Texts> = z.record(z.string(), z.union([z.string(), z.lazy(() => nested)]));

/** Namespace -> nested texts. */
export const textsSchema: z.ZodType<Record<string, Texts>> = z.record(z.string(), nested);

/** The second overrides the first. */
export function mergeTexts(below: Texts, above: Texts): Texts {
  const merged: Texts = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const known = Object.hasOwn(below, key) ? below[key] : undefined;
    merged[key] = typeof value === 'object' && typeof known === 'object' ? mergeTexts(known, value) : value;
  }
  return merged;
}
