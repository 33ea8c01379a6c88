import { sql } from 'kysely';
import type { CleaningRules } from '../../platform/cleaning/cleaning-rules';

export const priceCleaning: CleaningRules = {
  owner: 'prices',
  listExpired: (now) => [{ table: 'fleet_quotes', condition: sql`expires_at < ${now}` }],
};
