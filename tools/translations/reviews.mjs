import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/root.mjs';

const FOLDER = join(ROOT, 'docs/glossaries');
/** Texts that were translated back without sight of the English and compared with it. */
export const BACK_TRANSLATED_FILE = join(FOLDER, 'back-translated.tsv');
/** Texts that a native speaker found right or replaced. */
export const REVIEWS_FILE = join(FOLDER, 'reviews.tsv');

const REVIEW_HEADINGS = ['language', 'key', 'english', 'text', 'reviewer', 'date'];

/** Eight signs that change with the text. */
export const hashText = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

const readLines = (content) =>
  content
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

/**
 * @typedef {{ language: string, key: string, english: string, text: string }} CheckedText `english` and `text` are
 * hashes: a text is checked while both are still the same
 */

/**
 * The table of texts translated back: a row per key, a column per language.
 * @param {string} content
 * @returns {CheckedText[]}
 */
export function parseBackTranslated(content) {
  const [[, , ...languages], ...rows] = readLines(content);
  return rows.flatMap(([key, english, ...texts]) =>
    languages.flatMap((language, place) =>
      texts[place] ? [{ language, key, english, text: texts[place] }] : [],
    ),
  );
}

/**
 * @param {string} content
 * @returns {(CheckedText & { reviewer: string, date: string })[]}
 */
export function parseReviews(content) {
  const [headings, ...rows] = readLines(content);
  return rows.map((cells) => Object.fromEntries(headings.map((name, place) => [name, cells[place] ?? ''])));
}

/**
 * The reviews with those of one reviewer added; a later review of a text replaces the earlier one.
 * @param {ReturnType<typeof parseReviews>} reviews
 * @param {ReturnType<typeof parseReviews>} added
 */
export function mergeReviews(reviews, added) {
  const byText = new Map(
    [...reviews, ...added].map((review) => [`${review.language} ${review.key}`, review]),
  );
  return [...byText.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, review]) => review);
}

export const writeReviews = (reviews) =>
  [REVIEW_HEADINGS, ...reviews.map((review) => REVIEW_HEADINGS.map((name) => review[name]))]
    .map((cells) => `${cells.join('\t')}\n`)
    .join('');

const readFileIfThere = (file, parse) => (existsSync(file) ? parse(readFileSync(file, 'utf8')) : []);

export const readBackTranslated = () => readFileIfThere(BACK_TRANSLATED_FILE, parseBackTranslated);
export const readReviews = (file = REVIEWS_FILE) => readFileIfThere(file, parseReviews);
