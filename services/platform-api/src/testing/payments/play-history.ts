import { countryConfig } from '@courier/config';
import { expect } from '@jest/globals';
import { toChargeLines } from '../../domains/orders/charges/charge-lines';
import { readRefundable } from '../../domains/orders/refunds/record-refund';
import { insertOrder, moveOrder } from '../../domains/orders/stored-orders/orders.repository';
import { recordGiveBack } from '../../domains/payments/external/refunds/record-give-back';
import { storeChargeEvent } from '../../domains/payments/external/store-charge-event';
import { refundOrder } from '../../domains/payments/refunds/refund-order';
import { toPricedLines } from '../../domains/prices/pricing/tariffs/priced-lines';
import { returnFee, tariffFee } from '../../domains/prices/pricing/tariffs/tariff-fee';
import type { Tariff } from '../../domains/prices/rule-shapes/tariff';
import { inTransaction } from '../../platform/db/database';
import type { TestApp } from '../server/start-test-app';
import type { History } from './any-history';

export interface HistoryPlace {
  server: TestApp;
  vendorId: string;
  tariffs: readonly {
    tariff: Tariff;
    /** `operator_rules.rule_id`. */
    version: number;
  }[];
}

/** What an order costs by the steps of its history alone, in minor units. */
export interface ExpectedOrder {
  chargedMinor: number;
  taxMinor: number;
  voucherMinor: number;
  returnMinor: number;
  refundedMinor: number;
  /** The part of `refundedMinor` that went to the card. */
  cardRefundedMinor: number;
  refunds: number;
  refusals: number;
}

interface Fee {
  feeMinor: number;
  discountedMinor: number | null;
  lines: ReturnType<typeof toChargeLines>;
  /** Null for a fee without lines. */
  tariff: Tariff | null;
}

/** An order in a history, with its present fee. */
export interface Step {
  place: HistoryPlace;
  history: History;
  orderId: string;
  fee: Fee;
}

/** What a rider collects of an order that no card paid. */
export const CASH_MINOR = 500;

const VOUCHER = { code: 'TEA', type: 'percentage' };

/** Places and changes an order by the functions of calls and commands. */
export async function placeHistory(place: HistoryPlace, history: History, orderId: string): Promise<Step> {
  let fee = priceOrder(place, history.price, history.voucher);
  await storeOrder({ place, history, orderId, fee });
  for (const { price, by } of history.changes) {
    const priced = priceOrder(place, price, history.voucher);
    const changed = by === 'older instance' ? { ...priced, lines: null, tariff: null } : priced;
    await changeFee({ place, history, orderId, fee: changed }, by);
    // The same amounts without lines leave the former ones.
    const isSame = changed.feeMinor === fee.feeMinor && changed.discountedMinor === fee.discountedMinor;
    if (changed.lines || !isSame) fee = changed;
  }
  if (history.isPaidByCard) await storeCharge({ place, history, orderId, fee });
  return { place, history, orderId, fee };
}

/**
 * Ends the order. Throws where a step contradicts what it has to cost.
 * @param reportedFor when it ended by the clock of the fleet, Unix seconds; now without it
 */
export async function endHistory(step: Step, reportedFor?: number): Promise<ExpectedOrder> {
  const { place, history, orderId } = step;
  const { bus, db, clock } = place.server.deps;
  const { end } = history;
  const occurred = reportedFor === undefined ? {} : { occurredAtSeconds: reportedFor };
  // A return that is reported twice costs nothing further.
  for (const status of end === null ? [] : end === 'RETURNED_TO_VENDOR' ? [end, end] : [end])
    await moveOrder({ bus }, db, orderId, clock.nowSeconds(), () => ({ status, ...occurred }));
  return expectOrder(step);
}

