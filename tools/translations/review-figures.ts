import { existsSync, readFileSync } from 'node:fs';
import { TEXT_VARIANTS } from '@courier/config';
import { isDraft } from '../check-locales/draft-texts.ts';
import { englishFiles } from '../check-locales/english-files.ts';
import { flatten } from '../check-locales/text-differences.ts';
import { readTexts } from '../check-locales/wording/read-texts.ts';
import { findMissingTexts } from './missing-texts.ts';
import { hashText, readBackTranslated, readReviews, type CheckedText } from './reviews.ts';

interface TextRecords {
  readonly backTranslated: readonly CheckedText[];
  readonly reviews: readonly CheckedText[];
}

/** Counts of texts. */
interface TextFigures {
  readonly texts: number;
  readonly translated: number;
  readonly compared: number;
  readonly reviewed: number;
}

/**
 * How many texts of a language are translated, were translated back and compared, and were reviewed by a native
 * speaker. A text that changed since, or whose English did, counts as neither compared nor reviewed.
 * @param entries of one language, without those it lacks
 * @param records of the same language
 * @param lacking texts that the language does not have
 */
export function countTexts(
  entries: readonly Pick<CheckedText, 'key' | 'english' | 'text'>[],
  { backTranslated, reviews }: TextRecords,
  lacking = 0,
): TextFigures {
  const current = new Map(
    entries.map(({ key, english, text }) => [key, `${hashText(english)} ${hashText(text)}`]),
  );
  const isCurrent = ({ key, english, text }: CheckedText) => current.get(key) === `${english} ${text}`;
  return {
    texts: entries.length + lacking,
    translated: entries.filter(({ text }) => !isDraft(text)).length,
    compared: backTranslated.filter(isCurrent).length,
    reviewed: reviews.filter(isCurrent).length,
  };
}

/**
 * The figures of languages by the present texts and records.
 * @param languages without English and variants
 */
export function readFigures(languages: readonly string[]): LanguageFigures[] {
  const backTranslated = Map.groupBy(readBackTranslated(), ({ language }) => language);
  const reviews = Map.groupBy(readReviews(), ({ language }) => language);
  const missing = findMissingTexts({ files: englishFiles(), languages });
  return languages.map((language) => ({
    language,
    ...countTexts(
      readTexts(language),
      { backTranslated: backTranslated.get(language) ?? [], reviews: reviews.get(language) ?? [] },
      (missing.get(language) ?? []).filter(({ isFilled }) => !isFilled).length,
    ),
  }));
}

interface LanguageFigures extends TextFigures {
  readonly language: string;
}

const HEADINGS = [
  'Language',
  'Texts',
  'Translated',
  'Translated back and compared',
  'Reviewed by a native speaker',
];

/**
 * The figures as a table of Markdown, with the columns of equal width that the formatter writes.
 */
export function describeFigures(figures: readonly LanguageFigures[]): string {
  const rows = figures.map(({ language, texts, translated, compared, reviewed }) => [
    `\`${language}\``,
    ...[texts, translated, compared, reviewed].map((count) => count.toLocaleString('en')),
  ]);
  const widths = HEADINGS.map((heading, place) =>
    Math.max(heading.length, ...rows.map((cells) => cells[place]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, place) => (place === 0 ? cell.padEnd(widths[place] ?? 0) : cell.padStart(widths[place] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, place) => (place === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(HEADINGS), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}

const TABLE = /(<!-- figures -->\n\n)[\s\S]*?(\n\n<!-- end of figures -->)/;

/** A row of the table of variants: their locales, their base, and how many texts each of them has. */
const VARIANTS = /^\| (`\w+`(?:, `\w+`)*) +\| `\w+` \| (\d[\d, ]*)(?=\|)/gm;

/** How many texts each variant has of its own, by locale. */
export const countVariantTexts = (): Map<string, number> =>
  new Map(
    TEXT_VARIANTS.map((locale) => [
      locale,
      englishFiles()
        .filter(({ at }) => existsSync(at(locale)))
        .reduce((sum, { at }) => sum + flatten(JSON.parse(readFileSync(at(locale), 'utf8'))).length, 0),
    ]),
  );

/**
 * The page with the present figures of languages and variants.
 * @param variantTexts counts by locale
 * @throws if the page has no place for the table
 */
export function replaceFigures(
  page: string,
  table: string,
  variantTexts: ReadonlyMap<string, number>,
): string {
  if (!TABLE.test(page)) throw new Error('docs/translations.md has no place for the figures');
  return page
    .replace(TABLE, (_, before: string, after: string) => `${before}${table}${after}`)
    .replace(VARIANTS, (row: string, locales: string, written: string) => {
      const counts = locales
        .replaceAll('`', '')
        .split(', ')
        .map((locale: string) => variantTexts.get(locale) ?? 0);
      return row.slice(0, -written.length) + `${counts.join(', ')} `.padEnd(written.length);
    });
}
