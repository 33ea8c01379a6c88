import { ORDER_STATUSES, hasEnded } from '@courier/api-client/order-rules';
import { sql } from 'kysely';
import type { Db } from '../db/database';
import { mailedOrderId } from './mailed-order-session';
import { notOwned } from '../requests/refusal';
import type { Session } from '../requests/session';

export async function ownedVendorIds(db: Db, session: Session): Promise<string[]> {
  const rows = await ownedVendors(db, session).orderBy('vendors.vendor_id').execute();
  return rows.map((row) => row.vendor_id);
}

/** Whether the session may act for the vendor. Almost every call runs this, so it reads no other vendor. */
export async function ownsVendor(db: Db, session: Session, vendorId: string): Promise<boolean> {
  const row = await ownedVendors(db, session)
    .where('vendors.vendor_id', '=', vendorId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The vendors of `vendorIds`, and outlets of `parentIds`, that the session may act for. */
export async function ownedAmong(
  db: Db,
  session: Session,
  { vendorIds, parentIds }: { vendorIds: readonly string[]; parentIds: readonly string[] },
): Promise<{ vendor_id: string; parent_vendor_id: string | null }[]> {
  return (
    ownedVendors(db, session)
      .select('vendors.parent_vendor_id')
      // One statement for any number of ids, so that it is prepared once.
      .where((on) =>
        on.or([
          on('vendors.vendor_id', '=', sql<string>`any(${vendorIds})`),
          on('vendors.parent_vendor_id', '=', sql<string>`any(${parentIds})`),
        ]),
      )
      .execute()
  );
}

function ownedVendors(db: Db, session: Session) {
  const vendors = db
    .selectFrom('vendors')
    .select('vendors.vendor_id')
    .where('vendors.country', '=', session.country);
  if (session.kind !== 'CLASSIC') return vendors.where('vendors.vendor_id', '=', session.vendorId);
  // Conditions instead of a join: the vendor is found by its key first, without duplicate rows.
  const memberships = db
    .selectFrom('vendor_members')
    .select('vendor_members.vendor_id')
    .where('vendor_members.user_id', '=', session.userId);
  return vendors.where((on) =>
    on.or([on('vendors.vendor_id', 'in', memberships), on('vendors.parent_vendor_id', 'in', memberships)]),
  );
}

/** @throws Refusal 404 unless the session may act for the vendor */
export async function assertVendor(db: Db, session: Session, vendorId: string): Promise<void> {
  if (!(await ownsVendor(db, session, vendorId))) throw notOwned();
}

/** @throws Refusal 404 unless the order exists and belongs to a vendor of the session */
export async function assertOrder(db: Db, session: Session, orderId: string): Promise<void> {
  const onlyOrderId = mailedOrderId(session);
  if (onlyOrderId !== null && onlyOrderId !== orderId) throw notOwned();
  const row = await db
    .selectFrom('orders')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('country', '=', session.country)
    .where('vendor_id', 'in', ownedVendors(db, session))
    .executeTakeFirst();
  if (!row) throw notOwned();
}

const ASSIGNED = ORDER_STATUSES.filter((status) => !hasEnded(status) && status !== 'WAITING_FOR_TRANSPORT');

/**
 * Only vendors of a running order may see the position of its rider.
 * @throws Refusal 404 otherwise
 */
export async function assertRider(db: Db, session: Session, riderId: string): Promise<void> {
  const onlyOrderId = mailedOrderId(session);
  const row = await db
    .selectFrom('orders')
    .select('order_id')
    .where('rider_id', '=', riderId)
    .where('status', 'in', ASSIGNED)
    .where('vendor_id', 'in', ownedVendors(db, session))
    .$if(onlyOrderId !== null, (query) => query.where('order_id', '=', onlyOrderId))
    .limit(1)
    .executeTakeFirst();
  if (!row) throw notOwned();
}
