import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import { newVendor } from '../../domains/accounts/registration/new-vendor';
import { demoTariff } from '../server/demonstration';
import { ago } from './plant-faults';
import { setTariff } from './set-rules';

const DAY_SECONDS = 86_400;

/** The tariff of Singapore is two days old, and a new one is a hundred times dearer. */
export async function insertDearTariff(db: Db): Promise<void> {
  const age = { valid_from: ago(2 * DAY_SECONDS), made_at: ago(2 * DAY_SECONDS) };
  await db.updateTable('operator_rules').set(age).where('kind', '=', 'tariffs').execute();
  const tariff = demoTariff('SG');
  await setTariff(db, { ...tariff, baseMinor: tariff.baseMinor * 100 }, ago(60), 'SG');
}

export async function removeDearTariff(db: Db): Promise<void> {
  await db
    .deleteFrom('operator_rules')
    .where('kind', '=', 'tariffs')
    .where('made_at', '>', ago(DAY_SECONDS))
    .execute();
}

const VENDOR = 's-measured';

export async function insertMeasuredOrders(
  db: Db,
  { estimated, total, hasLines = true }: { estimated: number; total: number; hasLines?: boolean },
): Promise<void> {
  const vendor = { name: 'Tea', phone: '+6561234567', paymentMethods: {}, nowSeconds: 1 };
  await db
    .insertInto('vendors')
    .values(newVendor({ ...vendor, vendorId: VENDOR, country: 'SG' }))
    .execute();
  const insertOrders = sql`
    insert into orders (order_id, country, vendor_id, created_at, updated_at, status, customer_name,
      customer_phone_number, address, latitude, longitude, notes, description, amount_minor, currency, payment_method,
      cold_bag_needed, delivery_fee_minor, proofs, age_validation_required, route_is_estimate, route_metres)
    select 'measured-' || number, 'SG', ${VENDOR}, ${ago(60)}, ${ago(60)}, 'DELIVERED', 'Tan', '+6581234567', 'Road',
      1.3, 103.8, '', 'Tea', 0, 'SGD', 'PAID', false, 500, '[]', false, number <= ${estimated}, 1000
    from generate_series(1, ${total}::integer) as number
    returning order_id, created_at, delivery_fee_minor`;
  const insertLines = sql`
    insert into order_charges (order_id, line, kind, amount_minor, occurred_at, actor)
    select order_id, 0, 'base', delivery_fee_minor, created_at, 'shop' from placed`;
  await (hasLines ? sql`with placed as (${insertOrders}) ${insertLines}` : insertOrders).execute(db);
}

export async function removeOrders(db: Db): Promise<void> {
  await db.deleteFrom('orders').execute();
  await db.deleteFrom('vendors').where('vendor_id', '=', VENDOR).execute();
}
