import { describe, expect, it } from '@jest/globals';
import baseline from './baseline.json';
import { countFields, FIELDS_AND_TOTAL, type CountedField, type FieldCounts } from './field-counts';
import { MESSAGE_SETS } from './message-sets';
import { reader } from './reader';
import { scoreMessages } from './score-messages';

type Baseline = Readonly<Record<string, Record<CountedField, FieldCounts>>>;
const BASELINE: Baseline = baseline;

const certainAndRight = ({ certain, certainAndWrong }: FieldCounts) => certain - certainAndWrong;

/** The counts that are worse than in the baseline. */
const listLosses = (counts: Record<CountedField, FieldCounts>, least: Record<CountedField, FieldCounts>) =>
  FIELDS_AND_TOTAL.flatMap((field) => {
    const [reached, required] = [counts[field], least[field]];
    return [
      ...(certainAndRight(reached) < certainAndRight(required) ? [`${field}: fewer certain and right`] : []),
      ...(reached.certainAndWrong > required.certainAndWrong ? [`${field}: more certain and wrong`] : []),
      ...(reached.right < required.right ? [`${field}: fewer right`] : []),
    ];
  });

describe('the results of the reader', () => {
  it('have a baseline for every set of messages', () => {
    expect(Object.keys(BASELINE).sort()).toEqual(Object.keys(MESSAGE_SETS).sort());
  });

  it.each(Object.entries(MESSAGE_SETS))(
    'are on no field worse than the baseline: %s messages',
    (set, messages) => {
      const counts = countFields(scoreMessages(messages, reader));
      process.stdout.write(`${set} ${JSON.stringify(counts.total)}\n`);
      const least = BASELINE[set];
      expect(least && listLosses(counts, least)).toEqual([]);
    },
  );
});
