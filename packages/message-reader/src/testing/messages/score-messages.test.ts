import { describe, expect, it } from '@jest/globals';
import { KNOWN_MESSAGES, UNSEEN_MESSAGES } from './fixture-messages';
import { readMessages, MESSAGE_FIELDS, sourceText, type FixtureMessage } from './message-fixture';
import { scoreMessages, type MessageReader, type ReadField } from './score-messages';
import { scoreTable } from './score-table';

const MESSAGES = readMessages([
  {
    id: 'kw-1',
    country: 'KW',
    locale: 'ar_KW',
    kind: 'line',
    received: '2026-11-30T10:00',
    message: 'كرك ٢ للسيدة نورة ٩٩٨٧٦٥٤٣ غدا ٦ مساء، كاش ٣٫٢٥٠ د.ك',
    expected: {
      name: { source: 'للسيدة نورة', accept: ['نورة'] },
      phone: { value: '+96599876543', source: '٩٩٨٧٦٥٤٣' },
      description: { source: 'كرك ٢' },
      amount: { value: 3.25, source: '٣٫٢٥٠ د.ك' },
      payment: { value: 'CASH_ON_DELIVERY', source: 'كاش' },
      time: { value: { kind: 'before', day: 1, at: '18:00' }, source: 'غدا ٦ مساء' },
    },
  },
  {
    id: 'de-1',
    country: 'DE',
    locale: 'de_DE',
    kind: 'sentence',
    received: '2026-11-30T10:00',
    message: 'Torstraße 45, bitte klingeln, zwischen 16 und 18 Uhr',
    expected: {
      address: { source: 'Torstraße 45' },
      notes: { source: 'bitte klingeln', accept: ['klingeln'], optional: true },
      time: {
        value: { kind: 'between', day: 0, at: '16:00', until: '18:00' },
        source: 'zwischen 16 und 18 Uhr',
      },
    },
  },
  {
    id: 'de-2',
    country: 'DE',
    locale: 'de_DE',
    kind: 'none',
    received: '2026-11-30T10:00',
    message: 'Danke!',
    expected: {},
  },
]);

const certain = (field: ReadField['field'], value: string): ReadField => ({ field, value, certain: true });

const createReader =
  (answers: Record<string, ReadField[]>): MessageReader =>
  (message) =>
    answers[MESSAGES.find((entry) => entry.message === message)?.id ?? ''] ?? [];

function expectedFields({ expected, received }: FixtureMessage): ReadField[] {
  const time = expected.time?.value;
  const values = {
    phone: expected.phone?.value,
    amount: expected.amount && String(expected.amount.value),
    payment: expected.payment?.value,
    time: !time || time.kind === 'asap' ? time && 'ASAP' : `${dateAfterDays(received, time.day)}T${time.at}`,
  };
  return MESSAGE_FIELDS.flatMap((field) => {
    const said = expected[field];
    if (!said) return [];
    return [certain(field, field in values ? String(values[field as 'phone']) : sourceText(said.source))];
  });
}

