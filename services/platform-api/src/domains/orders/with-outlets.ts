import type { Db } from '../../platform/db/database';

/** The vendor's id first. */
export async function withOutlets(db: Db, vendorId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('vendors')
    .select('vendor_id')
    .where('parent_vendor_id', '=', vendorId)
    .orderBy('vendor_id')
    .execute();
  return [vendorId, ...rows.map((row) => row.vendor_id)];
}
