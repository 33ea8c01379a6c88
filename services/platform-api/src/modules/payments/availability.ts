import { CARD_PROVIDERS, type CardProvider } from '@courier/api-client/contract';
import { conflict } from '../../contract-mount/refusal';
import type { Session } from '../../contract-mount/session';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { countryParameter } from '../parameters';

const [CYBERSOURCE, GENERIC] = CARD_PROVIDERS;

/** The provider of the card form; also the name of the payment method. */
export function cardProvider(
  { externalPayments, flags }: Pick<Deps, 'flags' | 'externalPayments'>,
  country: string,
): CardProvider {
  const external = externalPayments.find(country);
  if (external) return external.provider.method;
  return country === 'TW' && flags({ country })['cybersource-credit-card-taiwan'] ? CYBERSOURCE : GENERIC;
}

/**
 * @throws Refusal 409 where online payment is off: for the country, or for a vendor that does not support it
 */
export async function proveOnlinePayment(db: Db, session: Session, vendorId: string): Promise<void> {
  const ofCountry = await countryParameter(db, session.country, 'onlinePaymentActivated');
  const isOffered = session.kind === 'GUEST' || (await supportsOnlinePayment(db, vendorId));
  if (String(ofCountry) !== 'true' || !isOffered)
    throw conflict('Online payment is not available.', 'error.no-payment-method-available');
}

async function supportsOnlinePayment(db: Db, vendorId: string): Promise<boolean> {
  const vendor = await db
    .selectFrom('vendors')
    .select('payment_methods')
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  return vendor?.payment_methods['ONLINE_PAYMENT'] === true;
}
