import type { BrandId, CountryCode } from '@courier/config';
import { join } from 'node:path';
import { watchJson } from '../../../settings/watch-json';
import { mergeTexts, type Texts } from '@courier/i18n/server';
import { textsSchema } from './texts';

/** Brand and country (upper case) of the overrides. */
export interface TextsReader {
  readonly country: CountryCode;
  readonly brand: BrandId;
}

/** The operator's text overrides in a locale; null without any. */
export type TextOverrides = (locale: string, reader: TextsReader) => Texts | null;

/** Without one namespace, which browsers do not need. */
export const withoutNamespace =
  (overrides: TextOverrides, namespace: string): TextOverrides =>
  (locale, reader) => {
    const { [namespace]: _left, ...texts } = overrides(locale, reader) ?? {};
    return Object.keys(texts).length === 0 ? null : texts;
  };

/**
 * Texts of the operator's folder: `<locale>.json` for all, overridden by the country's (`tw/<locale>.json`),
 * the brand's (`send/<locale>.json`) and the brand's in the country (`send/tw/<locale>.json`). Changed files
 * are read again; an unreadable one keeps its last valid content.
 * @param onProblem called once per change with the reason why a file is not used
 */
export function createTextOverrides(
  folder: string | null,
  onProblem: (sentence: string) => void,
): TextOverrides {
  if (folder === null) return () => null;
  const files = new Map<string, () => Texts>();
  const watch = (path: string) =>
    watchJson<Texts>(join(folder, path), {
      empty: {},
      read: (content) => textsSchema.parse(content),
      onProblem,
      describeProblem: () => 'it must hold {namespace: {key: text}}, nested as the built texts are',
    });
  const watchedTexts = (path: string): Texts => {
    const file = files.get(path) ?? watch(path);
    files.set(path, file);
    return file();
  };
  return (locale, { country, brand }) => {
    const inCountry = country.toLowerCase();
    const layers = ['', inCountry, brand, join(brand, inCountry)].map((part) =>
      watchedTexts(join(part, `${locale}.json`)),
    );
    const merged = layers.reduce(mergeTexts, {});
    return Object.keys(merged).length === 0 ? null : merged;
  };
}
