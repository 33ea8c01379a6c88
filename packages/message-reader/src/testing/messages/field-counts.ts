import { MESSAGE_FIELDS, type MessageField } from './message-fixture';
import type { Scores, Tally } from './score-messages';

export interface FieldCounts {
  right: number;
  wrong: number;
  certain: number;
  asked: number;
  certainAndWrong: number;
}

export const FIELDS_AND_TOTAL = [...MESSAGE_FIELDS, 'total'] as const;
export type CountedField = MessageField | 'total';

const countField = ({ right, wrong, certain, tickedWrong }: Tally): FieldCounts => ({
  right,
  wrong,
  certain,
  asked: right + wrong - certain,
  certainAndWrong: tickedWrong,
});

/** The counts of the baseline, which `baseline.json` contains for every set of messages. */
export const countFields = ({ fields, total }: Scores) =>
  Object.fromEntries(
    FIELDS_AND_TOTAL.map((field) => [field, countField(field === 'total' ? total : fields[field])]),
  ) as Record<CountedField, FieldCounts>;