function dateAfterDays(received: string, days: number) {
  const date = new Date(`${received}:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

describe('the score of a reader', () => {
  it('counts equal values in another notation as right', () => {
    const { total, filledWithoutOrder } = scoreMessages(
      MESSAGES,
      createReader({
        'kw-1': [
          certain('name', 'نورة'),
          certain('phone', '9987 6543'),
          certain('description', 'كرك 2،'),
          certain('amount', '3.250'),
          certain('payment', 'CASH_ON_DELIVERY'),
          certain('time', '2026-12-01T18:00'),
        ],
        'de-1': [certain('address', 'torstraße 45'), certain('time', '2026-11-30T17:30')],
      }),
    );
    expect(total).toEqual({ said: 8, found: 8, right: 8, wrong: 0, certain: 8, tickedWrong: 0 });
    expect(filledWithoutOrder).toBe(0);
  });

  it('counts another value, and a field the message does not mention, as wrong, and whether it was ticked', () => {
    const scores = scoreMessages(
      MESSAGES,
      createReader({
        'kw-1': [
          certain('phone', '9987 6544'),
          certain('payment', 'PAID'),
          certain('time', '2026-11-30T18:00'),
        ],
        'de-1': [
          { field: 'name', value: 'bitte', certain: false },
          certain('time', '2026-11-30T18:01'),
          certain('notes', 'Torstraße'),
        ],
        'de-2': [{ field: 'notes', value: 'Danke', certain: false }],
      }),
    );
    expect(scores.total).toEqual({ said: 9, found: 5, right: 0, wrong: 7, certain: 5, tickedWrong: 5 });
    expect(scores.fields.name).toEqual({ said: 1, found: 0, right: 0, wrong: 1, certain: 0, tickedWrong: 0 });
    expect(scores.languages['ar']).toEqual({
      said: 6,
      found: 3,
      right: 0,
      wrong: 3,
      certain: 3,
      tickedWrong: 3,
    });
    expect(scores.filledWithoutOrder).toBe(1);
    expect(scores.mistakes).toContainEqual({
      id: 'de-1',
      field: 'name',
      value: 'bitte',
      certain: false,
    });
  });

  it('counts no miss for an empty optional value, and reads an empty time as soon as possible', () => {
    const soon = MESSAGES.map((entry) => ({
      ...entry,
      expected: {
        notes: entry.expected.notes,
        time: { value: { kind: 'asap' as const }, source: entry.message },
      },
    }));
    expect(scoreMessages(soon, () => []).total.said).toBe(0);
    expect(scoreMessages(soon, () => [certain('time', 'ASAP')]).fields.time.right).toBe(3);
    expect(scoreMessages(soon, () => [certain('time', '2026-11-30T18:00')]).fields.time.wrong).toBe(3);
  });

  it('is perfect for a reader with the expected values, and all mistakes for one that fills only notes', () => {
    const all = [...KNOWN_MESSAGES, ...UNSEEN_MESSAGES];
    const expectedByMessage = new Map(
      all.map((entry) => [`${entry.country} ${entry.message}`, expectedFields(entry)]),
    );
    const perfect = scoreMessages(
      all,
      (message, country) => expectedByMessage.get(`${country} ${message}`) ?? [],
    );
    expect(perfect.mistakes).toEqual([]);
    expect(perfect.total.found).toBe(perfect.total.said);
    expect(perfect.total.right).toBeGreaterThan(2500);
    expect(perfect.filledWithoutOrder).toBe(0);

    const greedy = scoreMessages(all, (message) => [certain('notes', message)]);
    expect(greedy.fields.notes).toMatchObject({ right: 0, wrong: all.length, tickedWrong: all.length });
    expect(greedy.filledWithoutOrder).toBe(all.filter(({ kind }) => kind === 'none').length);
  });

  it('prints a line per field and per language and the total', () => {
    const table = scoreTable(
      scoreMessages(
        MESSAGES,
        createReader({ 'kw-1': [certain('name', 'نورة')], 'de-2': [certain('name', 'Danke')] }),
      ),
    );
    const cells = table.split('\n').map((line) => line.trim().split(/ {2,}/));
    expect(cells[0]).toEqual([
      'said',
      'found',
      'right',
      'wrong',
      'certain',
      'asked',
      'ticked and wrong',
      'found of said',
      'right of filled',
      'certain of filled',
    ]);
    expect(cells).toContainEqual(['name', '1', '1', '1', '1', '2', '0', '1', '100.0 %', '50.0 %', '100.0 %']);
    expect(cells).toContainEqual(['de', '2', '0', '0', '1', '1', '0', '1', '0.0 %', '0.0 %', '100.0 %']);
    expect(cells).toContainEqual(['total', '8', '1', '1', '1', '2', '0', '1', '12.5 %', '50.0 %', '100.0 %']);
    expect(cells.at(-1)).toEqual(['3 messages, 1 without an order were filled']);
  });
});
