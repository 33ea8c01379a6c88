import type { Db } from '../../../platform/db/database';

/**
 * Begins or ends the duty of a rider; without consent the position is deleted.
 * @returns false when duty would begin without consent
 */
export async function setDuty(
  db: Db,
  riderId: string,
  { on_duty, position_consent }: { on_duty: boolean; position_consent?: boolean | undefined },
): Promise<boolean> {
  const { position_consent: storedConsent } = await db
    .selectFrom('rider_accounts')
    .select('position_consent')
    .where('rider_id', '=', riderId)
    .executeTakeFirstOrThrow();
  const consent = position_consent ?? storedConsent;
  if (on_duty && !consent) return false;
  await db
    .updateTable('rider_accounts')
    .set({
      on_duty,
      position_consent: consent,
      ...(on_duty ? {} : { latitude: null, longitude: null, located_at: null }),
    })
    .where('rider_id', '=', riderId)
    .execute();
  return true;
}
