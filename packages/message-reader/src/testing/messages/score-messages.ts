import { isMissed, isRight } from './judge-value';
import { messageLanguage, MESSAGE_FIELDS, type FixtureMessage, type MessageField } from './message-fixture';

export interface ReadField {
  field: MessageField;
  /** As in the form; a time is `YYYY-MM-DDTHH:MM` on the country's clock, or `ASAP`. */
  value: string;
  certain: boolean;
}

/**
 * The evaluated function.
 * @param country ISO 3166 code
 * @param received time of receipt, `YYYY-MM-DDTHH:MM` on the country's clock
 */
export type MessageReader = (message: string, country: string, received: string) => readonly ReadField[];

export interface Tally {
  /** Required values of the messages, and filled optional ones. */
  said: number;
  found: number;
  right: number;
  /** Wrong fills, including those of fields the message does not mention. */
  wrong: number;
  certain: number;
  tickedWrong: number;
}

interface Mistake {
  id: string;
  field: MessageField;
  value: string;
  certain: boolean;
}

export interface Scores {
  messages: number;
  fields: Record<MessageField, Tally>;
  languages: Record<string, Tally>;
  total: Tally;
  /** Messages without an order in which a field was filled. */
  filledWithoutOrder: number;
  /** For the known half; those of the unseen half are never printed. */
  mistakes: Mistake[];
}

const newTally = (): Tally => ({ said: 0, found: 0, right: 0, wrong: 0, certain: 0, tickedWrong: 0 });

function count(tallies: readonly Tally[], change: (tally: Tally) => void) {
  tallies.forEach(change);
}

function scoreField(
  entry: FixtureMessage,
  field: MessageField,
  read: readonly ReadField[],
  tallies: Tally[],
) {
  const fills = read.filter((part) => part.field === field);
  const mistakes = fills.filter(({ value }) => !isRight(entry, field, value));
  const said = entry.expected[field] !== undefined && (fills.length > 0 || isMissed(entry, field));
  count(tallies, (tally) => {
    tally.said += said ? 1 : 0;
    tally.found += said && fills.length > 0 ? 1 : 0;
    tally.right += fills.length - mistakes.length;
    tally.wrong += mistakes.length;
    tally.certain += fills.filter(({ certain }) => certain).length;
    tally.tickedWrong += mistakes.filter(({ certain }) => certain).length;
  });
  return mistakes.map(({ value, certain }): Mistake => ({ id: entry.id, field, value, certain }));
}

export function scoreMessages(messages: readonly FixtureMessage[], reader: MessageReader): Scores {
  const fields = Object.fromEntries(MESSAGE_FIELDS.map((field) => [field, newTally()])) as Scores['fields'];
  const scores: Scores = {
    messages: messages.length,
    fields,
    languages: {},
    total: newTally(),
    filledWithoutOrder: 0,
    mistakes: [],
  };
  for (const entry of messages) {
    const read = reader(entry.message, entry.country, entry.received);
    const language = (scores.languages[messageLanguage(entry)] ??= newTally());
    for (const field of MESSAGE_FIELDS) {
      const tallies = [fields[field], language, scores.total];
      scores.mistakes.push(...scoreField(entry, field, read, tallies));
    }
    if (entry.kind === 'none' && read.length > 0) scores.filledWithoutOrder += 1;
  }
  return scores;
}
