import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language, type Person } from './testing/languages.fixture';
import { FREE, LABELLED } from './testing/message-templates.fixture';
import type { PastedPart } from './pasted-part';
import { plainText } from './plain-text';
import { readMessage } from './read-message';

type Case = [title: string, message: string, person: Person, language: Language];

function listCases(templates: typeof LABELLED): Case[] {
  return Object.entries(LANGUAGES).flatMap(([tag, language]) =>
    language.people.flatMap((person, index) =>
      Object.entries(templates).map(([name, template]): Case => [
        `${tag} ${index + 1}, ${name}`,
        template(person, language),
        person,
        language,
      ]),
    ),
  );
}

const byField = (parts: PastedPart[]) => Object.fromEntries(parts.map((part) => [part.field, part]));
const minutesFromNow = (at: string, { context }: Language) =>
  ((Number(at) - context.nowSeconds) / 60 + context.minutesOfDay + 2 * 1440) % 1440;
const normalizeText = (text: string) => plainText(text).replace(/\s+/g, ' ').trim();

/** An address may end before its unit: the sorted letters and digits of both together. */
const sortedLetters = (text: string) => [...text.replace(/[^\p{L}\p{N}]/gu, '')].sort().join('');
const wholeAddress = (parts: Record<string, PastedPart>) =>
  sortedLetters(`${parts['address']?.value} ${parts['unit']?.value ?? ''}`);

const labelled = listCases(LABELLED);
const free = listCases(FREE);

describe('a pasted message', () => {
  it('is tested with at least 300 messages in at least 8 languages', () => {
    expect(labelled.length + free.length).toBeGreaterThanOrEqual(300);
    expect(Object.keys(LANGUAGES).length).toBeGreaterThanOrEqual(8);
  });

  it.each(labelled)('with labels gives every value without doubt: %s', (_, message, person, language) => {
    const parts = byField(readMessage(message, language.context));
    const { expected } = person;
    const values = Object.fromEntries(Object.values(parts).map(({ field, value }) => [field, value]));
    expect(values).toMatchObject({
      name: normalizeText(person.name),
      phone: expected.phone,
      amount: expected.amount,
      description: normalizeText(person.goods),
      notes: normalizeText(person.notes),
    });
    expect(wholeAddress(parts)).toBe(sortedLetters(normalizeText(person.address)));
    expect(minutesFromNow(values['time'] ?? '', language)).toBe(expected.minutes);
    const doubtful = Object.values(parts).filter(
      ({ certain, field }) => !certain && field !== 'time' && field !== 'unit',
    );
    expect(doubtful).toEqual([]);
  });

  it.each(free)(
    'without labels gives phone, address, amount, name, time and goods: %s',
    (_, message, person, language) => {
      const parts = byField(readMessage(message, language.context));
      const { expected } = person;
      expect(parts['phone']?.value).toBe(expected.phone);
      expect(parts['amount']?.value).toBe(expected.amount);
      expect(wholeAddress(parts)).toBe(sortedLetters(normalizeText(person.address)));
      expect(parts['name']?.value).toBe(normalizeText(person.name));
      expect(minutesFromNow(parts['time']?.value ?? '', language)).toBe(expected.minutes);
      expect(parts['description']?.value).toContain(normalizeText(person.goods));
    },
  );

  it.each([
    [
      'a sum in Urdu',
      'ur',
      'نام: علی رضا\nفون: 0300 1234567\nپتہ: مکان 12، گلی 5، ایف 7\nسامان: 2 برگر\nرقم: 1250',
      { phone: '03001234567', amount: '1250' },
    ],
    [
      'a number in Arabic',
      'ar',
      'الاسم: محمد العنزي\nرقم: 9988 7766\nالعنوان: شارع السور، مبنى 5\nالمبلغ: 25',
      { phone: '99887766', amount: '25' },
    ],
  ])('resolves a label with two meanings by the following text: %s', (_, tag, message, values) => {
    const parts = byField(readMessage(message, (LANGUAGES[tag] as Language).context));
    for (const [field, value] of Object.entries(values))
      expect(parts[field]).toMatchObject({ value, certain: true });
  });
});
