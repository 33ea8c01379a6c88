import { describe, expect, it } from '@jest/globals';
import { buildPasteContext, TUESDAY } from '../testing/messages/reader';
import { createReading } from '../text/reading';
import { isReplaced } from './roles';

const findWordSpan = (text: string, word: string) => ({
  start: text.indexOf(word),
  end: text.indexOf(word) + word.length,
});

function replaced(text: string, first: string, second: string): boolean {
  return isReplaced(
    createReading(text, buildPasteContext('SG', TUESDAY)),
    findWordSpan(text, first),
    findWordSpan(text, second),
  );
}

describe('a value is replaced by another', () => {
  it.each([
    ['behind a word that corrects it', 'AAA, sorry, BBB', true],
    ['not without such a word', 'AAA, BBB', false],
    ['not where the other is only for no answer', 'AAA, if no answer BBB', false],
    ['not where the other stands far behind', `AAA, sorry, ${'x'.repeat(60)} BBB`, false],
    ['up to sixty signs behind', `AAA, sorry, ${'x'.repeat(50)} BBB`, false],
    ['less than sixty signs behind', `AAA, sorry, ${'x'.repeat(49)} BBB`, true],
  ])('%s', (_, text, expected) => {
    expect(replaced(text, 'AAA', 'BBB')).toBe(expected);
  });

  it('not by a preceding one', () => {
    expect(replaced('BBB, sorry, AAA', 'AAA', 'BBB')).toBe(false);
  });
});
