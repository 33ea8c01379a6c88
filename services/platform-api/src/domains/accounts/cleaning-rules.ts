import { sql } from 'kysely';
import type { CleaningRules } from '../../platform/cleaning/cleaning-rules';
import type { ServerConfig } from '../../settings/config';

const HOUR_SECONDS = 3600;

/** Other accounts are kept. */
export const accountCleaning = ({
  refreshTokenSeconds,
}: Pick<ServerConfig, 'refreshTokenSeconds'>): CleaningRules => ({
  owner: 'accounts',
  listExpired: (now) => [
    { table: 'failed_sign_ins', condition: sql`failed_at < ${now - HOUR_SECONDS}` },
    { table: 'password_resets', condition: sql`expires_at < ${now - HOUR_SECONDS}` },
    // Read for the last minutes only, by the database clock.
    { table: 'ended_sessions', condition: sql`ended_at < now() - interval '1 hour'` },
    { table: 'operator_invitations', condition: sql`expires_at < ${now}` },
    { table: 'operator_sessions', condition: sql`expires_at < ${now}` },
    { table: 'revoked_tokens', condition: sql`expires_at < ${now}` },
    { table: 'refresh_tokens', condition: sql`expires_at < ${now}` },
    {
      table: 'sessions',
      condition: sql`created_at < ${now - refreshTokenSeconds}
        and not exists (select 1 from refresh_tokens where session_id = sessions.id)`,
    },
    {
      // Deleting the account deletes its registration.
      table: 'users',
      condition: sql`awaiting_confirmation
        and exists (select 1 from registrations where user_id = users.id and expires_at < ${now})`,
    },
  ],
});
