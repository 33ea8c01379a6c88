import type { CountryCode } from '@courier/config';
import type { Generated, JSONColumnType } from 'kysely';

export interface OperatorTables {
  operator_rules: OperatorRuleTable;
}

/** A version of what an operator has set for a country. Never deleted: `undone_at` ends it. */
export interface OperatorRuleTable {
  rule_id: Generated<number>;
  /** tariffs, areas, hours or limits */
  kind: string;
  country: CountryCode;
  /** Rules of this kind, complete. */
  content: JSONColumnType<object, string, string>;
  /** The first second in force. */
  valid_from: number;
  made_at: number;
  made_by: string;
  note: Generated<string>;
  undone_at: Generated<number | null>;
  undone_by: Generated<string | null>;
}
