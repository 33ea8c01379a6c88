import { describe, expect, it } from '@jest/globals';
import { missingForms, textDifferences } from './text-differences.ts';

const ENGLISH = {
  list: { title: 'Orders', late: '{{count}} late of {{all}}', seen_one: 'one', seen_other: '{{count}}' },
};

describe('the texts of another language', () => {
  it('have the keys and placeholders of English, with their own plural forms', () => {
    const polish = {
      list: {
        title: 'Zamówienia',
        late: '{{count}} spóźnione z {{all}}',
        seen_one: 'jedno',
        seen_few: '{{count}}',
        seen_many: '{{count}}',
        seen_other: '{{count}}',
      },
    };
    expect([textDifferences(ENGLISH, polish), missingForms(polish, 'pl')]).toEqual([[], []]);
  });

  it('are named by key where one is missing, empty, unknown or has other placeholders', () => {
    const thai = { list: { title: ' ', late: '{{count}}', seen_other: '{{count}}', more: 'x' } };
    expect(textDifferences(ENGLISH, thai)).toEqual([
      '"list.more" is not in English',
      '"list.late" has other placeholders than English',
      '"list.title" is empty',
    ]);
    expect(textDifferences(ENGLISH, { list: {} })).toContain('"list.seen" is missing');
  });

  it('lack a plural form only if their language has it', () => {
    const texts = { seen_one: 'a', seen_other: 'b' };
    expect(missingForms(texts, 'de')).toEqual([]);
    expect(missingForms(texts, 'pl')).toEqual([
      '"seen_few" is missing, a plural form of the language',
      '"seen_many" is missing, a plural form of the language',
    ]);
    expect(missingForms({ seen_other: 'b' }, 'zh_Hans_SG')).toEqual([]);
  });
});
