import type { CountryCode } from '@courier/config';
import type { CardProvider } from '@courier/api-client/contract';
import { conflict } from '../../platform/requests/refusal';
import type { Session } from '../../platform/requests/session';
import type { Db } from '../../platform/db/database';
import type { Deps } from './deps';
import type { NamedProvider } from './external/external-provider';
import { readOnlineActivated, withPaymentMethods } from '../prices';

/** @throws Refusal 409 for a country without a provider */
export function requireProvider(
  { externalPayments }: Pick<Deps, 'externalPayments'>,
  country: CountryCode,
): NamedProvider {
  const named = externalPayments.find(country);
  if (!named) throw conflict('Online payment is not available.', 'error.no-payment-method-available');
  return named;
}

/** The provider of the card form; also the name of the payment method. */
export const cardProvider = (deps: Pick<Deps, 'externalPayments'>, country: CountryCode): CardProvider =>
  requireProvider(deps, country).provider.method;

/**
 * @throws Refusal 409 where online payment is off: for the country, or for a vendor that does not support it
 */
export async function assertOnlinePayment(
  deps: Pick<Deps, 'rules'>,
  db: Db,
  session: Session,
  vendorId: string,
): Promise<void> {
  const ofCountry = await readOnlineActivated(deps, db, session.country);
  const isOffered = session.kind === 'GUEST' || (await supportsOnlinePayment(deps, db, vendorId));
  if (ofCountry !== 'true' || !isOffered)
    throw conflict('Online payment is not available.', 'error.no-payment-method-available');
}

async function supportsOnlinePayment(deps: Pick<Deps, 'rules'>, db: Db, vendorId: string): Promise<boolean> {
  const vendor = await db
    .selectFrom('vendors')
    .select(['vendor_id', 'country', 'payment_methods'])
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  if (!vendor) return false;
  const { payment_methods: offered } = await withPaymentMethods(deps, db, vendor);
  return offered['ONLINE_PAYMENT'] === true;
}
