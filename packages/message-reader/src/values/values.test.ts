import { describe, expect, it } from '@jest/globals';
import type { MessageField } from '../testing/messages/message-fixture';
import { filledFrom } from '../testing/messages/reader';
import { dateBefore } from './dates';
import { parseMonthName } from './months';

/** The filled value of a field in an order that also contains a name, a number and a place. */
const inOrder = (field: MessageField, country: string, said: string) =>
  filledFrom(country, `${ORDER[country]}\n${field === 'time' ? `${CASH[country]}\n` : ''}${said}`)[field];
const CASH: Record<string, string> = {
  SG: 'cash',
  TW: '現金',
  DE: 'bar',
  ES: 'efectivo',
  PK: 'cash',
  KW: 'كاش',
  TH: 'เงินสด',
  MY: 'tunai',
};
const ORDER: Record<string, string> = {
  SG: 'Mr Tan\n9123 4567\n10 Anson Road',
  TW: '王先生\n0912345678\n台北市大安區信義路三段20號',
  DE: 'Frau Meier\n0171 3920009\nJahnstr. 3',
  ES: 'Sra. García\n612 345 678\nCalle Ancha 33',
  PK: 'Bilal Khan\n0300-1234567\nHouse 22, Street 9, Phase 5, DHA, Karachi',
  KW: 'أم فهد\n99876543\nحولي قطعة ٣ شارع ٥ منزل ٨',
  TH: 'คุณแอน\n081-234-5678\n12 ซอยอารีย์ 3',
  MY: 'Puan Aida\n012-345 6789\nNo 5, Jalan Mawar 3',
  PH: 'Ms. Reyes\n0917 765 4321\n24 Maginhawa St., Quezon City',
  BD: 'তানভীর আহমেদ\n01911-556677\nবাসা ১২, রোড ৭, ধানমন্ডি',
};

describe('the time of an order', () => {
  it.each([
    ['SG', 'before 6pm', '2026-11-24T18:00'],
    ['SG', 'at 9am', '2026-11-25T09:00'],
    ['SG', 'by 2pm sharp', '2026-11-24T14:00'],
    ['SG', '12:15', '2026-11-24T12:15'],
    ['SG', 'Sat 3pm', '2026-11-28T15:00'],
    ['SG', 'tomorrow at noon', '2026-11-25T12:00'],
    ['SG', '30 Nov 10am', '2026-11-30T10:00'],
    ['SG', 'Nov 25, 2PM', '2026-11-25T14:00'],
    ['DE', 'Sa 13 Uhr', '2026-11-28T13:00'],
    ['DE', 'halb eins', '2026-11-24T12:30'],
    ['DE', 'um halb 5 nachmittags', '2026-11-24T16:30'],
    ['DE', '26. November um 14 Uhr', '2026-11-26T14:00'],
    ['TW', '下午三點半', '2026-11-24T15:30'],
    ['TW', '14時05分', '2026-11-24T14:05'],
    ['TW', '週五下午四點', '2026-11-27T16:00'],
    ['TH', '7 โมงครึ่งพรุ่งนี้', '2026-11-25T07:30'],
    ['TH', '5 โมงเย็น', '2026-11-24T17:00'],
    ['TH', '2 ทุ่ม', '2026-11-24T20:00'],
    ['PK', 'شام 7 بجے', '2026-11-24T19:00'],
    ['KW', 'الساعة ٨ ونص مساء', '2026-11-24T20:30'],
    ['ES', 'antes de las 17:00', '2026-11-24T17:00'],
    ['MY', 'pukul 2 petang', '2026-11-24T14:00'],
    ['SG', 'asap', 'ASAP'],
  ])('in %s, with "%s", is %s', (country, said, time) => {
    expect(inOrder('time', country, said)).toBe(time);
  });

  it.each([
    ['counts goods', 'TH', 'ชาเขียวเย็น 2 แก้ว'],
    ['is that of a floor', 'TH', 'ชั้น 9 เย็นนี้ไม่มีใคร'],
    ['is the block of a street', 'KW', 'ش ٥ م ٨'],
    ['says when somebody is away', 'SG', '6pm she works till 7'],
    ['says until when nobody may call', 'SG', "don't call her before 7pm"],
    ['is nine o’clock when that is past and the evening is late', 'DE', 'gegen 9 Uhr'],
    ['is that of a past order', 'SG', 'last time 6pm'],
    ['stands behind a date that is past', 'SG', '3 Jan 10am'],
  ])('is not filled when a number %s', (_, country, said) => {
    expect(inOrder('time', country, said)).toBeUndefined();
  });

  it.each([
    ['SG', '1 cake for a party tomorrow. before 1.30pm', '2026-11-25T13:30'],
    ['SG', '1 cake for Friday at the office, 3pm', '2026-11-27T15:00'],
    ['SG', '1 cake like last Sunday, the big one. before 1.30pm', '2026-11-24T13:30'],
    ['SG', '1 cake. We meet on Sunday. before 1.30pm', '2026-11-24T13:30'],
    ['SG', '1 cake tomorrow or the day after tomorrow. before 1.30pm', '2026-11-24T13:30'],
    ['PK', 'kal wala order. shaam 5 baje', '2026-11-24T17:00'],
  ])('uses the day named apart from it: %s "%s"', (country, said, time) => {
    expect(inOrder('time', country, said)).toBe(time);
  });
});

