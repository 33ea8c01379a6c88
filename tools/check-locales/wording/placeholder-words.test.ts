import { describe, expect, it } from '@jest/globals';
import { placeholderProblems, unknownMomentKeys } from './placeholder-words.ts';
import { readTexts } from './read-texts.ts';

const found = (key: string, text: string, language: string) =>
  placeholderProblems([{ key, text }], language).map(({ what }) => what);

describe('a word beside a placeholder', () => {
  it('of a clock time does not stand beside a date', () => {
    expect(found('request-rider:closed.title', 'Kuriere fahren wieder um {{from}}', 'de')).toEqual(['um _']);
    expect(found('request-rider:closed.title', 'Kuriere fahren wieder: {{from}}', 'de')).toEqual([]);
    expect(found('tracking-history:cancelFact.closedAt', '{{time}} saatinden beri', 'tr')).toEqual([
      '_ saat',
    ]);
    expect(found('request-rider:closed.title', 'رائیڈر {{from}} بجے واپس آئیں گے', 'ur')).toEqual(['_ بجے']);
  });

  it('of a date does not stand beside a clock time', () => {
    expect(found('public-tracking:way.arrived', 'Zugestellt am {{time}}', 'de')).toEqual(['am _']);
    expect(found('public-tracking:way.arrived', 'Zugestellt um {{time}}', 'de')).toEqual([]);
    expect(found('tracking-history:evidence.deleted', 'gelöscht am {{time}}', 'de')).toEqual([]);
  });

  it('does not depend on the gender, the last sound or the first sound of a value', () => {
    expect(found('a:x', 'El {{shop}} aceptó', 'es')).toEqual(['El _name']);
    expect(found('a:x', 'Mind a {{count}} cseréje', 'hu')).toEqual(['a _']);
    expect(found('a:x', '{{name}}을 취소', 'ko')).toEqual(['_name을']);
    expect(found('a:x', '{{count}}의 주문', 'ko')).toEqual([]);
  });

  it('is no sign of a currency that the amount already has', () => {
    expect(found('a:x', '{{fee}} 元', 'zh_Hant_TW')).toHaveLength(1);
    expect(found('a:x', '含稅 {{amount}}', 'zh_Hant_TW')).toEqual([]);
  });

  it('belongs to a text that exists', () => {
    expect(unknownMomentKeys(readTexts('en'))).toEqual([]);
  });
});
