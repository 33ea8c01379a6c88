import type { CountryCode } from '@courier/config';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import { rulesInForce } from '../operator-rules/rule-changes';
import { countryOffers, vendorMethods } from '../rule-shapes/payment-method-rules';

/** Countries in which a business may pay by card. */
export async function listCountriesWithCards(db: Db, nowSeconds: number): Promise<CountryCode[]> {
  const found: CountryCode[] = [];
  for (const country of await listCountriesWithChoice(db)) {
    const rules = (await rulesInForce(db, 'payment-methods', country, nowSeconds)) ?? [];
    const mayPay = (vendorId: string, stored: Readonly<Record<string, boolean>>) =>
      vendorMethods(rules, { vendorId, stored })['ONLINE_PAYMENT'] === true;
    const isOffered =
      countryOffers(rules, 'card') ??
      (rules.some(({ vendorId }) => vendorId !== undefined && mayPay(vendorId, {})) ||
        (await listVendorsWithCards(db, country)).some((id) => mayPay(id, { ONLINE_PAYMENT: true })));
    if (isOffered) found.push(country);
  }
  return found;
}

async function listCountriesWithChoice(db: Db): Promise<CountryCode[]> {
  const { rows } = await sql<{ country: CountryCode }>`
    select country from operator_rules where kind = 'payment-methods'
    union select country from vendors where payment_methods ->> 'ONLINE_PAYMENT' = 'true' order by country
  `.execute(db);
  return rows.map(({ country }) => country);
}

async function listVendorsWithCards(db: Db, country: CountryCode): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select vendor_id as id from vendors
    where country = ${country} and payment_methods ->> 'ONLINE_PAYMENT' = 'true' order by vendor_id
  `.execute(db);
  return rows.map(({ id }) => id);
}
