import { existsSync, readFileSync } from 'node:fs';
import { DRAFT_MARK, isDraft } from '../check-locales/draft-texts.ts';
import { flatten, stem } from '../check-locales/text-differences.ts';
import type { EnglishFile } from '../check-locales/english-files.ts';
import { expectedPaths, type TextSource } from './entries.ts';
import { mergeFiles, replaceFiles } from './write-texts.ts';

interface MissingText {
  readonly file: string;
  readonly path: string;
  readonly key: string;
  readonly english: string;
  /** It has a draft. */
  readonly isFilled: boolean;
}

const readTexts = (file: string): Map<string, string> =>
  new Map(existsSync(file) ? flatten(JSON.parse(readFileSync(file, 'utf8'))) : []);

/** The texts of one file and language in the order of the English file; `text` is empty for a missing one. */
function listTexts({ place, file, at }: EnglishFile, language: string) {
  const english = readTexts(file);
  const texts = readTexts(at(language));
  return expectedPaths(english, language).map((path) => ({
    file: at(language),
    path,
    key: `${place}:${path}`,
    english: english.get(path) ?? english.get(`${stem(path)}_other`) ?? '',
    text: texts.get(path) ?? '',
  }));
}

/**
 * Texts that a language lacks or has as a draft, by language; languages with all texts are left out.
 * @param source without variants, which have differences alone
 */
export function findMissingTexts({ files, languages }: TextSource): Map<string, MissingText[]> {
  const all = languages.map((language): [language: string, lacking: MissingText[]] => {
    const lacking = files.flatMap((file) =>
      listTexts(file, language)
        .filter(({ text }) => text === '' || isDraft(text))
        .map(({ text, ...entry }) => ({ ...entry, isFilled: text !== '' })),
    );
    return [language, lacking];
  });
  return new Map(all.filter(([, lacking]) => lacking.length > 0));
}

/**
 * Writes a draft for each missing text: the English text behind a mark, at its place in the file.
 * @returns {number} drafts written
 */
export function fillMissingTexts(source: TextSource): number {
  const changes = [...findMissingTexts(source).values()]
    .flat()
    .filter(({ isFilled }) => !isFilled)
    .map(({ file, path, english }) => ({ file, path, text: `${DRAFT_MARK}${english}` }));
  const entries = source.languages.flatMap((language) =>
    source.files.flatMap((file) => listTexts(file, language)),
  );
  replaceFiles(mergeFiles(changes, entries));
  return changes.length;
}

/** One line for each text: its key, the English text and the languages that lack it. */
export function describeMissingTexts(missing: ReadonlyMap<string, readonly MissingText[]>): string[] {
  const languagesByKey = Map.groupBy(
    [...missing].flatMap(([language, lacking]) =>
      lacking.map(({ path, key, english }) => ({ language, path, key, english })),
    ),
    ({ key }) => stem(key),
  );
  return [...languagesByKey].map(([key, lacking]) => {
    const languages = [...new Set(lacking.map(({ language }) => language))];
    return `${key} ("${lacking[0]?.english ?? ''}") is missing or a draft in ${languages.length} languages: ${languages.join(', ')}`;
  });
}
