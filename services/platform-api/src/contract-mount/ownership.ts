import type { Db } from '../db/database';
import { notFound } from './refusal';
import type { Session } from './session';

/** Ids of every vendor and outlet the session may act for. */
export async function ownedVendorIds(db: Db, session: Session): Promise<string[]> {
  if (session.kind !== 'CLASSIC') {
    const row = await db
      .selectFrom('vendors')
      .select('vendor_id')
      .where('vendor_id', '=', session.vendorId)
      .where('country', '=', session.country)
      .executeTakeFirst();
    return row ? [row.vendor_id] : [];
  }
  const rows = await db
    .selectFrom('vendors')
    .innerJoin('vendor_members', (join) =>
      join.on((on) =>
        on.or([
          on('vendor_members.vendor_id', '=', on.ref('vendors.vendor_id')),
          on('vendor_members.vendor_id', '=', on.ref('vendors.parent_vendor_id')),
        ]),
      ),
    )
    .select('vendors.vendor_id')
    .distinct()
    .where('vendor_members.user_id', '=', session.userId)
    .where('vendors.country', '=', session.country)
    .orderBy('vendors.vendor_id')
    .execute();
  return rows.map((row) => row.vendor_id);
}

/** @throws Refusal 404 unless the session may act for the vendor */
export async function proveVendor(db: Db, session: Session, vendorId: string): Promise<void> {
  const owned = await ownedVendorIds(db, session);
  if (!owned.includes(vendorId)) throw notFound();
}

/** @throws Refusal 404 unless the order exists and belongs to a vendor of the session */
export async function proveOrder(db: Db, session: Session, orderId: string): Promise<void> {
  const row = await db
    .selectFrom('orders')
    .select('vendor_id')
    .where('order_id', '=', orderId)
    .where('country', '=', session.country)
    .executeTakeFirst();
  if (!row) throw notFound();
  await proveVendor(db, session, row.vendor_id);
}

/** @throws Refusal 404 unless the rider carries, or carried, an order of the session's vendors */
export async function proveRider(db: Db, session: Session, riderId: string): Promise<void> {
  const owned = await ownedVendorIds(db, session);
  if (owned.length === 0) throw notFound();
  const row = await db
    .selectFrom('orders')
    .select('order_id')
    .where('rider_id', '=', riderId)
    .where('vendor_id', 'in', owned)
    .limit(1)
    .executeTakeFirst();
  if (!row) throw notFound();
}