/** The payer of a cancelled order gets the card payment back: what refunds left of it. */
export async function returnPayment({ place, orderId }: Step, expected: ExpectedOrder): Promise<void> {
  const deps = { ...place.server.deps, log: place.server.app.log };
  const reference = `pi_${orderId}`;
  const leftMinor = expected.chargedMinor - (await sumCardRefunds(deps, orderId));
  await inTransaction(deps.db, async (trx) => {
    const step = await storeChargeEvent(deps, trx, reference, { kind: 'undo-requested' });
    await recordGiveBack(deps, trx, step, { orderId, by: 'shop', reason: 'cancelled' });
  });
  expected.refundedMinor += leftMinor;
  expected.cardRefundedMinor += leftMinor;
}

function priceOrder(
  { tariffs }: HistoryPlace,
  { tariff: index, metres, isCash, isSplit }: History['price'],
  voucherShare: number | null,
): Fee {
  const stored = tariffs[index];
  if (!stored) throw new Error(`There is no tariff ${index}.`);
  const { tariff, version } = stored;
  const moment = { day: 3, minutes: 720, rain: false, demand: false };
  const { feeMinor, lines } = tariffFee(tariff, { ...moment, metres, isCash });
  const discountedMinor =
    voucherShare === null ? null : feeMinor - Math.floor((feeMinor * voucherShare) / 100);
  if (!isSplit) return { feeMinor, discountedMinor, lines: null, tariff: null };
  const voucher =
    discountedMinor === null ? null : { code: VOUCHER.code, amountMinor: discountedMinor - feeMinor };
  const priced = toPricedLines({ lines, tax: tariff.tax }, voucher);
  return {
    feeMinor,
    discountedMinor,
    lines: toChargeLines({ lines: priced, tariffVersion: version }),
    tariff,
  };
}

async function storeOrder({ place, history, orderId, fee }: Step): Promise<void> {
  const { server, vendorId } = place;
  const { clock, db, bus } = server.deps;
  const nowSeconds = clock.nowSeconds();
  const row = {
    order_id: orderId,
    country: history.country,
    vendor_id: vendorId,
    created_at: nowSeconds,
    updated_at: nowSeconds,
    preordered_for: null,
    status: 'RECEIVED' as const,
    customer_name: 'Tan',
    customer_phone_number: '+6581234567',
    address: 'Road',
    latitude: 1.3,
    longitude: 103.8,
    notes: '',
    pickup_latitude: null,
    pickup_longitude: null,
    description: 'Tea, "hot"',
    amount_minor: CASH_MINOR,
    currency: countryConfig(history.country).isoCurrency,
    payment_method: history.isPaidByCard ? ('PAID' as const) : ('CASH_ON_DELIVERY' as const),
    payment_status: null,
    cold_bag_needed: false,
    delivery_fee_minor: fee.feeMinor,
    discounted_delivery_fee_minor: fee.discountedMinor,
    voucher: history.voucher === null ? null : JSON.stringify(VOUCHER),
    rider_id: null,
    origin_eta: null,
    destination_eta: null,
    cancellation_reason: null,
    cancelled_by: null,
    proofs: '[]',
    age_validation_required: false,
  };
  await insertOrder({ bus }, db, { row, charges: fee.lines });
}

async function changeFee({ place, orderId, fee }: Step, by: 'shop' | 'older instance'): Promise<void> {
  const { db, bus, clock } = place.server.deps;
  const change = {
    delivery_fee_minor: fee.feeMinor,
    discounted_delivery_fee_minor: fee.discountedMinor,
  };
  if (by === 'older instance')
    await db.updateTable('orders').set(change).where('order_id', '=', orderId).execute();
  else
    await moveOrder({ bus }, db, orderId, clock.nowSeconds(), () => ({
      status: 'MODIFIED',
      change,
      ...(fee.lines ? { charges: fee.lines } : {}),
    }));
}

