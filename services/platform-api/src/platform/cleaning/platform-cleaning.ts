import { sql } from 'kysely';
import type { CleaningRules } from './cleaning-rules';

const DAY_SECONDS = 86_400;
/** One day after the trigger of the audit trail allows it. */
const AUDIT_SECONDS = 731 * DAY_SECONDS;

export const platformCleaning: CleaningRules = {
  owner: 'platform',
  listExpired: (now) => [
    { table: 'idempotency_keys', condition: sql`created_at < ${now - DAY_SECONDS}` },
    { table: 'call_counts', condition: sql`ends_at_ms < ${now * 1000}` },
    {
      // By the clock of the database, as its trigger.
      table: 'audit_entries',
      condition: sql`at < extract(epoch from now()) - ${AUDIT_SECONDS} and entry_id <= (select max(entry_id)
        from audit_heads where signed_at < extract(epoch from now()) - ${AUDIT_SECONDS})`,
    },
  ],
};
