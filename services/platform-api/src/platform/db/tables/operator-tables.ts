import type { CountryCode } from '@courier/config';
import type { Generated, JSONColumnType } from 'kysely';
import type { Origin } from './origin-tables';

export interface OperatorTables {
  operator_rules: OperatorRuleTable;
  operators: OperatorTable;
  operator_invitations: OperatorInvitationTable;
  operator_recovery_codes: OperatorRecoveryCodeTable;
  operator_sessions: OperatorSessionTable;
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

/** An account of no country. */
interface OperatorTable {
  operator_id: string;
  /** Lower case. */
  email: string;
  name: string;
  /** Separated by commas. */
  roles: string;
  /** Codes separated by commas; null for all. */
  countries: string | null;
  /** Null until the invitation was accepted. */
  password_hash: Generated<string | null>;
  /** Secret of the authenticator app, encrypted; null without one. */
  totp_sealed: Generated<string | null>;
  /** The period of the last accepted code: none works twice. */
  totp_step: Generated<number | null>;
  blocked_at: Generated<number | null>;
  blocked_reason: Generated<string | null>;
  created_at: number;
  origin: Generated<Origin>;
}

interface OperatorInvitationTable {
  invitation_hash: string;
  operator_id: string;
  /** Secret for the authenticator app, encrypted. */
  totp_sealed: string;
  expires_at: number;
}

/** Deleted when it was used. */
interface OperatorRecoveryCodeTable {
  operator_id: string;
  code_hash: string;
}

interface OperatorSessionTable {
  token_hash: string;
  operator_id: string;
  created_at: number;
  expires_at: number;
}
