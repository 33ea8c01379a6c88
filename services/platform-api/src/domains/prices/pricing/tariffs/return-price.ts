import type { LatLng } from '@courier/api-client/order-rules';
import type { CountryCode } from '@courier/config';
import type { Db } from '../../../../platform/db/database';
import { findVersionAt, ruleContent } from '../../operator-rules/rule-versions';
import { citiesAt } from '../../rule-shapes/area-rules';
import { ruleSchemas, type RuleSets } from '../../rule-shapes/rule-sets';
import { closestRule } from '../../rule-shapes/scope';
import { returnFee, type ReturnFee } from './tariff-fee';

interface PlacedOrder {
  orderId: string;
  country: CountryCode;
  vendorId: string;
  pickup: LatLng;
  /** Before a voucher. */
  feeMinor: number;
}

interface ReturnPrice extends ReturnFee {
  tariffVersion: number;
}

/**
 * What the return of a placed order costs, by the tariff that gave its fee and that the shop saw.
 * @returns null where no tariff of the operator gave the fee, or where it names no price for returns, also when another
 *   release stored the tariffs or areas and this one cannot read them: the order itself is still returned
 */
export async function priceReturn(
  db: Db,
  { orderId, country, vendorId, pickup, feeMinor }: PlacedOrder,
): Promise<ReturnPrice | null> {
  const { tariffVersion, at } = await findPricing(db, orderId);
  if (tariffVersion === null) return null;
  const tariffs = ruleSchemas.tariffs.safeParse(await ruleContent(db, tariffVersion)).data;
  const areas = await readAreas(db, country, at);
  if (!tariffs || !areas) return null;
  const tariff = closestRule(tariffs, { vendorId, cities: citiesAt(areas, pickup) });
  const fee = tariff ? returnFee(tariff, feeMinor) : null;
  return fee && { ...fee, tariffVersion };
}

/** None without a version; null for one that this release cannot read. */
async function readAreas(db: Db, country: CountryCode, at: number): Promise<RuleSets['areas'] | null> {
  const ruleId = await findVersionAt(db, 'areas', country, at);
  if (ruleId === null) return [];
  return ruleSchemas.areas.safeParse(await ruleContent(db, ruleId)).data ?? null;
}

/** By which version of the tariffs the present fee of an order was computed, and when; null where none is known. */
async function findPricing(db: Db, orderId: string): Promise<{ tariffVersion: number | null; at: number }> {
  const line = await db
    .selectFrom('order_charges')
    .select(['rule_version', 'occurred_at'])
    .where('order_id', '=', orderId)
    // The first line of every fee.
    .where('kind', 'in', ['base', 'unsplit'])
    .where('reverses', 'is', null)
    .orderBy('line', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { tariffVersion: line?.rule_version ?? null, at: line?.occurred_at ?? 0 };
}
