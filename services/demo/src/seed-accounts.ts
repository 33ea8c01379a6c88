import { capitalPosition, demoAccount, type CountryCode } from '@courier/config';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { type Deps, hashPassword } from '@courier/platform-api';
import type { Db } from './port';
import { mobileNumber } from './riders/mobile-number';
import { LOCAL_COUNTRIES, type LocalCountry } from './local';
import { localMarket } from './order-history/local-market';
import { seedCountryHistory } from './order-history/seed-order-history';
import { requestTracks } from './tracks';
import type { DemoSettings } from './demo-settings';
import { vendorRow } from './vendor-row';
import { DEMO_PASSWORD, demoAccounts, demoVendors, type DemoVendor } from './demo-vendors';

type SeedDeps = Pick<Deps, 'db' | 'clock'>;
type OwnerDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'bus'> & DemoSettings;

/** Demo accounts and vendors of Taiwan. Does nothing when they exist. */
export function seedDemoAccounts(deps: SeedDeps): Promise<void> {
  return seedAccounts(deps, 'TW', demoVendors, demoAccounts);
}

/** The demo owner's emails in a country other than Taiwan: the shared one, and the country's own. */
const demoOwners = (country: CountryCode) => ['owner@demo.test', demoAccount(country)];

/**
 * The demo owner of a country other than Taiwan, with a vendor and an outlet in its capital and sixty days of orders.
 * Created at the first use of its email there; other emails do nothing.
 */
export async function seedDemoOwner(deps: OwnerDeps, country: CountryCode, email: string): Promise<void> {
  const owners = demoOwners(country);
  const local = LOCAL_COUNTRIES[country];
  if (!local || !owners.includes(email.trim().toLowerCase())) return;
  const position = capitalPosition(country);
  const prefix = country.toLowerCase();
  const vendor = (number: string, parent: string | null, shift: number): DemoVendor => ({
    vendorId: `${prefix}${number}`,
    parentVendorId: parent,
    clientVendorId: `HT-${number}`,
    phone: mobileNumber(country, Number(number)),
    city: local.city,
    unit: '',
    building: '',
    postalCode: '',
    district: '',
    position: { latitude: position.latitude + shift, longitude: position.longitude + shift },
    riderInstructions: '',
    ...demoPlace(local, parent === null ? local.shop : local.shop.outlet),
  });
  const vendors = [vendor('1001', null, 0), vendor('1002', `${prefix}1001`, 0.01)];
  const accounts = Object.fromEntries(owners.map((owner) => [owner, [`${prefix}1001`]]));
  await seedAccounts(deps, country, vendors, accounts);
  const market = localMarket(country);
  // Running orders need new ones around them; without automatic orders the shop is inactive.
  const seeded = market && (deps.demoPulse ? market : { ...market, running: {} });
  if (!seeded || !(await seedCountryHistory(seeded, deps, { arePublished: true }))) return;
  await requestTracks(deps);
}

const demoPlace = (
  { address }: LocalCountry,
  { name, street, number }: Pick<LocalCountry['shop'], 'name' | 'street' | 'number'>,
) => ({ name, street, streetNumber: String(number), addressText: address(street, number) });

async function seedAccounts(
  deps: SeedDeps,
  country: CountryCode,
  vendors: readonly DemoVendor[],
  accounts: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const now = deps.clock.nowSeconds();
  const known = await deps.db
    .selectFrom('users')
    .select('id')
    .where('country', '=', country)
    .where('email', 'in', Object.keys(accounts))
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await deps.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('vendors')
      .values(vendors.map((vendor) => vendorRow(vendor, country, now)))
      .onConflict((conflict) => conflict.column('vendor_id').doNothing())
      .execute();
    for (const [email, vendorIds] of Object.entries(accounts)) {
      await insertAccount(
        trx,
        { id: randomUUID(), country, email, password_hash, created_at: now },
        vendorIds,
      );
    }
  });
}

async function insertAccount(
  trx: Db,
  user: { id: string; country: CountryCode; email: string; password_hash: string; created_at: number },
  vendorIds: readonly string[],
): Promise<void> {
  const inserted = await trx
    .insertInto('users')
    .values({ ...user, origin: 'demo' })
    // Must match the unique index exactly; a parameter would not.
    .onConflict((conflict) =>
      conflict
        .columns(['country', 'email'])
        .where(sql<boolean>`not awaiting_confirmation`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!inserted || vendorIds.length === 0) return;
  await trx
    .insertInto('vendor_members')
    .values(vendorIds.map((vendor_id) => ({ user_id: inserted.id, vendor_id })))
    .execute();
}
