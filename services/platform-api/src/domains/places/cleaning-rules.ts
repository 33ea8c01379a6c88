import { sql } from 'kysely';
import type { CleaningRules } from '../../platform/cleaning/cleaning-rules';

export const placeCleaning: CleaningRules = {
  owner: 'places',
  listExpired: (now) => [{ table: 'quoted_routes', condition: sql`expires_at < ${now}` }],
};
