import type { CountryCode } from '@courier/config';
import type { Clock } from '../../../platform/clock';
import type { Db } from '../../../platform/db/database';
import { ruleSchemas, type RuleKind, type RuleSets } from '../rule-shapes/rule-sets';
import { ruleContent, ruleInForce } from '../operator-rules/rule-versions';
import type { DemoRules } from './demo-rules';

/** Rules in force with the version that contains them. */
interface RulesInForce<Rules> {
  rules: Rules;
  /** `operator_rules.rule_id`. */
  version: number;
  /** When the rules began to hold, Unix seconds. */
  since: number;
}

/** What operators have set, for callers that ask often. */
export interface CurrentRules {
  /**
   * The rules in force; null where the operator has set none.
   * @param db the caller's connection, because the embedded database has only one
   * @throws ZodError when another release has stored rules that this one cannot read
   */
  read<Kind extends RuleKind>(db: Db, kind: Kind, country: CountryCode): Promise<RuleSets[Kind] | null>;
  /** `read` with the version of the rules. */
  readVersion<Kind extends RuleKind>(
    db: Db,
    kind: Kind,
    country: CountryCode,
  ): Promise<RulesInForce<RuleSets[Kind]> | null>;
  /** Holds outside production where the operator has set nothing; null in production. */
  demo: DemoRules | null;
}

/** Every instance sees a change within five seconds. */
const RULES_REFRESH_MS = 2000;

interface Seen {
  inForce: RulesInForce<unknown> | null;
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
    if (!version) return { inForce: null, readAtMs };
    if (former?.inForce?.version === version.rule_id) return { ...former, readAtMs };
    const inForce = {
      rules: ruleSchemas[kind].parse(await ruleContent(db, version.rule_id)),
      version: version.rule_id,
      since: Math.max(version.valid_from, version.made_at),
    };
    return { inForce, readAtMs };
  };

  const readVersion: CurrentRules['readVersion'] = async <Kind extends RuleKind>(
    db: Db,
    kind: Kind,
    country: CountryCode,
  ) => {
    const key = `${kind} ${country}`;
    const former = seen.get(key);
    const isFresh = former && performance.now() - former.readAtMs < refreshMs;
    const current = isFresh ? former : await refresh(db, kind, country, former);
    seen.set(key, current);
    return current.inForce as RulesInForce<RuleSets[Kind]> | null;
  };

  return {
    read: async (db, kind, country) => (await readVersion(db, kind, country))?.rules ?? null,
    readVersion,
    demo,
  };
}
