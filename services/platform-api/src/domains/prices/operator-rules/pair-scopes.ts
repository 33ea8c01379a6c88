import { describeScope, type PlaceScope } from '../rule-shapes/scope';

/** The rule that holds in one scope before and after a change. */
export interface ScopePair<Rule> {
  scope: PlaceScope;
  before: Rule | undefined;
  after: Rule | undefined;
  /** Absent in the file that was read, so that the rule of the country holds. */
  isLeftOut: boolean;
}

/** Every scope of either set; a scope without a rule of its own has the rule of the country. */
export function pairScopes<Rule extends { scope: PlaceScope }>(
  before: readonly Rule[],
  after: readonly Rule[],
): ScopePair<Rule>[] {
  const findExact = (rules: readonly Rule[], scope: PlaceScope) =>
    rules.find((rule) => describeScope(rule.scope) === describeScope(scope));
  const findRule = (rules: readonly Rule[], scope: PlaceScope) =>
    findExact(rules, scope) ?? findExact(rules, {});
  const leftOut = before.filter(({ scope }) => !findExact(after, scope));
  return [...after, ...leftOut].map(({ scope }) => ({
    scope,
    before: findRule(before, scope),
    after: findRule(after, scope),
    isLeftOut: !findExact(after, scope),
  }));
}
