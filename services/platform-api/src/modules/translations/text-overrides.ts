import type { BrandId } from '@courier/config';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { mergeTexts, textsSchema, type Texts } from './texts';

/** Whose wording is asked for; the country in upper case. */
export interface TextsReader {
  readonly country: string;
  readonly brand: BrandId;
}

/** What an operator words differently in a locale, for one brand and country; null where nothing. */
export type TextOverrides = (locale: string, reader: TextsReader) => Texts | null;

/**
 * Texts of the operator's folder: `<locale>.json` for everybody, above it the country's (`tw/<locale>.json`), the
 * brand's (`send/<locale>.json`) and the brand's in the country (`send/tw/<locale>.json`). Files are read again when
 * they change; one that cannot be read keeps its last good content.
 * @param onProblem is told, once per change, why a file is not used
 */
export function createTextOverrides(
  folder: string | null,
  onProblem: (sentence: string) => void,
): TextOverrides {
  if (folder === null) return () => null;
  const files = new Map<string, { version: string; texts: Texts }>();
  const read = (path: string): Texts => {
    const file = join(folder, path);
    const stat = statSync(file, { throwIfNoEntry: false });
    const version = stat?.isFile() ? `${stat.mtimeMs}:${stat.size}:${stat.ino}` : '';
    const known = files.get(path);
    if (known?.version === version) return known.texts;
    let texts = known?.texts ?? {};
    try {
      texts = version === '' ? {} : textsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      onProblem(`${file} is not used: it must hold {namespace: {key: text}}, nested as the built texts are.`);
    }
    files.set(path, { version, texts });
    return texts;
  };
  return (locale, { country, brand }) => {
    const inCountry = country.toLowerCase();
    const layers = ['', inCountry, brand, join(brand, inCountry)].map((part) =>
      read(join(part, `${locale}.json`)),
    );
    const merged = layers.reduce(mergeTexts, {});
    return Object.keys(merged).length === 0 ? null : merged;
  };
}
