import { sql } from 'kysely';
import type { CleaningRules } from '../../platform/cleaning/cleaning-rules';

const DAY_SECONDS = 86_400;

export const mailCleaning: CleaningRules = {
  owner: 'mail',
  listExpired: (now) => [{ table: 'outbox', condition: sql`created_at < ${now - 30 * DAY_SECONDS}` }],
};
