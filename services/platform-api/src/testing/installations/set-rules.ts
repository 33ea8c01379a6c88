import type { CountryCode } from '@courier/config';
import type { Db } from '../../platform/db/database';
import type { RuleKind, RuleSets } from '../../domains/prices/rule-shapes/rule-sets';
import { addRuleVersion } from '../../domains/prices/operator-rules/rule-versions';
import type { Tariff } from '../../domains/prices/rule-shapes/tariff';

/** Rules of an operator, as a command stores them. Returns their version. */
export const setRules = <Kind extends RuleKind>(
  db: Db,
  kind: Kind,
  content: RuleSets[Kind],
  nowSeconds: number,
  country: CountryCode = 'TW',
): Promise<number> =>
  addRuleVersion(db, { kind, country, content, validFrom: nowSeconds, madeBy: 'Ana', note: '' }, nowSeconds);

export const setTariff = (
  db: Db,
  tariff: Tariff,
  nowSeconds: number,
  country: CountryCode = 'TW',
): Promise<number> => setRules(db, 'tariffs', [tariff], nowSeconds, country);
