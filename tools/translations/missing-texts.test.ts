import { describe, expect, it } from '@jest/globals';
import { textDifferences } from '../check-locales/text-differences.ts';
import { describeMissingTexts, fillMissingTexts, findMissingTexts } from './missing-texts.ts';
import { createLocaleFiles } from './testing.ts';

/** A new English text with plural forms that no other language has. */
function addEnglishTexts() {
  const locales = createLocaleFiles();
  const english = locales.texts('app', 'en');
  const { list } = english;
  if (typeof list !== 'object' || english.title === undefined)
    throw new Error('the English texts have no list');
  locales.write('app', 'en', {
    title: english.title,
    floor: 'Floor {{floor}}',
    ...english,
    list: { ...list, bags_one: '{{count}} bag', bags_other: '{{count}} bags' },
  });
  return { ...locales, source: { ...locales.source, languages: ['pl', 'ar'] } };
}

describe('texts that a language lacks', () => {
  it('are named once with their languages, with one line for all plural forms', () => {
    const { source } = addEnglishTexts();
    expect(describeMissingTexts(findMissingTexts(source))).toEqual([
      'app:floor ("Floor {{floor}}") is missing or a draft in 2 languages: pl, ar',
      'app:list.bags ("{{count}} bag") is missing or a draft in 2 languages: pl, ar',
    ]);
  });

  it('are filled with the English text behind a mark, at its place and in every plural form [I18N-06]', () => {
    const { source, texts } = addEnglishTexts();
    expect(fillMissingTexts(source)).toBe(1 + 4 + 1 + 6);
    expect(Object.entries(texts('app', 'pl')).slice(0, 2)).toEqual([
      ['title', 'Zamówienia'],
      ['floor', '⟦?⟧ Floor {{floor}}'],
    ]);
    expect(Object.keys(texts('app', 'ar').list ?? {}).filter((key) => key.startsWith('bags'))).toHaveLength(
      6,
    );
  });

  it('stay listed as drafts, which the check of locales refuses, until they are translated [I18N-06]', () => {
    const { source, texts, write } = addEnglishTexts();
    fillMissingTexts(source);
    expect(fillMissingTexts(source)).toBe(0);
    expect(findMissingTexts(source).get('pl')).toHaveLength(5);
    expect(textDifferences(texts('app', 'en'), texts('app', 'pl'))).toContain('"floor" is a draft');
    write('app', 'pl', { ...texts('app', 'pl'), floor: 'Piętro {{floor}}' });
    expect(findMissingTexts(source).get('pl')).toHaveLength(4);
  });

  it('are none where every language has all texts', () => {
    const { source } = createLocaleFiles();
    expect(findMissingTexts({ ...source, languages: ['pl', 'ar'] }).size).toBe(0);
  });
});
