import { describe, expect, it } from '@jest/globals';
import { characterProblems } from './characters.ts';
import { differentForSame, sameForDifferent } from './equal-texts.ts';
import { glossaryProblems, matchStem, missingRows } from './glossary-words.ts';
import { ALL_TEXTS, parseGlossary, readGlossary } from './glossary.ts';
import { listStale, listUnknown, parseKnownProblems, readKnownProblems } from './known-problems.ts';
import { arabicNumberProblems, filipinoOneProblems } from './numbers.ts';
import { pairProblems, unknownPairKeys } from './pairs.ts';
import { readTexts } from './read-texts.ts';
import { typographyProblems } from './typography.ts';
import type { Pair, WordingProblem } from './wording.types.ts';

const row = (term: string, allowed: string[], forbidden: string[] = []) => ({
  term,
  text: '',
  allowed,
  forbidden,
  note: '',
});
const text = (english: string, words: string, key = 'rider:title') => ({
  place: key.replace(/:.*/, ''),
  key,
  english,
  text: words,
});
const checks = (problems: WordingProblem[]) =>
  problems.map(({ key, check, what }) => `${key} ${check}: ${what}`);

describe('the words of a text', () => {
  const english = [row('rider', ['rider']), row('marker', ['marker']), row('PIN', ['PIN'])];

  it('contain a stem that the glossary allows, in any case and with any ending', () => {
    const glossary = [row('rider', ['kurier'])];
    expect(glossaryProblems([text('Call the rider', 'Zadzwoń do kuriera')], glossary, english)).toEqual([]);
    expect(
      checks(glossaryProblems([text('Call the rider', 'Zadzwoń do kierowcy')], glossary, english)),
    ).toEqual(['rider:title glossary: no “kurier” (rider)']);
  });

  it('contain no stem that the glossary forbids for the term', () => {
    const glossary = [row('marker', [], ['پن'])];
    expect(checks(glossaryProblems([text('Your marker', 'آپ کی پن')], glossary, english))).toEqual([
      'rider:title forbidden word: “پن” (marker)',
    ]);
    expect(glossaryProblems([text('Your PIN', 'آپ کا پن')], glossary, english)).toEqual([]);
  });

  it('contain no word that the language avoids everywhere', () => {
    const glossary = [row(ALL_TEXTS, [], ['parola'])];
    expect(checks(glossaryProblems([text('Password', 'Parolanız')], glossary, english))).toHaveLength(1);
  });

  it('are read without placeholders, and a stem begins a word of an alphabet', () => {
    expect(
      glossaryProblems([text('For {{rider}}', 'Dla {{rider}}')], [row('rider', ['kurier'])], english),
    ).toEqual([]);
    expect(matchStem('spinning', 'pin')).toBe(false);
    expect([matchStem('Pin it', 'PIN'), matchStem('the PIN', 'PIN')]).toEqual([false, true]);
  });

  it('need a row in the glossary of the language where the English has a term', () => {
    expect(checks(missingRows([text('Your marker', 'Ihr Punkt')], [row('rider', [])], english))).toEqual([
      'rider:title missing row: marker',
    ]);
    expect(missingRows([text('Your marker', 'Ihr Punkt')], [row('marker', [])], english)).toEqual([]);
  });
});

describe('pairs of texts', () => {
  const different: Pair[] = [['a:placed', 'a:delivered']];
  const equal: Pair[] = [['a:button', 'a:notice']];
  const pairs = { different, equal };

  it('differ where one word for two acts would mislead', () => {
    const thai = [text('Placed', 'ส่งแล้ว', 'a:placed'), text('Delivered', 'ส่งแล้ว', 'a:delivered')];
    expect(checks(pairProblems(thai, pairs))).toEqual(['a:placed must differ: a:delivered']);
  });

  it('are equal where a button and its dialog name one act', () => {
    const polish = [text('Cancel order', 'Anuluj', 'a:button'), text('Cancel order', 'Odwołaj', 'a:notice')];
    expect(checks(pairProblems(polish, pairs))).toEqual(['a:button must be equal: a:notice']);
  });

  it('exist in English', () => {
    expect(unknownPairKeys(readTexts('en'))).toEqual([]);
  });

  it('are found where different English has one text, and one English different texts', () => {
    const one = [text('Request', 'Klicka', 'a:x'), text('Call', 'Klicka', 'a:y')];
    expect(checks(sameForDifferent(one))).toEqual(['a:x one text for different English: a:y']);
    const two = [text('Notes', 'Merknader', 'a:x'), text('Notes', 'Notater', 'a:y')];
    expect(checks(differentForSame(two))).toEqual(['a:x different texts for one English: a:y']);
    expect(sameForDifferent([text('Request', 'Klicka', 'a:x'), text('Call', 'Klicka', 'b:y')])).toEqual([]);
  });
});

