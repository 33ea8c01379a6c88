import type { CountryCode } from '@courier/config';
import type { Db } from '../../../../platform/db/database';
import type { VendorRow } from '../../../../platform/db/schema';
import { monthRange } from '../lines/months';
import { issueStatement, type IssuingDeps } from './issue-statement';
import { beginMonth, endMonth, listMonths } from './statement-months';

/** Limits the memory of one query. */
const PAGE_SHOPS = 200;

export interface IssuedMonth {
  issued: number;
  /** What the caller shows; the other shops have their statements. */
  failures: { vendorId: string; error: unknown }[];
}

/**
 * Issues the statements of all shops of a country for a month that is over. Repeating it issues what is missing: a shop
 * whose statement exists is left alone, and one that failed does not stop the others.
 * @param stopping ends between two shops
 */
export async function issueMonth(
  deps: IssuingDeps,
  { country, month }: { country: CountryCode; month: string },
  stopping?: AbortSignal,
): Promise<IssuedMonth> {
  const { db, clock } = deps;
  await beginMonth(db, { country, month });
  const since = await readBegin(db, country);
  const result: IssuedMonth = { issued: 0, failures: [] };
  for (let after = ''; ;) {
    const shops = await listShops(db, country, after);
    for (const vendor of shops) {
      if (stopping?.aborted) return result;
      after = vendor.vendor_id;
      try {
        const number = await issueStatement(deps, { vendor, month, nowSeconds: clock.nowSeconds() }, since);
        if (number !== null) result.issued += 1;
      } catch (error) {
        result.failures.push({ vendorId: vendor.vendor_id, error });
      }
    }
    if (shops.length < PAGE_SHOPS) break;
  }
  if (result.failures.length === 0) await endMonth(db, { country, month }, clock.nowSeconds());
  return result;
}

/** Shops without a parent by id; guests have no statements. */
const listShops = (db: Db, country: CountryCode, after: string): Promise<VendorRow[]> =>
  db
    .selectFrom('vendors')
    .selectAll()
    .where('country', '=', country)
    .where('parent_vendor_id', 'is', null)
    .where('vendor_id', 'not like', 'guest-%')
    .where('vendor_id', '>', after)
    .orderBy('vendor_id')
    .limit(PAGE_SHOPS)
    .execute();

/** The first second of the first month of a country that has statements; what was charged before is on none. */
async function readBegin(db: Db, country: CountryCode): Promise<number> {
  const [first] = await listMonths(db, country);
  return first ? monthRange(first.month, country).from : 0;
}
