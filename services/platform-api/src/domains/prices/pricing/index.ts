import type { CountryCode } from '@courier/config';
import { contract, type Fee } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../platform/calls/mount';
import type { Db } from '../../../platform/db/database';
import type { Deps } from '../deps';
import { readOutletRules, type OutletRules } from '../rules-in-force/outlet-rules';
import { measureForQuote, sameSpot } from '../../places';
import { estimateTimes } from './estimations';
import { signQuote, type Quote } from './fee-signature';
import { feeDependsOn, feeTerms, isCashMethod } from './fee-terms';
import { toMajor } from '../../../platform/money';
import { placedFee, type PlacedFee } from './placed-fee';
import { priceTrip } from './price-trip';
import { PERCENT_PARTS } from '../rule-shapes/tariff';
import { priceReturn } from './tariffs/return-price';
import { returnFee, type ReturnFee, type TariffFee } from './tariffs/tariff-fee';

export function registerPricing(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.pricing.fee, async ({ body, country, db }) => {
    const { destination, vendor_id: vendorId } = body;
    const placed = body.order_id === undefined ? null : await placedFee(db, vendorId, body.order_id);
    const source = placed?.source ?? body.source;
    const route = await measureForQuote(deps, db, { source, destination });
    const rules = await readOutletRules(deps, db, { country, vendorId, pickup: source });
    const now = deps.clock.nowSeconds();
    const dependsOn = feeDependsOn(rules);
    const order = {
      paymentMethod: body.payment_method ?? placed?.paymentMethod,
      // The time of a placed order does not change.
      preorderedFor: placed ? placed.preorderedFor : body.preordered_for,
    };
    const isCash = isCashMethod(order.paymentMethod);
    const isRepaid = dependsOn.includes('payment_method') && isCash !== isCashMethod(placed?.paymentMethod);
    const kept = placed && sameSpot(placed.destination, destination) && !isRepaid ? placed : null;
    const price = () => priceTrip(rules, { metres: route.metres, at: order.preorderedFor ?? now, isCash });
    // A placed order keeps its fee also where no tariff is set any more.
    const computed = kept && !rules.tariff ? null : price();
    const feeMinor = kept?.feeMinor ?? computed?.feeMinor ?? 0;
    const quote = {
      country,
      vendorId,
      feeMinor,
      source,
      destination,
      orderId: kept?.orderId,
      terms: feeTerms(rules, order),
      pricedBy: kept ? undefined : computed?.pricedBy,
    };
    const returned = await findReturnFee(db, rules, quote, kept);
    const { signature, validUntil } = signQuote(deps.keys.signatureSecret, quote, now);
    deps.metrics.quotes.inc({ country, distance: route.isEstimate ? 'estimated' : 'measured' });
    return {
      fee: toMajor(feeMinor, country),
      signature,
      valid_until: validUntil,
      // The lines of a stored fee are not stored; the current ones are returned only if they have the same sum.
      ...(computed?.feeMinor === feeMinor
        ? feeLines(computed, country, rules.tariff?.tax?.percent)
        : { parts: [] }),
      ...(returned ? { return_fee: toMajor(returned.amountMinor, country) } : {}),
      ...(dependsOn.length > 0 ? { depends_on: dependsOn } : {}),
      route: [...route.points],
      distance_metres: Math.round(route.metres),
      ...(route.isEstimate ? { is_estimate: true } : {}),
    };
  });

  mount(app, deps, contract.pricing.estimations, async ({ body, country, db }) => {
    const { source, destination, vendor_id: vendorId } = body;
    const { rain } = await readOutletRules(deps, db, { country, vendorId, pickup: source });
    const { metres } = await deps.routing.findRoute({ source, destination });
    const pickUpMinutes = await loadPickUpMinutes(db, body.vendor_id);
    const { destination_address: address } = body;
    const quoted = { country, vendorId, trip: { source, destination } };
    const byFleet = address ? await deps.requestFleetQuote(db, quoted, address) : null;
    return {
      estimations: estimateTimes({ metres, pickUpMinutes, badConditions: rain }, byFleet),
      ...(byFleet ? { is_fleet_estimate: true } : {}),
    };
  });
}

/** A placed order that keeps its fee also keeps what its return costs. */
async function findReturnFee(
  db: Db,
  { tariff }: Pick<OutletRules, 'tariff'>,
  { country, vendorId, feeMinor, source }: Quote,
  kept: PlacedFee | null,
): Promise<Pick<ReturnFee, 'amountMinor'> | null> {
  if (kept) return priceReturn(db, { orderId: kept.orderId, country, vendorId, pickup: source, feeMinor });
  return tariff && returnFee(tariff, feeMinor);
}

function feeLines(
  { lines, taxMinor }: TariffFee,
  country: CountryCode,
  taxPercent: number | undefined,
): Pick<Fee, 'lines' | 'parts' | 'tax'> {
  const total = (kinds: readonly string[]) =>
    toMajor(
      lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      country,
    );
  const surcharge = total(['surcharge']);
  return {
    lines: lines.map(({ kind, name, amountMinor }) => ({
      kind,
      ...(name === undefined ? {} : { name }),
      amount: toMajor(amountMinor, country),
    })),
    // For clients of before `lines`.
    parts: [
      { kind: 'base', amount: total(['base', 'minimum', 'cash', 'tax', 'rounding']) },
      { kind: 'distance', amount: total(['distance']) },
      ...(surcharge === 0 ? [] : [{ kind: 'surcharge' as const, amount: surcharge }]),
    ],
    ...(taxMinor === null || taxPercent === undefined
      ? {}
      : { tax: { percent: taxPercent / PERCENT_PARTS, amount: toMajor(taxMinor, country) } }),
  };
}

async function loadPickUpMinutes(db: Db, vendorId: string): Promise<number> {
  const row = await db
    .selectFrom('vendors')
    .select('estimation_pick_up_time')
    .where('vendor_id', '=', vendorId)
    .executeTakeFirstOrThrow();
  return row.estimation_pick_up_time;
}
