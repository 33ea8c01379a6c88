import type { CountryCode } from '@courier/config';
import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/db/database';
import type { RegistrationTable, UserTable } from '../../../platform/db/schema';
import type { Deps } from './deps';
import { identityRefusal } from '../identity/identity-refusals';
import type { Asker } from '../identity/verify-asker';

export type PendingRow = Selectable<RegistrationTable> &
  Pick<Selectable<UserTable>, 'email' | 'password_hash' | 'awaiting_confirmation'>;

/** @throws Refusal 400 ExpiredCodeException after 24 hours, InvalidParameterException for an unknown link */
export async function findRegistration(
  { clock }: Pick<Deps, 'clock'>,
  db: Db,
  country: CountryCode,
  tokenHash: string,
): Promise<PendingRow> {
  const row = await db
    .selectFrom('registrations')
    .innerJoin('users', 'users.id', 'registrations.user_id')
    .selectAll('registrations')
    .select(['email', 'password_hash', 'awaiting_confirmation'])
    .where('token_hash', '=', tokenHash)
    .where('users.country', '=', country)
    .executeTakeFirst();
  if (!row) throw identityRefusal('InvalidParameterException', { field: 'token' });
  if (row.expires_at <= clock.nowSeconds()) throw identityRefusal('ExpiredCodeException', { field: 'token' });
  return row;
}

export const toAsker = (row: PendingRow, country: CountryCode): Asker => ({
  account: { country, email: row.email },
  passwordHash: row.password_hash,
  browserHash: row.browser_hash,
});
