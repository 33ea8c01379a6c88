import * as v from 'valibot';

/** Texts of one namespace: nested objects of strings. */
export interface Texts {
  [key: string]: string | Texts;
}

const textsSchema: v.GenericSchema<unknown, Texts> = v.record(
  v.string(),
  v.union([v.string(), v.lazy(() => textsSchema)]),
);
const localeTextsSchema = v.record(v.string(), textsSchema);

/** Texts of one locale by namespace, as in `/locales/<locale>.json`. */
export type LocaleTexts = Record<string, Texts>;

/** @throws ValiError when the value is not {namespace: nested strings}. */
export function parseLocaleTexts(value: unknown): LocaleTexts {
  return v.parse(localeTextsSchema, value);
}

/** @throws ValiError when the value is not nested strings. */
export function parseTexts(value: unknown): Texts {
  return v.parse(textsSchema, value);
}
