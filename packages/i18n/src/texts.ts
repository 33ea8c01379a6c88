import * as z from 'zod/mini';

/** Texts of one namespace: nested objects of strings. */
export interface Texts {
  [key: string]: string | Texts;
}

const textsSchema: z.ZodMiniType<Texts> = z.record(
  z.string(),
  z.union([z.string(), z.lazy(() => textsSchema)]),
);
const localeTextsSchema = z.record(z.string(), textsSchema);

/** Texts of one locale by namespace, as in `/locales/<locale>.json`. */
export type LocaleTexts = Record<string, Texts>;

/** @throws ZodError when the value is not {namespace: nested strings}. */
export function parseLocaleTexts(value: unknown): LocaleTexts {
  return localeTextsSchema.parse(value);
}

/** @throws ZodError when the value is not nested strings. */
export function parseTexts(value: unknown): Texts {
  return textsSchema.parse(value);
}
