import type { Generated } from 'kysely';

/** What has happened and is still to be told to live channels, written in the transaction in which it happened. */
export interface EventTables {
  order_events: OrderEventTable;
  ended_sessions: EndedSessionTable;
}

/** Deleted once every instance was told. */
export interface OrderEventTable {
  order_id: string;
  /** `updated_at` of the order as it was left; whoever tells of a newer version has told of this one. */
  version: number;
  /** From when on any instance may tell it: the one that wrote it has not. By the clock of the database. */
  due_at: Generated<Date>;
}

/** For minutes, so that every instance closes the live channels of a session, whether or not it was told. */
export interface EndedSessionTable {
  /** `key` of the session. */
  session_key: string;
  ended_at: Generated<Date>;
}
