import type { Assessment, RuleTransition } from '../operator-rules/rule-file-kind';
import type { ProhibitedItemRule } from '../rule-shapes/prohibited-rules';

/** A list with less than this share of its former words is a warning. */
const LEAST_SHARE = 1 / 3;

export function assessProhibited({
  country,
  before,
  after,
}: Pick<RuleTransition<'prohibited'>, 'country' | 'before' | 'after'>): Assessment {
  const [former, next] = [listWords(before ?? []), listWords(after)];
  const short = next.filter((word) => isSingleLetter(word) && !former.includes(word));
  return {
    effect: [],
    warnings: [
      ...(next.length < former.length * LEAST_SHARE
        ? [`all of ${country}: ${former.length} words -> ${next.length}`]
        : []),
      ...short.map((word) => `"${word}" alone refuses every order with this letter or digit as a word`),
    ],
  };
}

const listWords = (items: readonly ProhibitedItemRule[]) => items.flatMap(({ words }) => words);

/** One sign of a script without letters, such as 酒, is a word. */
const isSingleLetter = (word: string) => [...word].length === 1 && !/\p{Lo}/u.test(word);
