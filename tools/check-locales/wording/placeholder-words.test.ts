import { describe, expect, it } from '@jest/globals';
import { placeholderProblems, findMomentDifferences } from './placeholder-words.ts';
import { readTexts } from './read-texts.ts';

const found = (key: string, text: string, language: string) =>
  placeholderProblems([{ key, text }], language).map(({ what }) => what);

describe('a word beside a placeholder', () => {
  it('of a clock time is not beside a date', () => {
    expect(found('request-rider:closed.title', 'Kuriere fahren wieder um {{from}}', 'de')).toEqual(['um _']);
    expect(found('request-rider:closed.title', 'Kuriere fahren wieder: {{from}}', 'de')).toEqual([]);
    expect(found('tracking-history:cancelFact.closedAt', '{{time}} saatinden beri', 'tr')).toEqual([
      '_ saat',
    ]);
    expect(found('request-rider:closed.title', 'رائیڈر {{from}} بجے واپس آئیں گے', 'ur')).toEqual(['_ بجے']);
  });

  it('of a date is not beside a clock time', () => {
    expect(found('public-tracking:way.arrived', 'Zugestellt am {{time}}', 'de')).toEqual(['am _']);
    expect(found('public-tracking:way.arrived', 'Zugestellt um {{time}}', 'de')).toEqual([]);
    expect(found('tracking-history:evidence.deleted', 'gelöscht am {{time}}', 'de')).toEqual([]);
  });

  it('of a date is not beside a moment, which is a clock time today', () => {
    expect(found('request-rider:closed.title', 'Kuriere fahren wieder am {{from}}', 'de')).toEqual(['am _']);
    expect(found('request-rider:closed.title', '{{from}} ထိ', 'my')).toEqual([]);
  });

  it('does not depend on the gender, the last sound or the first sound of a value', () => {
    expect(found('a:x', 'El {{shop}} aceptó', 'es')).toEqual(['El _name']);
    expect(found('a:x', 'Mind a {{count}} cseréje', 'hu')).toEqual(['a _']);
    expect(found('a:x', '{{name}}을 취소', 'ko')).toEqual(['_name을']);
    expect(found('a:x', '{{count}}의 주문', 'ko')).toEqual([]);
    expect(found('a:x', '{{name}}을(를) 취소', 'ko')).toEqual([]);
  });

  it('is no sign of a currency that the amount already has', () => {
    expect(found('a:x', '{{fee}} 元', 'zh_Hant_TW')).toHaveLength(1);
    expect(found('a:x', '含稅 {{amount}}', 'zh_Hant_TW')).toEqual([]);
  });

  it('is checked in each text with a time or date', () => {
    const english = readTexts('en');
    expect(findMomentDifferences(english)).toEqual([]);
    expect(findMomentDifferences([...english, { key: 'a:x', text: 'At {{time}}' }])).toEqual(['a:x']);
    expect(findMomentDifferences(english.filter(({ key }) => key !== 'rider:offer.by'))).toEqual([
      'rider:offer.by',
    ]);
  });
});
