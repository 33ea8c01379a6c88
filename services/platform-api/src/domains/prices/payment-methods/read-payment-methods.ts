import type { CountryCode, PaymentMethod } from '@courier/config';
import type { Db } from '../../../platform/db/database';
import type { Deps } from '../deps';
import { countryParameter } from '../country-parameter';
import {
  countryMethods,
  countryOffers,
  vendorMethods,
  type PaymentMethodRule,
} from '../rule-shapes/payment-method-rules';

type RuleDeps = Pick<Deps, 'rules'>;
type Methods = Readonly<Record<string, boolean>>;

/** Empty where the operator has set none. */
const readPaymentMethodRules = async (
  { rules }: RuleDeps,
  db: Db,
  country: CountryCode,
): Promise<readonly PaymentMethodRule[]> => (await rules.read(db, 'payment-methods', country)) ?? [];

/** The row of a vendor with the payment methods that it may use now. */
export async function withPaymentMethods<
  Row extends { vendor_id: string; country: CountryCode; payment_methods: Methods },
>(deps: RuleDeps, db: Db, row: Row): Promise<Row> {
  const rules = await readPaymentMethodRules(deps, db, row.country);
  const offered = vendorMethods(rules, { vendorId: row.vendor_id, stored: row.payment_methods });
  return { ...row, payment_methods: offered };
}

/** The country parameter `paymentMethods`. */
export const readCountryMethods = async (deps: RuleDeps, db: Db, country: CountryCode): Promise<string> =>
  countryMethods(
    await readPaymentMethodRules(deps, db, country),
    String(await countryParameter(db, country, 'paymentMethods')),
  );

interface VendorChoice {
  country: CountryCode;
  vendorId: string;
  /** As stored with the vendor. */
  stored: Methods;
  flags: Methods;
}

/** What a vendor may choose for an order that is not paid by card. */
export async function readOrderMethods(
  deps: RuleDeps,
  db: Db,
  { flags, country, vendorId, stored }: VendorChoice,
): Promise<PaymentMethod[]> {
  const ofCountry = (await readCountryMethods(deps, db, country)).split('|');
  const rules = await readPaymentMethodRules(deps, db, country);
  const offered = vendorMethods(rules, { vendorId, stored });
  return [
    ...(offered['PAID'] === false ? [] : (['PAID'] as const)),
    ...(offered['CASH_ON_DELIVERY'] === true && ofCountry.includes('CASH_ON_DELIVERY')
      ? (['CASH_ON_DELIVERY'] as const)
      : []),
    ...(offered['PAYMENT_ON_DELIVERY'] === true ? (['PAYMENT_ON_DELIVERY'] as const) : []),
    ...(flags['none-payment-method'] ? (['NONE'] as const) : []),
  ];
}

/** The country parameter `onlinePaymentActivated`. */
export async function readOnlineActivated(deps: RuleDeps, db: Db, country: CountryCode): Promise<string> {
  const offered = countryOffers(await readPaymentMethodRules(deps, db, country), 'card');
  return offered === null
    ? String(await countryParameter(db, country, 'onlinePaymentActivated'))
    : String(offered);
}
