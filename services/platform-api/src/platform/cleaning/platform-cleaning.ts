import { sql } from 'kysely';
import type { CleaningRules } from './cleaning-rules';

const DAY_SECONDS = 86_400;

export const platformCleaning: CleaningRules = {
  owner: 'platform',
  listExpired: (now) => [
    { table: 'idempotency_keys', condition: sql`created_at < ${now - DAY_SECONDS}` },
    { table: 'call_counts', condition: sql`ends_at_ms < ${now * 1000}` },
  ],
};
