import type { CountryCode } from '@courier/config';
import type { ColumnType, JSONColumnType } from 'kysely';

export interface SessionTables {
  sessions: SessionTable;
  refresh_tokens: RefreshTokenTable;
  revoked_tokens: RevokedTokenTable;
  live_tickets: LiveTicketTable;
}

/** One sign-in: the family of its refresh tokens and the `sid` of its access tokens. */
interface SessionTable {
  id: string;
  user_id: string;
  country: CountryCode;
  created_at: number;
  revoked_at: number | null;
  /** Shortened User-Agent at sign-in; null for older sessions. */
  user_agent: ColumnType<string | null, string | null | undefined, string | null>;
  /** Last token renewal; null before the first one. */
  last_used_at: ColumnType<number | null, number | null | undefined, number | null>;
}

interface RefreshTokenTable {
  /** sha256 of the token, which is stored nowhere. */
  token_hash: string;
  session_id: string;
  expires_at: number;
  used_at: number | null;
  /** sha256 of the Idempotency-Key of the call that used the token. */
  replay_key: string | null;
  /** That call's answer, encrypted with a key that only the token's holder has. */
  replay_answer: string | null;
}

interface RevokedTokenTable {
  token_hash: string;
  expires_at: number;
}

interface LiveTicketTable {
  ticket_hash: string;
  /** The session of the ticket, as JSON. */
  session: JSONColumnType<object, string, string>;
  expires_at_ms: number;
}
