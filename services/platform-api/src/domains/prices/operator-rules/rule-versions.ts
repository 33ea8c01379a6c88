import type { CountryCode } from '@courier/config';
import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/db/database';
import type { OperatorRuleTable } from '../../../platform/db/tables/operator-tables';
import type { RuleKind } from '../rule-shapes/rule-sets';

export type RuleVersion = Omit<Selectable<OperatorRuleTable>, 'content'>;

const VERSION = [
  'rule_id',
  'kind',
  'country',
  'valid_from',
  'made_at',
  'made_by',
  'note',
  'undone_at',
  'undone_by',
] as const;

/**
 * The version in force: of those that began, the one that began last.
 * @param at Unix seconds
 */
export async function ruleInForce(
  db: Db,
  kind: RuleKind,
  country: CountryCode,
  at: number,
): Promise<RuleVersion | undefined> {
  return db
    .selectFrom('operator_rules')
    .select(VERSION)
    .where('kind', '=', kind)
    .where('country', '=', country)
    .where('undone_at', 'is', null)
    .where('valid_from', '<=', at)
    .orderBy('valid_from', 'desc')
    .orderBy('rule_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * The id of the version that was in force at a moment, also of one that was undone later.
 * @param at Unix seconds
 */
export async function findVersionAt(
  db: Db,
  kind: RuleKind,
  country: CountryCode,
  at: number,
): Promise<number | null> {
  const row = await db
    .selectFrom('operator_rules')
    .select('rule_id')
    .where('kind', '=', kind)
    .where('country', '=', country)
    .where('valid_from', '<=', at)
    .where('made_at', '<=', at)
    .where(({ eb, or }) => or([eb('undone_at', 'is', null), eb('undone_at', '>', at)]))
    .orderBy('valid_from', 'desc')
    .orderBy('rule_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.rule_id ?? null;
}

export async function ruleContent(db: Db, ruleId: number): Promise<unknown> {
  const row = await db
    .selectFrom('operator_rules')
    .select('content')
    .where('rule_id', '=', ruleId)
    .executeTakeFirstOrThrow();
  return row.content;
}

/** All versions of a country, the newest first. */
export async function listRuleVersions(db: Db, kind: RuleKind, country: CountryCode): Promise<RuleVersion[]> {
  return db
    .selectFrom('operator_rules')
    .select(VERSION)
    .where('kind', '=', kind)
    .where('country', '=', country)
    .orderBy('rule_id', 'desc')
    .execute();
}

export interface NewRule {
  kind: RuleKind;
  country: CountryCode;
  content: object;
  /** Unix seconds. */
  validFrom: number;
  madeBy: string;
  note: string;
}

export async function addRuleVersion(db: Db, rule: NewRule, nowSeconds: number): Promise<number> {
  const { rule_id } = await db
    .insertInto('operator_rules')
    .values({
      kind: rule.kind,
      country: rule.country,
      content: JSON.stringify(rule.content),
      valid_from: rule.validFrom,
      made_at: nowSeconds,
      made_by: rule.madeBy,
      note: rule.note,
    })
    .returning('rule_id')
    .executeTakeFirstOrThrow();
  return rule_id;
}

/**
 * Takes a version out of force; what held before it holds again.
 * @returns false when there is no such version of this kind and country, or it was undone before
 */
export async function undoRuleVersion(
  db: Db,
  { kind, country, ruleId }: { kind: RuleKind; country: CountryCode; ruleId: number },
  by: string,
  nowSeconds: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('operator_rules')
    .set({ undone_at: nowSeconds, undone_by: by })
    .where('rule_id', '=', ruleId)
    .where('kind', '=', kind)
    .where('country', '=', country)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
