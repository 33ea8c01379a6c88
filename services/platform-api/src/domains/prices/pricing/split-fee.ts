import type { CountryCode } from '@courier/config';
import type { LatLng } from '@courier/api-client/order-rules';
import type { Db } from '../../../platform/db/database';
import type { Deps } from '../deps';
import { ruleSchemas } from '../rule-shapes/rule-sets';
import { closestRule } from '../rule-shapes/scope';
import { citiesAt } from '../rule-shapes/area-rules';
import type { Tariff } from '../rule-shapes/tariff';
import { signedTerm, verifyFee } from './fee-signature';
import { isCashMethod } from './fee-terms';
import { parsePricedBy, type PricedBy } from './priced-by';
import { priceTrip } from './price-trip';
import type { FeeLine } from './tariffs/tariff-fee';

interface SplitFee {
  /** In the order of computation; their sum is the fee. */
  lines: readonly FeeLine[];
  tax: Tariff['tax'];
  tariffVersion: number | null;
}

interface FeeToSplit {
  country: CountryCode;
  vendorId: string;
  feeMinor: number;
  pickup: LatLng;
  /** Along the route. */
  metres: number;
  paymentMethod: string | undefined;
  signature: string;
  /** Of a fee that never left the server. */
  pricedBy?: PricedBy | undefined;
}

type SplitDeps = Pick<Deps, 'keys' | 'rules'>;

/**
 * The lines of a fee, computed again from the tariff and the moment in its signature.
 * @returns null without them (fallback fees, fees of placed orders, signatures of earlier releases), or when they give
 *   another fee today
 */
export async function splitFee(deps: SplitDeps, db: Db, fee: FeeToSplit): Promise<SplitFee | null> {
  const pricedBy = readPricedBy(deps, fee);
  const tariff = pricedBy && (await findTariff(deps, db, fee, pricedBy.tariffVersion));
  if (!pricedBy || !tariff) return null;
  const { at, rain, demand, tariffVersion } = pricedBy;
  const { country, metres, paymentMethod, feeMinor } = fee;
  const trip = { metres, at, isCash: isCashMethod(paymentMethod) };
  const computed = priceTrip({ country, tariff, tariffVersion, rain, demand }, trip);
  return computed.feeMinor === feeMinor ? { lines: computed.lines, tax: tariff.tax, tariffVersion } : null;
}

function readPricedBy({ keys }: Pick<Deps, 'keys'>, fee: FeeToSplit): PricedBy | null {
  if (fee.pricedBy) return fee.pricedBy;
  const { signature } = fee;
  // An expired signature was valid when a payment began.
  return verifyFee(keys.signatureSecret, fee, signature, 0) === 'invalid'
    ? null
    : parsePricedBy(signedTerm(signature));
}

async function findTariff(
  { rules }: Pick<Deps, 'rules'>,
  db: Db,
  { country, vendorId, pickup }: FeeToSplit,
  version: number | null,
): Promise<Tariff | null> {
  if (version === null) return rules.demo?.tariff(country) ?? null;
  const current = await rules.readVersion(db, 'tariffs', country);
  const tariffs = current?.version === version ? current.rules : await readEarlier(db, country, version);
  const areas = (await rules.read(db, 'areas', country)) ?? [];
  return closestRule(tariffs ?? [], { vendorId, cities: citiesAt(areas, pickup) }) ?? null;
}

/** The quote may have begun before the version in force; one that this release cannot read splits no fee. */
async function readEarlier(db: Db, country: CountryCode, version: number) {
  const row = await db
    .selectFrom('operator_rules')
    .select('content')
    .where('rule_id', '=', version)
    .where('kind', '=', 'tariffs')
    .where('country', '=', country)
    .executeTakeFirst();
  return (row && ruleSchemas.tariffs.safeParse(row.content).data) ?? null;
}