describe('a date before a time', () => {
  const TODAY = '2026-11-24';
  it.each([
    ['2026-11-26 ', 2],
    ['26.11.2026, ', 2],
    ['11/26 ', 2],
    ['11月26日', 2],
    ['26 Nov ', 2],
    ['Nov 26, ', 2],
    ['26. November um ', 2],
    ['26th of November at ', 2],
    ['1 Dec 2026 ', 7],
    ['24/11 ', 0],
    ['23/11 ', null],
    ['4 Dec ', null],
    ['3 Dec ', 9],
  ])('"%s" is this many days ahead: %s', (written, day) => {
    expect(dateBefore(written, TODAY)).toEqual({ day, length: written.length });
  });

  it.each(['', 'at ', '45/13 ', '0/11 ', 'Novak 5 '])('is absent in "%s"', (written) => {
    expect(dateBefore(written, TODAY)).toBeNull();
  });

  it('in January belongs to the next year', () => {
    expect(dateBefore('2/1 ', '2026-12-30')).toEqual({ day: 3, length: 4 });
  });

  it('accepts every name of its month', () => {
    expect(['January', 'ene', 'März', 'Ogos', 'ธ.ค.', 'mayıs', 'tea'].map(parseMonthName)).toEqual([
      1, 1, 3, 8, 12, 5, 0,
    ]);
  });
});

describe('the amount of an order', () => {
  it.each([
    ['SG', 'total $22.50', '22.5'],
    ['SG', '$1,024.90 cash', '1024.9'],
    ['TW', '共195', '195'],
    ['TW', '1,280元', '1280'],
    ['DE', 'zahlt bar 19,50', '19.5'],
    ['ES', '14.500 €', '14500'],
    ['KW', '٢٤٫٥٠٠ د.ك', '24.5'],
    ['KW', 'دينارين ونص', '2.5'],
    ['KW', '١٧ دينار وربع', '17.25'],
    ['PK', 'Rs. 1,850/-', '1850'],
    ['PH', 'COD 650 pesos', '650'],
    ['BD', '৮০০ টাকা', '800'],
    ['SG', 'Total: 3,490 + 250 = 3,740', '3740'],
  ])('in %s, with "%s", is %s', (country, said, amount) => {
    expect(inOrder('amount', country, said)).toBe(amount);
  });

  it.each([
    ['is the number of an order', 'PL', 'Zamówienie #A-771 opłacone'],
    ['is that of a street', 'KW', 'م ٨، مدفوع'],
    ['is a fee', 'SG', 'delivery fee $5'],
    ['is a deposit', 'SG', 'deposit $50'],
    ['is what change is wanted for', 'ES', 'llevar cambio de 50 €'],
    ['is a part of a sum that is not added up', 'SG', '$650 + $80 fee'],
    ['counts goods', 'SG', '12 cupcakes'],
  ])('is not filled when a number %s', (_, country, said) => {
    expect(inOrder('amount', country, said)).toBeUndefined();
  });

  it('is the remaining amount after a partial prepayment', () => {
    expect(inOrder('amount', 'MY', 'Deposit RM50 dah bayar, baki RM70')).toBe('70');
  });
});

describe('the payment of an order', () => {
  it.each([
    ['SG', 'PayNow done', 'PAID'],
    ['SG', 'will paynow when you reach', 'PAYMENT_ON_DELIVERY'],
    ['SG', 'cash', 'CASH_ON_DELIVERY'],
    ['SG', 'not paid, cash', 'CASH_ON_DELIVERY'],
    ['SG', 'no cash to collect', 'PAID'],
    ['ES', 'Bizum hecho', 'PAID'],
    ['ES', 'Bizum al recibir', 'PAYMENT_ON_DELIVERY'],
    ['DE', 'zahle mit Karte', 'PAYMENT_ON_DELIVERY'],
    ['DE', 'Bezahlt wird bar', 'CASH_ON_DELIVERY'],
    ['DE', 'bar', 'CASH_ON_DELIVERY'],
    ['SG', 'bar', undefined],
    ['TW', '刷 LINE Pay 了', 'PAID'],
    ['KW', 'كي نت عند الباب', 'PAYMENT_ON_DELIVERY'],
    ['KW', 'ومضة تم', 'PAID'],
    ['MY', 'deposit dah bayar, baki RM80 tunai', 'CASH_ON_DELIVERY'],
    ['SG', 'PayNow to 9876, sent', undefined],
    ['PH', 'gcash na po 350', 'PAID'],
  ])('in %s, with "%s", is %s', (country, said, payment) => {
    expect(inOrder('payment', country, said)).toBe(payment);
  });
});

describe('the phone of an order', () => {
  it.each([
    ['DE', 'Herr Yilmaz, Leipziger Str. 40, 030 2044455 - 1 Anzug, bar', '0302044455'],
    ['TW', '王建民 0937112233 台南市東區裕農路375號 滷味一份 280元 付現', '0937112233'],
    ['SG', '2 teas, Mr Tan, 10 Anson Road, +65 9123 4567, cash', '91234567'],
    ['SG', '2 teas, Mr Tan, 10 Anson Road, my number 8111 2233, his number 9123 4567, cash', '91234567'],
    ['SG', '2 teas, Mr Tan, 10 Anson Road, 9123 4567, if no answer 8111 2233, cash', '91234567'],
    ['SG', '2 teas, Mr Tan, 10 Anson Road, 8111 2233, sorry, 9123 4567, cash', '91234567'],
    ['BD', '২ কেজি মিষ্টি পাঠান বাসা ১২, রোড ৭, ধানমন্ডি, ঢাকা। রিমা আপা ০১৭১২৩৪৫৬৭৮, ক্যাশ', '01712345678'],
  ])('in %s, from "%s", is %s', (country, message, phone) => {
    expect(filledFrom(country, message).phone).toBe(phone);
  });
});
