import type { CountryCode } from '@courier/config';
import { digest } from '../../../platform/security/sealed-answer';
import type { Deps } from '../deps';
import { findByReturn } from '../external/charges.repository';

export interface OpenChallenge {
  payableMinor: number;
  currency: string;
  country: CountryCode;
  /** Null for the tracking page. */
  returnUrl: string | null;
}

/** @param secret of the address that the bank returns to */
export async function findChallenge(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  secret: string,
): Promise<OpenChallenge | null> {
  const charge = await findByReturn(db, digest(secret));
  if (charge?.state !== 'CHALLENGED') return null;
  const intent = await db
    .selectFrom('payment_intents')
    .select(['payable_minor', 'currency', 'country'])
    .where('intent_id', '=', charge.intent_id)
    .where('status', '=', 'CHALLENGED')
    .where('expires_at', '>=', clock.nowSeconds())
    .executeTakeFirst();
  if (!intent) return null;
  const { payable_minor: payableMinor, currency, country } = intent;
  return { payableMinor, currency, country, returnUrl: charge.return_url };
}
