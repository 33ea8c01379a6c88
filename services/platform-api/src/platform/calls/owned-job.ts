import type { Db } from '../db/database';
import { assertVendor } from './ownership';
import { notOwned } from '../requests/refusal';
import type { Session } from '../requests/session';

/** @throws Refusal 404 unless the bulk job exists and belongs to a vendor of the session */
export async function assertJob(db: Db, session: Session, jobId: string): Promise<void> {
  const row = await db
    .selectFrom('bulk_jobs')
    .select('vendor_id')
    .where('job_id', '=', jobId)
    .where('country', '=', session.country)
    .executeTakeFirst();
  if (!row) throw notOwned();
  await assertVendor(db, session, row.vendor_id);
}