/** A captured charge of the whole fee, at an account that the settings do not name. */
async function storeCharge({ place, history, orderId, fee }: Step): Promise<void> {
  const { db, clock } = place.server.deps;
  const reference = `pi_${orderId}`;
  const { country } = history;
  const paid = {
    country,
    currency: countryConfig(country).isoCurrency,
    created_at: clock.nowSeconds(),
  };
  const payableMinor = fee.discountedMinor ?? fee.feeMinor;
  await db
    .insertInto('payment_intents')
    .values({
      ...paid,
      intent_id: reference,
      wallet_id: place.vendorId,
      vendor_id: place.vendorId,
      order_body: '{}',
      payable_minor: payableMinor,
      status: 'PAID',
      order_id: orderId,
      charge_id: reference,
      expires_at: paid.created_at,
    })
    .execute();
  await db
    .insertInto('payment_charges')
    .values({
      ...paid,
      reference,
      intent_id: reference,
      adapter: 'history',
      amount_minor: payableMinor,
      state: 'CAPTURED',
      is_placed: true,
      captured_at: paid.created_at,
      return_hash: reference,
      return_url: null,
      keeps_card: false,
      holder_name: '',
    })
    .execute();
}

function expectOrder({ history, fee }: Step): ExpectedOrder {
  const { tariff, feeMinor, discountedMinor } = fee;
  const chargedMinor = discountedMinor ?? feeMinor;
  const returned = history.end === 'RETURNED_TO_VENDOR' && tariff ? returnFee(tariff, feeMinor) : null;
  return {
    chargedMinor,
    taxMinor: tariff?.tax ? insideTax(chargedMinor, tariff.tax.percent) : 0,
    voucherMinor: chargedMinor - feeMinor,
    returnMinor: returned?.amountMinor ?? 0,
    refundedMinor: 0,
    cardRefundedMinor: 0,
    refunds: 0,
    refusals: 0,
  };
}

/** Halves up, in whole numbers; apart from the code of the product. */
const insideTax = (minor: number, percent: number): number => {
  const [tax, whole] = [2n * BigInt(minor) * BigInt(percent), 2n * (10_000n + BigInt(percent))];
  return Number((tax + whole / 2n) / whole);
};

/** Refunds what the history draws, and compares what happens with what is left by the steps before. */
export async function playRefund(
  { place, history, orderId }: Step,
  { by, place: chosen, share, isDouble }: History['refunds'][number],
  expected: ExpectedOrder,
): Promise<void> {
  const { deps } = place.server;
  const leftMinor = expected.chargedMinor + expected.returnMinor - expected.refundedMinor;
  const refundable = await readRefundable(deps.db, orderId);
  const { lines = [] } = refundable ?? {};
  const line = chosen === null ? undefined : lines[chosen % Math.max(1, lines.length)];
  expect(refundable?.leftMinor).toBe(leftMinor);
  const paidMinor = history.isPaidByCard ? expected.chargedMinor - (await sumCardRefunds(deps, orderId)) : 0;
  const isOver = history.end === 'DELIVERED' || history.end === 'RETURNED_TO_VENDOR';
  const offeredMinor = by === 'card' ? paidMinor : isOver ? leftMinor : 0;
  const mostMinor = Math.max(0, Math.min(offeredMinor, line?.leftMinor ?? leftMinor));
  const amountMinor = Math.max(1, Math.ceil((mostMinor * share) / 100));
  const refund = { orderId, line: line?.row.line ?? null, amountMinor, by, reason: 'Late' };
  const results = await Promise.allSettled(
    Array.from({ length: isDouble ? 2 : 1 }, () => refundOrder(deps, deps.db, refund)),
  );
  const refunds = results.filter(({ status }) => status === 'fulfilled').length;
  // Two at once: as many as fit, one after the other.
  expect([history, refunds]).toEqual([
    history,
    Math.min(results.length, Math.floor(mostMinor / amountMinor)),
  ]);
  expected.refundedMinor += refunds * amountMinor;
  if (by === 'card') expected.cardRefundedMinor += refunds * amountMinor;
  expected.refunds += refunds;
  expected.refusals += results.length - refunds;
}

async function sumCardRefunds({ db }: TestApp['deps'], orderId: string): Promise<number> {
  const refunds = await db
    .selectFrom('card_refunds')
    .select('amount_minor')
    .where('charge_reference', '=', `pi_${orderId}`)
    .execute();
  return refunds.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
}
