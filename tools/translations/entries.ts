import type { EnglishFile } from '../check-locales/english-files.ts';
import { flatten, pluralForms, stem } from '../check-locales/text-differences.ts';
import { isVariant } from '@courier/i18n/server';
import { variantBase, readMerged } from '../check-locales/variant-texts.ts';
import { describeAddress, describeContext, describeNote } from './context.ts';
import { measureText, textLimit } from './text-limit.ts';
import { readNotes } from './translator-notes.ts';

/** Locale files and the languages that they are for. */
export interface TextSource {
  readonly files: readonly EnglishFile[];
  readonly languages: readonly string[];
}

/** A text of a language with what its translator has to know. */
export interface TextEntry {
  /** Namespace and path, such as `shell:nav.orders`. */
  readonly key: string;
  readonly path: string;
  readonly file: string;
  readonly context: string;
  readonly address: string;
  readonly english: string;
  readonly text: string;
  /** Of a variant, the text of its base language. */
  readonly baseText?: string | undefined;
  /** The most letters that fit. */
  readonly limit?: number | undefined;
  readonly note: string;
}

/** Length of the longest text in any language, by key without plural form. */
function longestTexts(file: EnglishFile, languages: readonly string[]): Map<string, number> {
  const longest = new Map<string, number>();
  for (const language of languages)
    for (const [path, text] of flatten(readMerged(file.at, language)))
      longest.set(stem(path), Math.max(measureText(text), longest.get(stem(path)) ?? 0));
  return longest;
}

/** Keys of a language in the order of the English file, with the plural forms of the language. */
export function expectedPaths(english: ReadonlyMap<string, string>, language: string): string[] {
  const plurals = new Set([...english.keys()].filter((path) => path.endsWith('_other')).map(stem));
  const forms = pluralForms(language);
  return [
    ...new Set(
      [...english.keys()].flatMap((path) =>
        plurals.has(stem(path)) ? forms.map((form) => `${stem(path)}_${form}`) : [path],
      ),
    ),
  ];
}

/** All texts of a language. */
export function readEntries(language: string, { files, languages }: TextSource): TextEntry[] {
  const notes = readNotes();
  return files.flatMap((source) => {
    const english = new Map(flatten(readMerged(source.at, 'en')));
    const file = source.at(language);
    const texts = new Map(flatten(readMerged(source.at, language)));
    const base = isVariant(language) ? flatten(readMerged(source.at, variantBase(language))) : [];
    const baseTexts = new Map(base);
    const longest = longestTexts(source, languages);
    const paths = [...new Set([...expectedPaths(english, language), ...texts.keys()])];
    return paths.flatMap((path) => {
      const original = english.get(path) ?? english.get(`${stem(path)}_other`);
      if (original === undefined) return [];
      return {
        key: `${source.place}:${path}`,
        path,
        file,
        context: describeContext({ place: source.place, file, path }),
        address: describeAddress(source.place),
        english: original,
        text: texts.get(path) ?? '',
        baseText: baseTexts.get(path),
        limit: source.place === 'server' ? undefined : textLimit(original, longest.get(stem(path)) ?? 0),
        note: [
          notes.get(`${source.place}:${stem(path)}`),
          describeNote({ path, english: original, language }),
        ]
          .filter(Boolean)
          .join(' '),
      };
    });
  });
}
