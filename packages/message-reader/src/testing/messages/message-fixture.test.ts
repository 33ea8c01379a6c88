import { describe, expect, it } from '@jest/globals';
import { countryConfig, supportedCountries } from '@courier/config';
import { isValidPhoneNumber, type CountryCode } from 'libphonenumber-js/max';
import { KNOWN_MESSAGES, UNSEEN_MESSAGES } from './fixture-messages';
import { FRESH_MESSAGES } from './fresh-messages';
import { HELD_OUT_MESSAGES } from './held-out-messages';
import { e164, plainDigits } from './judge-value';
import {
  messageLanguage,
  MESSAGE_FIELDS,
  MESSAGE_KINDS,
  locateSource,
  sourceText,
  type FixtureMessage,
  type Source,
} from './message-fixture';
import { ORDINARY_MESSAGES } from './ordinary-messages';

const HALVES = [...KNOWN_MESSAGES, ...UNSEEN_MESSAGES];
const MESSAGES = [...HALVES, ...FRESH_MESSAGES, ...ORDINARY_MESSAGES, ...HELD_OUT_MESSAGES];

const countBy = (messages: readonly FixtureMessage[], key: (entry: FixtureMessage) => string) =>
  messages.reduce((counts, entry) => {
    counts.set(key(entry), (counts.get(key(entry)) ?? 0) + 1);
    return counts;
  }, new Map<string, number>());

const saidIn = ({ expected }: FixtureMessage) =>
  MESSAGE_FIELDS.flatMap((field) => {
    const said = expected[field];
    return said ? [{ field, ...said }] : [];
  });

const acceptedSources = (said: { source: Source } | { source: Source; accept?: Source[] | undefined }) =>
  'accept' in said ? (said.accept ?? []) : [];

const breaking = (holds: (entry: FixtureMessage) => boolean) =>
  MESSAGES.filter((entry) => !holds(entry)).map(({ id }) => id);

