import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language, type Person } from './languages.fixture';
import { FREE, LABELLED } from './messages.fixture';
import type { PastedPart } from './pasted-part';
import { plainText } from './plain-text';
import { readMessage } from './read-message';

type Case = [title: string, message: string, person: Person, language: Language];

function casesOf(templates: typeof LABELLED): Case[] {
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
const minutesOf = (at: string, { context }: Language) =>
  ((Number(at) - context.nowSeconds) / 60 + context.minutesOfDay + 2 * 1440) % 1440;
/** As the parser sees a text: plain digits and signs. */
const seen = (text: string) => plainText(text).replace(/\s+/g, ' ').trim();

const labelled = casesOf(LABELLED);
const free = casesOf(FREE);

describe('a pasted message', () => {
  it('is tested on at least 300 of them in at least 8 languages', () => {
    expect(labelled.length + free.length).toBeGreaterThanOrEqual(300);
    expect(Object.keys(LANGUAGES).length).toBeGreaterThanOrEqual(8);
  });

  it.each(labelled)('with labels gives every value, none in doubt: %s', (_, message, person, language) => {
    const parts = byField(readMessage(message, language.context));
    const { expected } = person;
    expect(parts).toEqual({
      name: { field: 'name', value: seen(person.name), doubtful: false },
      phone: { field: 'phone', value: expected.phone, doubtful: false },
      address: { field: 'address', value: seen(person.address), doubtful: false },
      amount: { field: 'amount', value: expected.amount, doubtful: false },
      time: { field: 'time', value: parts['time']?.value, doubtful: false },
      description: { field: 'description', value: seen(person.goods), doubtful: false },
      notes: { field: 'notes', value: seen(person.notes), doubtful: false },
    });
    expect(minutesOf(parts['time']?.value ?? '', language)).toBe(expected.minutes);
  });

  it.each(free)(
    'without labels gives phone, address and amount, and marks what was guessed: %s',
    (_, message, person, language) => {
      const parts = byField(readMessage(message, language.context));
      const { expected } = person;
      expect(parts['phone']?.value).toBe(expected.phone);
      expect(parts['amount']?.value).toBe(expected.amount);
      expect(parts['address']?.value).toBe(seen(person.address));
      expect(parts['name']?.value).toBe(seen(person.name));
      expect(parts['time']?.doubtful).toBe(true);
      expect(minutesOf(parts['time']?.value ?? '', language)).toBe(expected.minutes);
      expect(parts['description']?.value).toContain(seen(person.goods));
    },
  );
});
