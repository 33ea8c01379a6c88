import { contract, type SavedAddress, type Vendor } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../platform/calls/mount';
import { ownedVendorIds } from '../../../platform/calls/ownership';
import type { Db } from '../../../platform/db/database';
import type { Deps } from '../deps';
import { buildVendorAnswer } from './build-vendor-answer';

export function registerVendors(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.vendors.list, async ({ session, db }) => {
    const ids = await ownedVendorIds(db, session);
    if (ids.length === 0) return { result: { vendors: [] } };
    const rows = await db
      .selectFrom('vendors')
      .selectAll()
      .where('vendor_id', 'in', ids)
      .orderBy('is_parent', 'desc')
      .orderBy('vendor_id')
      .execute();
    const vendors = [];
    for (const row of rows) vendors.push(await buildVendorAnswer(deps, db, row));
    return { result: { vendors } };
  });

  mount(app, deps, contract.vendors.get, async ({ params, db }) => ({
    result: await findVendor(deps, db, params.vendorId),
  }));

  mount(app, deps, contract.vendors.updateAddress, async ({ params, body, db }) => {
    await db
      .updateTable('vendors')
      .set({ ...addressColumns(body), updated_at: deps.clock.nowSeconds() })
      .where('vendor_id', '=', params.vendorId)
      .execute();
    return { result: await findVendor(deps, db, params.vendorId) };
  });
}

async function findVendor(deps: Deps, db: Db, vendorId: string): Promise<Vendor> {
  const row = await db
    .selectFrom('vendors')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .executeTakeFirstOrThrow();
  return buildVendorAnswer(deps, db, row);
}

/** The saved address has street and number in one field. */
const addressColumns = (address: SavedAddress) => ({
  address_text: address.address_text,
  unit: address.unit,
  building: address.building,
  city: address.city,
  country_code: address.country_code,
  latitude: address.latitude,
  longitude: address.longitude,
  postal_code: address.postal_code,
  street: address.street_address,
  street_number: '',
  rider_instructions: address.notes,
});
