import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { countryConfig, type CountryCode } from '@courier/config';
import fc from 'fast-check';
import { sql } from 'kysely';
import { setTariff } from '../../../testing/installations/set-rules';
import {
  anyHistory,
  anyTariff,
  HISTORY_COUNTRIES,
  TARIFFS_PER_COUNTRY,
  type History,
} from '../../../testing/payments/any-history';
import { playHistory, type ExpectedOrder } from '../../../testing/payments/play-history';
import { sumExport } from '../../../testing/payments/sum-export';
import { printRow } from '../../../testing/print-figure';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { newVendor } from '../../accounts/registration/new-vendor';
import { transactionsFile } from '../../orders/exports/export-files';
import { ordersToExport } from '../../orders/exports/export-rows';

const HISTORIES = process.env['COURIER_DEEP'] ? 10_000 : 300;
const AT_ONCE = 4;
const LIMIT_MS = 2_400_000;

let server: TestApp;
const tariffs = new Map<CountryCode, Parameters<typeof playHistory>[0]['tariffs']>();
const toVendorId = (country: CountryCode) => `history-${country.toLowerCase()}`;
beforeAll(async () => {
  server = await startTestApp({ environment: 'prd' });
  const { db } = server.deps;
  for (const country of HISTORY_COUNTRIES) {
    const vendor = { name: 'Tea', phone: '+6561234567', paymentMethods: {}, nowSeconds: 1, country };
    await db
      .insertInto('vendors')
      .values(newVendor({ ...vendor, vendorId: toVendorId(country) }))
      .execute();
    const wallet = { wallet_id: toVendorId(country), country, owner: toVendorId(country), created_at: 1 };
    await db.insertInto('wallets').values(wallet).execute();
    const stored: { tariff: ReturnType<typeof drawTariff>; version: number }[] = [];
    for (let index = 0; index < TARIFFS_PER_COUNTRY; index += 1) {
      const tariff = drawTariff(country, index);
      stored.push({ tariff, version: await setTariff(db, tariff, server.clock.nowSeconds(), country) });
    }
    tariffs.set(country, stored);
  }
});
afterAll(() => server.close());

/** A new seed in each run; the failure prints it. */
const seed = Number(process.env['HISTORY_SEED'] ?? Date.now() % 1_000_000);
const drawTariff = (country: CountryCode, index: number) => {
  const [tariff] = fc.sample(anyTariff(country), { numRuns: 1, seed: seed + index });
  if (!tariff) throw new Error('No tariff was drawn.');
  return tariff;
};

interface PlayedOrder extends ExpectedOrder {
  country: CountryCode;
}

/** Some at a time, as calls come. */
async function playAll(histories: readonly History[]): Promise<PlayedOrder[]> {
  const played: PlayedOrder[] = [];
  const waiting = [...histories.entries()];
  const play = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [number, history] = next;
      const { country } = history;
      const place = { server, vendorId: toVendorId(country), tariffs: tariffs.get(country) ?? [] };
      played.push({ country, ...(await playHistory(place, history, `history-${number}`)) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, play));
  return played;
}

const sum = (orders: readonly PlayedOrder[], amount: Exclude<keyof PlayedOrder, 'country'>): number =>
  orders.reduce((total, order) => total + order[amount], 0);

it(
  'random histories leave lines that are the fee, refund nothing twice, and agree with the exports',
  async () => {
    const histories = fc.sample(anyHistory, { numRuns: HISTORIES, seed });
    const played = await playAll(histories);
    const { db, serverTexts } = server.deps;
    const { rows: wrong } = await sql`
      select order_id from orders where coalesce(discounted_delivery_fee_minor, delivery_fee_minor) <> (
        select sum(amount_minor) from order_charges where order_charges.order_id = orders.order_id
          and kind not in ('return', 'refund', 'adjustment'))`.execute(db);
    expect({ seed, wrong }).toEqual({ seed, wrong: [] });
    const { rows: overpaid } = await sql`
      select charge_reference from card_refunds join payment_charges on payment_charges.reference = charge_reference
      group by charge_reference, payment_charges.amount_minor
      having sum(card_refunds.amount_minor) > payment_charges.amount_minor`.execute(db);
    expect({ seed, overpaid }).toEqual({ seed, overpaid: [] });
    for (const country of HISTORY_COUNTRIES) {
      const orders = played.filter((order) => order.country === country);
      const rows = await ordersToExport(db, toVendorId(country), {});
      const texts = serverTexts({ locale: 'en', country, brand: 'oasis' });
      const file = transactionsFile(rows, { country, texts, isForPrograms: true }).toString();
      const { faults, ...sums } = sumExport(file, countryConfig(country).decimals);
      expect({ seed, faults }).toEqual({ seed, faults: [] });
      expect({ seed, ...sums }).toEqual({
        seed,
        orders: orders.length,
        fees: BigInt(sum(orders, 'chargedMinor')),
        tax: BigInt(sum(orders, 'taxMinor')),
        vouchers: BigInt(sum(orders, 'voucherMinor')),
        returns: BigInt(sum(orders, 'returnMinor')),
        refunds: BigInt(sum(orders, 'refundedMinor')),
      });
    }
    expect([sum(played, 'refunds') > 0, sum(played, 'refusals') > 0]).toEqual([true, true]);
    printRow(
      'random histories of orders in 3 currencies: refunds, refused ones; sums that differ from the exports',
      `${played.length}: ${sum(played, 'refunds')}, ${sum(played, 'refusals')}; 0`,
      '0',
    );
  },
  LIMIT_MS,
);
