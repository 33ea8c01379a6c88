import { contract } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../contract-mount/mount';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { readConditions } from '../simulator/simulator-settings';
import { estimate } from './estimations';
import { computeFee } from './fee';
import { sameSpot, signQuote } from './fee-signature';
import { toMajor } from './money';
import { placedFee } from './placed-fee';

export function registerPricing(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.pricing.fee, async ({ body, country, db }) => {
    const { surcharged } = await readConditions(db);
    const { destination } = body;
    const placed = body.order_id === undefined ? null : await placedFee(db, body.vendor_id, body.order_id);
    const source = placed?.source ?? body.source;
    const route = deps.routing(source, destination);
    const computed = computeFee(country, route.metres, surcharged);
    const kept = placed && sameSpot(placed.destination, destination) ? placed : null;
    const feeMinor = kept?.feeMinor ?? computed.feeMinor;
    // The parts of a stored fee are not stored; the current parts are returned only if they have the same
    // sum.
    const parts = feeMinor === computed.feeMinor ? computed.parts : [];
    const quote = {
      country,
      vendorId: body.vendor_id,
      feeMinor,
      source,
      destination,
      orderId: kept?.orderId,
    };
    const { signature, validUntil } = signQuote(deps.keys.signatureSecret, quote, deps.clock.nowSeconds());
    return {
      fee: toMajor(feeMinor, country),
      signature,
      valid_until: validUntil,
      parts: parts.map(({ kind, amountMinor }) => ({ kind, amount: toMajor(amountMinor, country) })),
      route: [...route.points],
      distance_metres: Math.round(route.metres),
      ...(route.isEstimate ? { is_estimate: true } : {}),
    };
  });

  mount(app, deps, contract.pricing.estimations, async ({ body, db }) => {
    const { surcharged } = await readConditions(db);
    const { metres } = deps.routing(body.source, body.destination);
    const pickUpMinutes = await loadPickUpMinutes(db, body.vendor_id);
    return { estimations: estimate({ metres, pickUpMinutes, badConditions: surcharged }) };
  });
}

async function loadPickUpMinutes(db: Db, vendorId: string): Promise<number> {
  const row = await db
    .selectFrom('vendors')
    .select('estimation_pick_up_time')
    .where('vendor_id', '=', vendorId)
    .executeTakeFirstOrThrow();
  return row.estimation_pick_up_time;
}
