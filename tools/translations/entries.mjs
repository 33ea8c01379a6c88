import { flatten, pluralForms, stem } from '../check-locales/text-differences.ts';
import { isVariant } from '@courier/i18n/server';
import { variantBase, readMerged } from '../check-locales/variant-texts.ts';
import { describeAddress, describeContext, describeNote } from './context.mjs';
import { measureText, textLimit } from './text-limit.mjs';
import { readNotes } from './translator-notes.mjs';

/** Length of the longest text in any language, by key without plural form. */
function longestTexts(file, languages) {
  const longest = new Map();
  for (const language of languages)
    for (const [path, text] of flatten(readMerged(file.at, language)))
      longest.set(stem(path), Math.max(measureText(text), longest.get(stem(path)) ?? 0));
  return longest;
}

/** Keys of a language in the order of the English file, with the plural forms of the language. */
export function expectedPaths(english, language) {
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

/**
 * All texts of a language.
 * @param {string} language
 * @param {{ files: { place: string, file: string, at: (language: string) => string }[], languages: readonly string[] }} source
 * @returns {{ key: string, path: string, file: string, context: string, address: string, english: string, text: string,
 *   baseText?: string, limit?: number, note: string }[]} `key`: namespace and path, such as `shell:nav.orders`;
 *   `baseText`: of a variant, the text of its base language
 */
export function readEntries(language, { files, languages }) {
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
