import type { Generated } from 'kysely';

/** Outbox of unpublished events, written in the transaction of the change. */
export interface EventTables {
  order_events: OrderEventTable;
  ended_sessions: EndedSessionTable;
}

/** Deleted after every instance was notified. */
interface OrderEventTable {
  order_id: string;
  /** `updated_at` after the change; publishing a newer version covers this one. */
  version: number;
  /** From then on any instance may publish it, because the writing instance has not. Database clock. */
  due_at: Generated<Date>;
}

/** Kept for minutes, so that an instance that missed the message still closes the session's live channels. */
interface EndedSessionTable {
  session_key: string;
  ended_at: Generated<Date>;
}
