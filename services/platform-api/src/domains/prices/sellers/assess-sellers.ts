import type { Assessment, RuleTransition } from '../operator-rules/rule-file-kind';

/** Numbers of statements run per prefix, so another one begins a series. */
export function assessSellers({
  country,
  before,
  after,
}: Pick<RuleTransition<'sellers'>, 'country' | 'before' | 'after'>): Assessment {
  const [former, next] = [before?.[0]?.prefix, after[0]?.prefix];
  return {
    effect: [],
    warnings:
      former !== undefined && next !== undefined && former !== next
        ? [
            `all of ${country}: the prefix ${former} -> ${next}, so that the numbers of statements begin again at 1`,
          ]
        : [],
  };
}