describe('characters', () => {
  it('are the quotation marks, apostrophe and ellipsis of the language', () => {
    expect(checks(typographyProblems([text('The “list”', 'Listen „varer“')], 'da'))).toEqual([
      'rider:title quotation marks: „',
    ]);
    expect(checks(typographyProblems([text('Over 5 MB', "5 MB'den büyük")], 'tr'))).toHaveLength(1);
    expect(checks(typographyProblems([text('Wait …', '请稍候…')], 'zh_Hans_SG'))).toHaveLength(1);
    expect(checks(typographyProblems([text('Wait …', 'Odota...')], 'fi'))).toHaveLength(1);
    expect(typographyProblems([text('The “list”', 'Die Liste „Waren“')], 'de')).toEqual([]);
  });

  it('are those of Taiwan, Hong Kong or Singapore', () => {
    expect(checks(characterProblems([text('Say', '說出')], 'zh_Hant_HK'))).toEqual([
      'rider:title characters: 說',
    ]);
    expect(checks(characterProblems([text('Say', '説出')], 'zh_Hant_TW'))).toHaveLength(1);
    expect(checks(characterProblems([text('Coordinates', '座标')], 'zh_Hans_SG'))).toHaveLength(1);
    expect(characterProblems([text('Say', '說出')], 'zh_Hant_TW')).toEqual([]);
  });
});

describe('numbers', () => {
  it('precede an Arabic noun only in plural forms', () => {
    expect(checks(arabicNumberProblems([text('{{wait}} seconds', '{{wait}} ثانية', 'a:wait')]))).toHaveLength(
      1,
    );
    expect(arabicNumberProblems([text('{{count}} seconds', '{{count}} ثانية', 'a:wait_many')])).toEqual([]);
  });

  it('are part of the Filipino form one, which is also used for 2, 3, 5 and 7', () => {
    expect(checks(filipinoOneProblems([text('One file', 'Isang file', 'a:files_one')]))).toHaveLength(1);
    expect(filipinoOneProblems([text('One file', '{{count}} file', 'a:files_one')])).toEqual([]);
  });
});

/** May only become smaller. */
const MOST_KNOWN = 940;

describe('known problems', () => {
  it('become fewer', () => {
    expect(readKnownProblems().length).toBeLessThanOrEqual(MOST_KNOWN);
  });

  const known = parseKnownProblems(
    'locale\tcheck\tkeys\treason\nde\tglossary\ta:x\tto repair\nde\tone text for different English\ta:x a:y a:z\tnot compared',
  );
  const problem = { locale: 'de', key: 'a:x', check: 'glossary', what: 'no “Kurier” (rider)' };

  it('are not reported, but every other one is', () => {
    expect(listUnknown([problem], known)).toEqual([]);
    expect(
      listUnknown(
        [
          { ...problem, key: 'a:y' },
          { ...problem, locale: 'da' },
        ],
        known,
      ),
    ).toHaveLength(2);
  });

  it('may become fewer in a group of texts, not more', () => {
    const group = { locale: 'de', key: 'a:x', check: 'one text for different English', what: 'a:z' };
    expect(listUnknown([group], known)).toEqual([]);
    expect(listUnknown([{ ...group, what: 'a:y, a:new' }], known)).toHaveLength(1);
  });

  it('are stale once no text needs them', () => {
    expect(listStale([problem], known).map(({ check }) => check)).toEqual(['one text for different English']);
  });

  it('have a reason', () => {
    expect(() => parseKnownProblems('locale\tcheck\tkeys\treason\nde\tglossary\ta:x\t')).toThrow(/reason/);
  });
});

describe('a glossary', () => {
  it('has five columns and stems separated by semicolons', () => {
    expect(
      parseGlossary('term\ttext\tallowed\tforbidden\tnote\nrider\tKurier\tkurier; bote\t\tshort\n'),
    ).toEqual([{ term: 'rider', text: 'Kurier', allowed: ['kurier', 'bote'], forbidden: [], note: 'short' }]);
    expect(() => parseGlossary('term\ttranslation\nrider\tKurier\n')).toThrow(/columns/);
  });

  it('of a variant replaces rows of its base, and does not inherit the words that the base avoids', () => {
    const egypt = readGlossary('ar_EG');
    expect(egypt.filter(({ term }) => term === 'rider').map(({ text: words }) => words)).toEqual(['مندوب']);
    expect(egypt.some(({ forbidden }) => forbidden.includes('مندوب'))).toBe(false);
  });
});
