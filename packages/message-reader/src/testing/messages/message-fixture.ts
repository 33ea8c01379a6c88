import { PAYMENT_METHODS } from '@courier/config';
import * as v from 'valibot';

export const MESSAGE_KINDS = [
  'line',
  'sentence',
  'lines',
  'form',
  'chat',
  'mail',
  'rambling',
  'correction',
  'two-phones',
  'mixed',
  'none',
] as const;

export const MESSAGE_FIELDS = [
  'name',
  'phone',
  'address',
  'unit',
  'description',
  'amount',
  'payment',
  'time',
  'notes',
] as const;
export type MessageField = (typeof MESSAGE_FIELDS)[number];

const text = v.pipe(v.string(), v.minLength(1));
const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const day = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));

/** An exact substring of the message; `nth` (from 1) selects one of several occurrences. */
const pieceSchema = v.union([
  text,
  v.strictObject({ text, nth: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
]);
/** A value made of several pieces, in this order, with other words between them. */
const sourceSchema = v.union([pieceSchema, v.pipe(v.array(pieceSchema), v.minLength(2))]);
export type Source = v.InferOutput<typeof sourceSchema>;

/** `days` after the day of the message; `at` on the country's clock. */
const timeSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('asap') }),
  v.strictObject({ kind: v.picklist(['at', 'before', 'after']), day, at: clock }),
  v.strictObject({ kind: v.literal('between'), day, at: clock, until: clock }),
]);
export type ExpectedTime = v.InferOutput<typeof timeSchema>;

/** An optional value counts as right when filled and is no miss when empty. */
const optional = v.optional(v.literal(true));
const words = v.strictObject({ source: sourceSchema, accept: v.optional(v.array(sourceSchema)), optional });
const valued = <Value extends v.GenericSchema>(value: Value) =>
  v.strictObject({ value, acceptValues: v.optional(v.array(value)), source: sourceSchema, optional });

const expectedSchema = v.strictObject({
  name: v.optional(words),
  /** E.164. */
  phone: v.optional(valued(v.pipe(v.string(), v.regex(/^\+\d{8,15}$/)))),
  address: v.optional(words),
  /** Unit, floor and building. */
  unit: v.optional(words),
  description: v.optional(words),
  /** In major units of the country's currency. */
  amount: v.optional(valued(v.pipe(v.number(), v.gtValue(0)))),
  payment: v.optional(valued(v.picklist(PAYMENT_METHODS))),
  time: v.optional(valued(timeSchema)),
  notes: v.optional(words),
});

const messageSchema = v.strictObject({
  id: text,
  /** ISO 3166 code. */
  country: v.pipe(v.string(), v.length(2)),
  locale: text,
  /** Urdu is also written in Latin letters. */
  script: v.optional(v.literal('Latn')),
  kind: v.picklist(MESSAGE_KINDS),
  /** Time of receipt, on the country's clock. */
  received: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)),
  message: text,
  expected: expectedSchema,
});

const messagesSchema = v.array(messageSchema);
export type FixtureMessage = v.InferOutput<typeof messageSchema>;

/** @throws ValiError for data that is no list of messages */
export const readMessages = (data: unknown): FixtureMessage[] => v.parse(messagesSchema, data);

export const messageLanguage = ({ locale }: Pick<FixtureMessage, 'locale'>) => locale.split('_')[0] ?? locale;

/**
 * `start` and `end` (exclusive) of each piece, in UTF-16 units.
 * @throws Error when the source is not in the message
 */
export function locateSource(message: string, source: Source): { start: number; end: number }[] {
  return [source].flat().map((piece) => {
    const { text: wanted, nth } = typeof piece === 'string' ? { text: piece, nth: 1 } : piece;
    let start = -1;
    for (let found = 0; found < nth; found += 1) {
      start = message.indexOf(wanted, start + 1);
      if (start < 0) throw new Error(`"${wanted}" does not stand ${nth} times in the message`);
    }
    return { start, end: start + wanted.length };
  });
}

export const sourceText = (source: Source) =>
  [source]
    .flat()
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join(' ');
