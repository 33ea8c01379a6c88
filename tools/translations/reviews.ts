import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/root.mjs';

const FOLDER = join(ROOT, 'docs/glossaries');
/** Texts that were translated back without sight of the English and compared with it. */
export const BACK_TRANSLATED_FILE = join(FOLDER, 'back-translated.tsv');
/** Texts that a native speaker found right or replaced. */
export const REVIEWS_FILE = join(FOLDER, 'reviews.tsv');

const REVIEW_HEADINGS = ['language', 'key', 'english', 'text', 'reviewer', 'date'] as const;

/** Eight signs that change with the text. */
export const hashText = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

const readLines = (content: string) =>
  content
    .trimEnd()
    .split('\n')
    .map((line: string) => line.split('\t'));

/** `english` and `text` are hashes: a text is checked while both are still the same. */
export interface CheckedText {
  readonly language: string;
  readonly key: string;
  readonly english: string;
  readonly text: string;
}

/** `date`: such as 2026-11-29. */
export interface Review extends CheckedText {
  readonly reviewer: string;
  readonly date: string;
}

/** The table of texts translated back: a row per key, a column per language. */
export function parseBackTranslated(content: string): CheckedText[] {
  const [[, , ...languages] = [], ...rows] = readLines(content);
  return rows.flatMap(([key = '', english = '', ...texts]) =>
    languages.flatMap((language, place) => {
      const text = texts[place];
      return text ? [{ language, key, english, text }] : [];
    }),
  );
}

export function parseReviews(content: string): Review[] {
  const [headings = [], ...rows] = readLines(content);
  return rows.map((cells) => {
    const read = (name: keyof Review) => cells[headings.indexOf(name)] ?? '';
    return {
      language: read('language'),
      key: read('key'),
      english: read('english'),
      text: read('text'),
      reviewer: read('reviewer'),
      date: read('date'),
    };
  });
}

/** The reviews with those of one reviewer added; a later review of a text replaces the earlier one. */
export function mergeReviews(reviews: readonly Review[], added: readonly Review[]): Review[] {
  const byText = new Map(
    [...reviews, ...added].map((review) => [`${review.language} ${review.key}`, review]),
  );
  return [...byText.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, review]) => review);
}

export const writeReviews = (reviews: readonly Review[]): string =>
  [[...REVIEW_HEADINGS], ...reviews.map((review) => REVIEW_HEADINGS.map((name) => review[name]))]
    .map((cells) => `${cells.join('\t')}\n`)
    .join('');

const readFileIfThere = <T>(file: string, parse: (content: string) => T[]): T[] =>
  existsSync(file) ? parse(readFileSync(file, 'utf8')) : [];

export const readBackTranslated = () => readFileIfThere(BACK_TRANSLATED_FILE, parseBackTranslated);
export const readReviews = (file = REVIEWS_FILE) => readFileIfThere(file, parseReviews);
