import type { LatLng } from '@courier/api-client/order-rules';
import type { CountryCode } from '@courier/config';
import type { Db } from '../../../../platform/db/database';
import { readRules, readRulesAt } from '../../operator-rules/rule-changes';
import { citiesAt } from '../../rule-shapes/area-rules';
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
 * @returns null where no tariff of the operator gave the fee, or where it names no price for returns
 */
export async function priceReturn(
  db: Db,
  { orderId, country, vendorId, pickup, feeMinor }: PlacedOrder,
): Promise<ReturnPrice | null> {
  const { tariffVersion, at } = await findPricing(db, orderId);
  if (tariffVersion === null) return null;
  const tariffs = await readRules(db, 'tariffs', tariffVersion);
  const areas = (await readRulesAt(db, 'areas', country, at)) ?? [];
  const tariff = closestRule(tariffs, { vendorId, cities: citiesAt(areas, pickup) });
  const fee = tariff ? returnFee(tariff, feeMinor) : null;
  return fee && { ...fee, tariffVersion };
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
