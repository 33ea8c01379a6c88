import { describe, expect, it } from '@jest/globals';
import { styleProblems } from './sentence-style.ts';

const found = (english: string, text: string, language: string, key = 'a:x') =>
  styleProblems([{ key, english, text }], language).map(({ check }) => check);

describe('the style of a text', () => {
  it('has no stop after a label, and one after a sentence', () => {
    expect(found('Orders searched: {{count}}', '已搜尋 {{count}} 筆訂單。', 'zh_Hant_TW')).toEqual([
      'stop after a label',
    ]);
    expect(found('Your order', 'Ihre Bestellung.', 'de')).toEqual(['stop after a label']);
    expect(found('{{minutes}} min', '{{minutes}} Min.', 'de')).toEqual([]);
    expect(found('It is open.', 'Es ist offen', 'de')).toEqual(['sentence without a stop']);
    expect(found('It is open.', 'เปิดอยู่', 'th')).toEqual([]);
  });

  it('has no space before a mark, and the marks of its script', () => {
    expect(found('Cancel it?', 'Annulla ?', 'de')).toEqual(['space before a mark']);
    expect(found('Yes, it is', 'نعم, هو', 'ar')).toEqual(['marks of another script']);
    expect(found('It is open', 'کھلا ہے.', 'ur')).toContain('marks of another script');
    expect(found('Yes, it is', '是,對', 'zh_Hant_TW')).toEqual(['marks of another script']);
    expect(found('Cancel it?', 'Annulla\u00a0?', 'es')).toContain('space before a mark');
    expect(found('Cancel it?', 'Lo cancela?', 'es')).toEqual(['opening mark is missing']);
    expect(found('Cancel {{name}}?', 'Cancelar {{name}}?', 'es')).toEqual(['opening mark is missing']);
    expect(found('Sure? Cancel it?', '¿Seguro? Lo cancela?', 'es')).toEqual(['opening mark is missing']);
    expect(found('Press ? for help', 'Pulse ? para ayuda', 'es')).toEqual([]);
  });

  it('begins with a capital where the English does', () => {
    expect(found('Includes {{amount}} tax', 'din care TVA {{amount}}', 'ro')).toEqual(['small first letter']);
    expect(found('by {{time}}', 'bis {{time}}', 'de')).toEqual([]);
  });

  it('of a button names the act and asks for nothing', () => {
    expect(found('Continue to your bank', 'Bankanıza devam edin', 'tr', 'server:bank.continue')).toEqual([
      'polite sentence on a button',
    ]);
    expect(found('Save', 'Speichern Sie', 'de', 'i18n-common:action.save')).toHaveLength(1);
    expect(found('Try again', 'Ešte raz', 'sk', 'a:action.again')).toEqual([]);
    expect(found('Try again', 'Skúste znova', 'sk', 'a:action.again')).toHaveLength(1);
    expect(found('Save', 'Speichern', 'de', 'i18n-common:action.save')).toEqual([]);
    expect(
      found('Save the address first.', 'Speichern Sie zuerst die Adresse.', 'de', 'a:action.save'),
    ).toEqual([]);
  });
});
