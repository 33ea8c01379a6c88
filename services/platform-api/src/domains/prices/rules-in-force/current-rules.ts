import type { CountryCode } from '@courier/config';
import type { Clock } from '../../../platform/clock';
import type { Db } from '../../../platform/db/database';
import { ruleSchemas, type RuleKind, type RuleSets } from '../rule-shapes/rule-sets';
import { ruleContent, ruleInForce } from '../operator-rules/rule-versions';
import type { DemoRules } from './demo-rules';

/** What operators have set, for callers that ask often. */
export interface CurrentRules {
  /**
   * The rules in force; null where the operator has set none.
   * @param db the caller's connection, because the embedded database has only one
   * @throws ZodError when another release has stored rules that this one cannot read
   */
  read<Kind extends RuleKind>(db: Db, kind: Kind, country: CountryCode): Promise<RuleSets[Kind] | null>;
  /** When the rules that were read last began to hold, Unix seconds; null without rules. */
  since(kind: RuleKind, country: CountryCode): number | null;
  /** The id of the version that was read last; null without rules. */
  version(kind: RuleKind, country: CountryCode): number | null;
  /** Holds outside production where the operator has set nothing; null in production. */
  demo: DemoRules | null;
}

/** Every instance sees a change within five seconds. */
const RULES_REFRESH_MS = 2000;

interface Seen {
  ruleId: number | null;
  rules: unknown;
  since: number | null;
  readAtMs: number;
}

export function createCurrentRules(
  clock: Clock,
  demo: DemoRules | null,
  refreshMs: number = RULES_REFRESH_MS,
): CurrentRules {
  const seen = new Map<string, Seen>();

  const refresh = async (
    db: Db,
    kind: RuleKind,
    country: CountryCode,
    former: Seen | undefined,
  ): Promise<Seen> => {
    const readAtMs = performance.now();
    const version = await ruleInForce(db, kind, country, clock.nowSeconds());
    const ruleId = version?.rule_id ?? null;
    if (former?.ruleId === ruleId) return { ...former, readAtMs };
    const rules = ruleId === null ? null : ruleSchemas[kind].parse(await ruleContent(db, ruleId));
    return { ruleId, rules, since: version ? Math.max(version.valid_from, version.made_at) : null, readAtMs };
  };

  return {
    read: async <Kind extends RuleKind>(db: Db, kind: Kind, country: CountryCode) => {
      const key = `${kind} ${country}`;
      const known = seen.get(key);
      if (known && performance.now() - known.readAtMs < refreshMs)
        return known.rules as RuleSets[Kind] | null;
      const found = await refresh(db, kind, country, known);
      seen.set(key, found);
      return found.rules as RuleSets[Kind] | null;
    },
    since: (kind, country) => seen.get(`${kind} ${country}`)?.since ?? null,
    version: (kind, country) => seen.get(`${kind} ${country}`)?.ruleId ?? null,
    demo,
  };
}
