import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_LANGUAGES } from '@courier/config';
import { ROOT } from '../start/root.mjs';
import { editSheet, exportLanguage, importFile } from './reviewed-files.ts';
import {
  countTexts,
  countVariantTexts,
  describeFigures,
  readFigures,
  replaceFigures,
} from './review-figures.ts';
import { hashText, mergeReviews, parseBackTranslated, parseReviews, writeReviews } from './reviews.ts';

const REVIEW = { reviewer: 'Ewa Nowak', date: '2026-12-04' };

/** A Polish workbook with one text found right and one replaced. */
function reviewPolish() {
  const exported = exportLanguage('pl');
  editSheet(exported, (cell) => {
    cell('app:title', 'verdict').v = ' OK ';
    cell('app:only', 'better').v = 'Jedynie w „{{column}}”';
  });
  return exported;
}

describe('a workbook that a native speaker reviewed', () => {
  it('changes the texts with a better one and records who reviewed which texts, and when', () => {
    const exported = reviewPolish();
    const { problems, lines } = importFile(exported, false, REVIEW);
    expect(problems).toEqual([]);
    expect(lines.slice(0, 2)).toEqual(['1 of 10 texts of pl changed', '2 texts reviewed by Ewa Nowak']);
    expect(exported.locales.texts('app', 'pl').only).toBe('Jedynie w „{{column}}”');
    const reviews = parseReviews(readFileSync(join(exported.locales.root, 'reviews.tsv'), 'utf8'));
    expect(reviews).toEqual([
      {
        language: 'pl',
        key: 'app:only',
        english: hashText('Only in “{{column}}”'),
        text: hashText('Jedynie w „{{column}}”'),
        ...REVIEW,
      },
      {
        language: 'pl',
        key: 'app:title',
        english: hashText('Orders'),
        text: hashText('Zamówienia'),
        ...REVIEW,
      },
    ]);
  });

  it('is refused without the name of the reviewer', () => {
    const exported = reviewPolish();
    const before = exported.locales.all();
    expect(importFile(exported).problems).toEqual([
      expect.stringMatching(/has verdicts\. Name the native speaker who gave them: --reviewer/),
    ]);
    expect(exported.locales.all()).toEqual(before);
  });

  it('is refused with a verdict other than ok, which names its row', () => {
    const exported = exportLanguage('pl');
    editSheet(exported, (cell) => {
      cell('app:title', 'verdict').v = 'wrong';
    });
    expect(importFile(exported, false, REVIEW).problems).toEqual([
      'row 2, app:title, "Zamówienia": holds the verdict "wrong" instead of a text. Write ok, or leave the verdict empty.',
    ]);
  });

  it('records nothing in a dry run', () => {
    const exported = reviewPolish();
    importFile(exported, true, REVIEW);
    expect(() => readFileSync(join(exported.locales.root, 'reviews.tsv'))).toThrow(/ENOENT/);
  });
});

const ENTRIES = [
  { key: 'app:title', english: 'Orders', text: 'Aufträge' },
  { key: 'app:late', english: 'Late', text: 'Verspätet' },
];
const check = (key: string, english: string, text: string) => ({
  language: 'de',
  key,
  english: hashText(english),
  text: hashText(text),
});

describe('the figures of a language', () => {
  it('count no text as compared or reviewed that changed since, or whose English did', () => {
    const records = [
      check('app:title', 'Orders', 'Aufträge'),
      check('app:late', 'Late', 'Zu spät'),
      check('app:gone', 'Gone', 'Weg'),
    ];
    expect(
      countTexts(ENTRIES, { backTranslated: records, reviews: [check('app:title', 'All', 'Aufträge')] }, 1),
    ).toEqual({ texts: 3, translated: 2, compared: 1, reviewed: 0 });
  });

  it('replace the table of the page, and nothing else', () => {
    const table = describeFigures([
      { language: 'de', texts: 2600, translated: 2600, compared: 146, reviewed: 0 },
    ]);
    expect(table).toContain('| `de`     | 2,600 |      2,600 |');
    const page = '# Languages\n\n<!-- figures -->\n\nold\n\n<!-- end of figures -->\n\nEnd';
    expect(replaceFigures(page, table, new Map())).toBe(page.replace('old', table));
    expect(() => replaceFigures('# Languages', table, new Map())).toThrow(/no place/);
  });

  it('of a variant is the number of its own texts', () => {
    const page =
      '| `es_AR`          | `es` | 631     | vos |\n| `ar_EG`, `ar_SA` | `ar` | 1, 2    | words |\n';
    const counts = new Map([
      ['es_AR', 640],
      ['ar_EG', 222],
      ['ar_SA', 188],
    ]);
    const marks = '<!-- figures -->\n\n\n\n<!-- end of figures -->';
    expect(replaceFigures(page + marks, '', counts)).toBe(
      `| \`es_AR\`          | \`es\` | 640     | vos |\n| \`ar_EG\`, \`ar_SA\` | \`ar\` | 222, 188 | words |\n${marks}`,
    );
  });
});

it('the page of languages has the present figures: `npm run translations -- figures --write` renews them', () => {
  const page = readFileSync(join(ROOT, 'docs/translations.md'), 'utf8');
  const languages = BASE_LANGUAGES.filter((language) => language !== 'en');
  expect(page).toBe(replaceFigures(page, describeFigures(readFigures(languages)), countVariantTexts()));
});

it('a later review of a text replaces the earlier one', () => {
  const review = { ...check('app:title', 'Orders', 'Aufträge'), reviewer: 'A', date: '2026-01-01' };
  const merged = mergeReviews([review], [{ ...review, reviewer: 'B', date: '2026-02-01' }]);
  expect(parseReviews(writeReviews(merged))).toEqual([{ ...review, reviewer: 'B', date: '2026-02-01' }]);
});

it('the table of texts translated back has a column for each language', () => {
  expect(parseBackTranslated('key\tenglish\tde\tth\napp:title\ta1\tb1\t\napp:late\ta2\tb2\tc2\n')).toEqual([
    { language: 'de', key: 'app:title', english: 'a1', text: 'b1' },
    { language: 'de', key: 'app:late', english: 'a2', text: 'b2' },
    { language: 'th', key: 'app:late', english: 'a2', text: 'c2' },
  ]);
});
