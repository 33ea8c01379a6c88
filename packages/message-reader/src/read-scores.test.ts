import { describe, expect, it } from '@jest/globals';
import { KNOWN_MESSAGES, UNSEEN_MESSAGES } from './testing/messages/fixture-messages';
import { FRESH_MESSAGES } from './testing/messages/fresh-messages';
import { HELD_OUT_MESSAGES } from './testing/messages/held-out-messages';
import { MESSAGE_FIELDS, type MessageField } from './testing/messages/message-fixture';
import { ORDINARY_MESSAGES } from './testing/messages/ordinary-messages';
import { scoreMessages, type Scores } from './testing/messages/score-messages';
import { scoreTable } from './testing/messages/score-table';
import { reader } from './testing/messages/reader';

const percent = (part: number, whole: number) => (100 * part) / whole;

/** Per field: percent of fills that are right (precision) and of mentioned values that are found (recall). */
const fieldScores = ({ fields }: Scores) =>
  MESSAGE_FIELDS.map((field) => {
    const { said, found, right, wrong } = fields[field];
    return { field, right: percent(right, right + wrong), found: percent(found, said) };
  });

/** Minimum precision and recall in percent; slightly below the measured values. */
const FLOORS: Record<
  'known' | 'unseen' | 'fresh',
  Record<MessageField, readonly [right: number, found: number]>
> = {
  known: {
    name: [98, 94],
    phone: [99, 98],
    address: [97, 85],
    unit: [96, 90],
    description: [97, 74],
    amount: [98, 95],
    payment: [99, 99],
    time: [97, 97],
    notes: [98, 60],
  },
  unseen: {
    name: [97, 81],
    phone: [99, 91],
    address: [89, 72],
    unit: [91, 72],
    description: [88, 57],
    amount: [98, 88],
    payment: [99, 87],
    time: [93, 83],
    notes: [89, 37],
  },
  fresh: {
    name: [95, 94],
    phone: [99, 98],
    address: [95, 72],
    unit: [97, 74],
    description: [97, 78],
    amount: [98, 96],
    payment: [98, 98],
    time: [92, 90],
    notes: [96, 75],
  },
};
/** Minimum share of certain fills in ordinary messages, percent. */
const CERTAIN_OF_ORDINARY = 80;
/** At most one in this many certain values is wrong. */
const ONE_WRONG_IN = 500;
/** Minimum share of right fills, percent. */
const RIGHT_IN_ALL = 95;

describe('the reader of pasted messages', () => {
  it.each([
    ['known', KNOWN_MESSAGES],
    ['unseen', UNSEEN_MESSAGES],
    ['fresh', FRESH_MESSAGES],
  ] as const)('fills the values of the %s messages and ticks nothing wrong', (half, messages) => {
    const scores = scoreMessages(messages, reader);
    process.stdout.write(`\n${half}\n${scoreTable(scores)}\n`);
    const below = fieldScores(scores).filter(
      ({ field, right, found }) => right < FLOORS[half][field][0] || found < FLOORS[half][field][1],
    );
    expect(below).toEqual([]);
    expect(scores.total.tickedWrong).toBe(0);
    expect(scores.filledWithoutOrder).toBe(0);
    const { right, wrong } = scores.total;
    expect(percent(right, right + wrong)).toBeGreaterThanOrEqual(RIGHT_IN_ALL);
  });

  it.each([
    ['ordinary', ORDINARY_MESSAGES],
    ['held-out', HELD_OUT_MESSAGES],
  ] as const)(
    'fills four of five values of the %s messages as certain, at most one in 500 wrong',
    (half, messages) => {
      const scores = scoreMessages(messages, reader);
      process.stdout.write(`\n${half}\n${scoreTable(scores)}\n`);
      const { right, wrong, certain, tickedWrong } = scores.total;
      expect(percent(certain, right + wrong)).toBeGreaterThanOrEqual(CERTAIN_OF_ORDINARY);
      expect(tickedWrong).toBeLessThanOrEqual(Math.ceil(certain / ONE_WRONG_IN));
    },
  );
});
