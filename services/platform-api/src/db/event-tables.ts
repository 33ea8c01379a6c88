import type { Generated } from 'kysely';

/** Outbox: events that live channels have not got yet, written in the transaction of the change. */
export interface EventTables {
  order_events: OrderEventTable;
  ended_sessions: EndedSessionTable;
}

/** Deleted after every instance was notified. */
export interface OrderEventTable {
  order_id: string;
  /** `updated_at` of the order after the change; publishing a newer version covers this one. */
  version: number;
  /** From when on any instance may tell it: the one that wrote it has not. By the clock of the database. */
  due_at: Generated<Date>;
}

/** For minutes, so that every instance closes the live channels of a session, also if it missed the message. */
export interface EndedSessionTable {
  /** `key` of the session. */
  session_key: string;
  ended_at: Generated<Date>;
}
