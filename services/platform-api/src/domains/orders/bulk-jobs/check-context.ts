import type { CountryCode } from '@courier/config';
import type { LatLng } from '@courier/api-client/order-rules';
import type { Db } from '../../../platform/db/database';
import type { VendorRow } from '../../../platform/db/schema';
import type { Deps } from './deps';
import { type FindPlace, rowPosition } from '../../places';
import { type OutletRules, readOutletRules } from '../../prices';
import { readOrderRules, type OrderRules } from '../order-checks';

/** A collection point. */
export interface Shop {
  vendor: VendorRow;
  rules: OrderRules;
  /** Null without a map position. */
  pickup: LatLng | null;
  outlet: OutletRules;
}

/** Read once to avoid a query per row. */
export interface CheckContext {
  clock: Deps['clock'];
  country: CountryCode;
  /** The uploading vendor; the default collection point. */
  home: Shop;
  /** By id, external id and lower-case name. */
  shops: ReadonlyMap<string, Shop>;
  findPlace: FindPlace;
  routing: Deps['routing'];
}

/** @returns undefined when the vendor no longer exists */
export async function readCheckContext(
  deps: Pick<Deps, 'clock' | 'flags' | 'routing' | 'rules'>,
  db: Db,
  { country, vendorId, shopIds }: { country: CountryCode; vendorId: string; shopIds: readonly string[] },
  findPlace: FindPlace,
): Promise<CheckContext | undefined> {
  const vendors = await db
    .selectFrom('vendors')
    .selectAll()
    .where('vendor_id', 'in', [vendorId, ...shopIds])
    .orderBy('vendor_id')
    .execute();
  const shops = new Map<string, Shop>();
  const known: Shop[] = [];
  for (const vendor of vendors) known.push(await loadCheckShop(deps, db, country, vendor));
  const name = (text: string | null, shop: Shop) => {
    const key = text?.toLowerCase() ?? '';
    if (key !== '' && !shops.has(key)) shops.set(key, shop);
  };
  // An id takes precedence over another shop's name.
  for (const shop of known) name(shop.vendor.vendor_id, shop);
  for (const shop of known) name(shop.vendor.client_vendor_id, shop);
  for (const shop of known) name(shop.vendor.name, shop);
  const home = known.find(({ vendor }) => vendor.vendor_id === vendorId);
  return home && { clock: deps.clock, country, home, shops, findPlace, routing: deps.routing };
}

async function loadCheckShop(
  deps: Pick<Deps, 'flags' | 'rules'>,
  db: Db,
  country: CountryCode,
  vendor: VendorRow,
): Promise<Shop> {
  const { vendor_id: vendorId, payment_methods: offered } = vendor;
  const pickup = rowPosition(vendor);
  const outlet = await readOutletRules(deps, db, { country, vendorId, pickup });
  return {
    vendor,
    rules: await readOrderRules(deps, db, { country, vendorId, offered, hours: outlet.hours }),
    pickup,
    outlet,
  };
}
