import type { Db } from '../db/database';
import type { RuleKind, RuleSets } from '../modules/operator-rules/rule-sets';
import { addRuleVersion } from '../modules/operator-rules/rule-versions';
import type { Tariff } from '../modules/pricing/tariffs/tariff';

/** Rules of an operator, as a command stores them. Returns their version. */
export const setRules = <Kind extends RuleKind>(
  db: Db,
  kind: Kind,
  content: RuleSets[Kind],
  nowSeconds: number,
  country = 'TW',
): Promise<number> =>
  addRuleVersion(db, { kind, country, content, validFrom: nowSeconds, madeBy: 'Ana', note: '' }, nowSeconds);

export const setTariff = (db: Db, tariff: Tariff, nowSeconds: number, country = 'TW'): Promise<number> =>
  setRules(db, 'tariffs', [tariff], nowSeconds, country);
