import { afterAll, describe, expect, it } from '@jest/globals';
import { PAYMENT_METHODS } from '@courier/config';
import fc from 'fast-check';
import { LANGUAGES, type Language, type Person } from './testing/languages.fixture';
import { plainText } from './plain-text';
import { readMessage } from './read-message';

/** CPU time, so that load on the machine matters little; a warm reader needs a fraction of it. */
const MOST_MILLISECONDS = 500;
const RUNS = process.env['COURIER_DEEP'] ? 5000 : 300;
afterAll(() => {
  if (process.env['COURIER_DEEP'])
    process.stdout.write(
      `measured: pasted messages, ways to fill in; failures = ${RUNS.toLocaleString('en')} messages; 0 (goal 0)\n`,
    );
});
const normalizeText = (text: string) => plainText(text).replace(/\s+/g, ' ').trim();
/** The sorted letters and digits of a text, independent of how it was split. */
const sortLetters = (text: string) => [...text.replace(/[^\p{L}\p{N}]/gu, '')].sort().join('');
const person = fc
  .constantFrom(...Object.values(LANGUAGES))
  .chain((language) =>
    fc.record({ language: fc.constant(language), person: fc.constantFrom(...language.people) }),
  );
const context = fc.constantFrom(...Object.values(LANGUAGES)).map((language) => language.context);

const FIELDS = ['name', 'phone', 'address', 'amount', 'time', 'goods', 'notes'] as const;
const labelled = (one: Person, { labels }: Language) =>
  FIELDS.map((field, index): [label: string, value: string] => [labels[index] ?? '', one[field]]);

describe('any message', () => {
  it('gives the same values in any order of labels and with any separators', () => {
    fc.assert(
      fc.property(
        person,
        fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 }),
        fc.array(fc.constantFrom(':', '：', ' : ', ':\t', '： '), { minLength: 7, maxLength: 7 }),
        fc.constantFrom('', '• ', '- ', '> ', '* ', '\u200f', '\u2066'),
        fc.constantFrom('\n', '\r\n', '\n\n'),
        ({ person: one, language }, order, signs, before, end) => {
          const lines = labelled(one, language).map(
            ([label, value], index) => `${before}${label}${signs[index]}${value}`,
          );
          const message = order.map((index) => lines[index]).join(end);
          const parts = Object.fromEntries(
            readMessage(message, language.context).map(({ field, value }) => [field, value]),
          );
          expect(sortLetters(`${parts['address']} ${parts['unit'] ?? ''}`)).toBe(
            sortLetters(normalizeText(one.address)),
          );
          expect(parts).toMatchObject({
            name: normalizeText(one.name),
            phone: one.expected.phone,
            amount: one.expected.amount,
            description: normalizeText(one.goods),
            notes: normalizeText(one.notes),
          });
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('with missing parts gives the others and fills no empty label', () => {
    fc.assert(
      fc.property(person, fc.subarray([0, 1, 2, 3, 4, 5, 6]), ({ person: one, language }, kept) => {
        const lines = labelled(one, language);
        const message = kept.map((index) => lines[index]?.join(': ')).join('\n');
        const found = readMessage(message, language.context).filter(({ field }) => field !== 'unit');
        const fields = ['name', 'phone', 'address', 'amount', 'time', 'description', 'notes'];
        expect(found.map(({ field }) => field).sort()).toEqual(kept.map((index) => fields[index]).sort());
        const doubtful = found.filter(({ certain }) => !certain);
        expect(doubtful.map(({ field }) => field).filter((field) => field !== 'time')).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  const junk = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    fc
      .array(
        fc.constantFrom(
          '0',
          '9',
          ' ',
          '-',
          ':',
          '/',
          '\n',
          'NT$',
          '元',
          '電話',
          '地址',
          'Name',
          '下午',
          '٩',
          '.',
          ',',
          '路',
          '號',
        ),
        {
          maxLength: 300,
        },
      )
      .map((parts) => parts.join('')),
  );

  it('causes no error: each part once, taken from the text, no character twice, valid for its field', () => {
    fc.assert(
      fc.property(junk, context, (text, place) => {
        const parts = readMessage(text, place);
        const fields = parts.map(({ field }) => field);
        expect(new Set(fields).size).toBe(fields.length);
        for (const { field, value } of parts) {
          expect(value.trim()).not.toBe('');
          if (field === 'phone') expect(value).toMatch(/^\+?\d+$/);
          else if (field === 'amount') expect(value).toMatch(/^\d+(\.\d+)?$/);
          else if (field === 'time') expect(value === 'ASAP' || Number(value) > place.nowSeconds).toBe(true);
          else if (field === 'payment') expect(PAYMENT_METHODS).toContain(value);
          else for (const word of value.split(/[\s,]+/)) expect(normalizeText(text)).toContain(word);
        }
        expect(readMessage(text, place)).toEqual(parts);
      }),
      { numRuns: RUNS },
    );
  });

  it('with five thousand equal characters or a hostile mixture is parsed within the time limit', () => {
    const place = LANGUAGES['zh-TW']?.context as Language['context'];
    readMessage('先生 0912 345 678', place);
    const signs = ['0', ' ', '-', '0-', ':', '1:', '路', '號1', 'a@', '> ', '\n', '12,', '電話：', '🙂'];
    const mixtures = [
      'No. 7, ',
      'شارع 5 ',
      'Calle A ',
      'Ab ',
      '2 teas to 5 St. ',
      'name: A\n',
      '兩杯奶茶，',
      '6pm ',
      'RM 5 ',
    ];
    for (const sign of [...signs, ...mixtures]) {
      const text = sign.repeat(Math.ceil(5000 / sign.length));
      const before = process.cpuUsage().user;
      readMessage(text, place);
      expect([sign, (process.cpuUsage().user - before) / 1000 < MOST_MILLISECONDS]).toEqual([sign, true]);
    }
  });
});
