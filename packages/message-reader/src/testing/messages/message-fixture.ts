import { PAYMENT_METHODS } from '@courier/config';
import * as z from 'zod/mini';

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

const text = z.string().check(z.minLength(1));
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const day = z.int().check(z.gte(0), z.lte(9));

/** An exact substring of the message; `nth` (from 1) selects one of several occurrences. */
const pieceSchema = z.union([text, z.strictObject({ text, nth: z.int().check(z.gte(1)) })]);
/** A value made of several pieces, in this order, with other words between them. */
const sourceSchema = z.union([pieceSchema, z.array(pieceSchema).check(z.minLength(2))]);
export type Source = z.infer<typeof sourceSchema>;

/** `days` after the day of the message; `at` on the country's clock. */
const timeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('asap') }),
  z.strictObject({ kind: z.enum(['at', 'before', 'after']), day, at: clock }),
  z.strictObject({ kind: z.literal('between'), day, at: clock, until: clock }),
]);
export type ExpectedTime = z.infer<typeof timeSchema>;

/** An optional value counts as right when filled and is no miss when empty. */
const optional = z.optional(z.literal(true));
const words = z.strictObject({ source: sourceSchema, accept: z.optional(z.array(sourceSchema)), optional });
const valued = <Value extends z.ZodMiniType>(value: Value) =>
  z.strictObject({ value, acceptValues: z.optional(z.array(value)), source: sourceSchema, optional });

const expectedSchema = z.strictObject({
  name: z.optional(words),
  /** E.164. */
  phone: z.optional(valued(z.string().check(z.regex(/^\+\d{8,15}$/)))),
  address: z.optional(words),
  /** Unit, floor and building. */
  unit: z.optional(words),
  description: z.optional(words),
  /** In major units of the country's currency. */
  amount: z.optional(valued(z.number().check(z.gt(0)))),
  payment: z.optional(valued(z.enum(PAYMENT_METHODS))),
  time: z.optional(valued(timeSchema)),
  notes: z.optional(words),
});

const messageSchema = z.strictObject({
  id: text,
  /** ISO 3166 code. */
  country: z.string().check(z.length(2)),
  locale: text,
  /** Urdu is also written in Latin letters. */
  script: z.optional(z.literal('Latn')),
  kind: z.enum(MESSAGE_KINDS),
  /** Time of receipt, on the country's clock. */
  received: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)),
  message: text,
  expected: expectedSchema,
});

export const messagesSchema = z.array(messageSchema);
export type FixtureMessage = z.infer<typeof messageSchema>;

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