describe('the evaluation messages', () => {
  it('are at least 500, half of them unseen, with at least 50 in each of 8 languages', () => {
    expect(KNOWN_MESSAGES.length).toBeGreaterThanOrEqual(250);
    expect(UNSEEN_MESSAGES.length).toBeGreaterThanOrEqual(250);
    const many = [...countBy(HALVES, messageLanguage)].filter(([, count]) => count >= 50);
    expect(many.map(([language]) => language).sort()).toEqual([
      'ar',
      'de',
      'en',
      'es',
      'ms',
      'th',
      'ur',
      'zh',
    ]);
  });

  it('include 150 additional fresh ones in more languages', () => {
    expect(FRESH_MESSAGES.length).toBeGreaterThanOrEqual(150);
    expect(countBy(FRESH_MESSAGES, messageLanguage).size).toBeGreaterThanOrEqual(13);
  });

  it('include 130 additional ordinary ones, at least 20 in each of their languages, and 50 held-out ones', () => {
    expect(ORDINARY_MESSAGES.length).toBeGreaterThanOrEqual(130);
    const few = [...countBy(ORDINARY_MESSAGES, messageLanguage)].filter(([, count]) => count < 20);
    expect(few).toEqual([]);
    expect(HELD_OUT_MESSAGES.length).toBeGreaterThanOrEqual(50);
  });

  it('are from many countries and of every kind, at least 50 of them without an order', () => {
    expect(countBy(MESSAGES, ({ country }) => country).size).toBeGreaterThanOrEqual(20);
    const kinds = countBy(MESSAGES, ({ kind }) => kind);
    for (const kind of MESSAGE_KINDS) expect([kind, (kinds.get(kind) ?? 0) >= 25]).toEqual([kind, true]);
    expect(kinds.get('none')).toBeGreaterThanOrEqual(50);
  });

  it('are split into two halves with the same languages and kinds, without duplicates', () => {
    const sort = (entry: FixtureMessage) => `${messageLanguage(entry)} ${entry.kind}`;
    const [known, unseen] = [countBy(KNOWN_MESSAGES, sort), countBy(UNSEEN_MESSAGES, sort)];
    const apart = [...new Set([...known.keys(), ...unseen.keys()])].filter(
      (key) => Math.abs((known.get(key) ?? 0) - (unseen.get(key) ?? 0)) > 1,
    );
    expect(apart).toEqual([]);
    expect(new Set(MESSAGES.map(({ id }) => id)).size).toBe(MESSAGES.length);
    expect(new Set(MESSAGES.map(({ message, country }) => `${country} ${message}`)).size).toBe(
      MESSAGES.length,
    );
  });

  it('use a language of a country with the service', () => {
    const countries: readonly string[] = supportedCountries;
    expect(breaking(({ country }) => countries.includes(country))).toEqual([]);
    expect(
      breaking(({ country, locale }) =>
        (countryConfig(country).supportedLanguages as readonly string[]).includes(locale),
      ),
    ).toEqual([]);
  });

  it('contain each expected value and each alternative cut of it literally', () => {
    const cuts = MESSAGES.flatMap((entry) =>
      saidIn(entry).flatMap((said) =>
        [said.source, ...acceptedSources(said)].map((source) => ({ message: entry.message, source })),
      ),
    );
    expect(cuts.length).toBeGreaterThan(2500);
    for (const { message, source } of cuts) {
      const found = locateSource(message, source).map(({ start, end }) => message.slice(start, end));
      expect(found.join(' ')).toBe(sourceText(source));
      expect(found.join(' ')).toBe(found.map((piece) => piece.trim()).join(' '));
    }
  });

  it('assign no character to two fields', () => {
    const overlapping = breaking((entry) => {
      const spans = saidIn(entry)
        .flatMap(({ source }) => locateSource(entry.message, source))
        .sort((a, b) => a.start - b.start);
      return spans.every(({ start }, index) => index === 0 || start >= (spans[index - 1]?.end ?? 0));
    });
    expect(overlapping).toEqual([]);
  });

  it('have alternative cuts that share words with the value', () => {
    const strange = breaking((entry) =>
      saidIn(entry).every((said) => {
        const own = locateSource(entry.message, said.source);
        return acceptedSources(said).every((source) =>
          locateSource(entry.message, source).some((cut) =>
            own.some(({ start, end }) => cut.start < end && start < cut.end),
          ),
        );
      }),
    );
    expect(strange).toEqual([]);
  });

  it('expect phone numbers that are valid in the country, as written there', () => {
    const wrong = breaking(({ country, expected: { phone } }) => {
      if (!phone) return true;
      const written = plainDigits(sourceText(phone.source));
      const same = phone.value.endsWith(written.replace(/\D/g, '').slice(-6));
      return (
        same &&
        e164(phone.value, country) === phone.value &&
        isValidPhoneNumber(phone.value, country as CountryCode)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('expect amounts with digits from the message', () => {
    const wrong = breaking(({ expected: { amount } }) => {
      const digits = plainDigits(amount ? sourceText(amount.source) : '').replace(/\D/g, '');
      return !amount || digits === '' || digits.startsWith(String(amount.value).replace('.', ''));
    });
    expect(wrong).toEqual([]);
  });

  it('expect nothing without an order, and at least two values with one', () => {
    expect(
      breaking((entry) => (entry.kind === 'none' ? saidIn(entry).length === 0 : saidIn(entry).length > 1)),
    ).toEqual([]);
  });

  it('contain Arabic, Urdu, Thai and full-width digits, and every field often enough to evaluate it', () => {
    for (const digits of [/[٠-٩]/, /[۰-۹]/, /[๐-๙]/, /[０-９]/])
      expect(MESSAGES.filter(({ message }) => digits.test(message)).length).toBeGreaterThanOrEqual(2);
    for (const half of [KNOWN_MESSAGES, UNSEEN_MESSAGES])
      for (const field of MESSAGE_FIELDS)
        expect(half.filter(({ expected }) => expected[field]).length).toBeGreaterThanOrEqual(40);
  });
});

describe('a source', () => {
  it('is found at its position, at the second occurrence when specified', () => {
    expect(locateSource('tea, tea', { text: 'tea', nth: 2 })).toEqual([{ start: 5, end: 8 }]);
    expect(locateSource('No. 7, no. 9 not 7', ['no. 9', 'No.'])).toEqual([
      { start: 7, end: 12 },
      { start: 0, end: 3 },
    ]);
    expect(() => locateSource('one tea', { text: 'tea', nth: 2 })).toThrow('does not stand 2 times');
  });
});
