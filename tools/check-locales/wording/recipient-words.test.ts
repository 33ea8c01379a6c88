import { describe, expect, it } from '@jest/globals';
import { BASE_LANGUAGES, TEXT_VARIANTS } from '@courier/config';
import { variantBase } from '../variant-texts.ts';
import { readTexts } from './read-texts.ts';
import { recipientProblems } from './recipient-words.ts';

const found = (text: string, language: string, place = 'public-tracking') =>
  recipientProblems([{ place, key: `${place}:x`, text }], language).map(({ what }) => what);

describe('the page of a recipient', () => {
  it('calls the reader no customer and the shop no vendor', () => {
    expect(found('Near the customer', 'en')).toEqual(['customer']);
    expect(found('Der Händler hat storniert', 'de')).toEqual(['Händler']);
    expect(found('ไรเดอร์อยู่ใกล้ลูกค้า', 'th')).toEqual(['ลูกค้า']);
    expect(found('السائق قريب من العميل', 'ar')).toEqual(['عميل']);
    expect(found('고객님 근처', 'ko')).toEqual([]);
    expect(found('Budet är nära kunder', 'sv')).toEqual(['kund']);
    expect(found('Budet er hos kunden nå', 'nb')).toEqual(['kunde']);
    expect(found('لدى العملاء', 'ar')).toEqual(['عملاء']);
    for (const [language, seconds] of [
      ['de', 'In 30 Sekunden'],
      ['da', 'Om 30 sekunder'],
      ['nb', 'Om 30 sekunder'],
      ['sv', 'Om 30 sekunder'],
    ] as const)
      expect(found(seconds, language)).toEqual([]);
    expect(found('Az átvevő közelében', 'hu')).toEqual([]);
    expect(found('A feladó közelében', 'hu')).toEqual([]);
    expect(found('Near the customer', 'en', 'tracking-history')).toEqual([]);
  });

  it.each([...BASE_LANGUAGES, ...TEXT_VARIANTS])('says “you” and “the shop” in %s', (locale) => {
    expect(
      recipientProblems(readTexts(locale), locale.startsWith('zh') ? locale : variantBase(locale)),
    ).toEqual([]);
  });
});
