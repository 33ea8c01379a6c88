import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Statement } from '@courier/api-client/contract';
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
import {
  CASH_MINOR,
  endHistory,
  returnPayment,
  placeHistory,
  playRefund,
  type ExpectedOrder,
  type HistoryPlace,
  type Step,
} from '../../../testing/payments/play-history';
import { sumExport } from '../../../testing/payments/sum-export';
import { sumStatements } from '../../../testing/payments/sum-statements';
import { printRow } from '../../../testing/print-figure';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { consoleAuthor } from '../../../platform/audit/authors';
import { writeMinor } from '../../../platform/money';
import { newVendor } from '../../accounts/registration/new-vendor';
import { transactionsFile } from '../../orders/exports/export-files';
import { ordersToExport } from '../../orders/exports/export-rows';
import { statementCsv } from './document/statement-csv';
import { issueCreditNote } from './issue/credit-note';
import { issueMonth } from './issue/issue-month';
import { addMonths, monthRange } from './lines/months';

const HISTORIES = process.env['COURIER_DEEP'] ? 10_000 : 300;
const AT_ONCE = 4;
const LIMIT_MS = 2_400_000;

let server: TestApp;
const tariffs = new Map<CountryCode, HistoryPlace['tariffs']>();
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
  orderId: string;
  country: CountryCode;
  history: History;
  /** On a statement, or to be on the next one. */
  isStated: boolean;
}

const MONTHS = ['2027-01', '2027-02', '2027-03'];
const DAY = 86_400;
const HOUR = 3600;

const runTo = (seconds: number) => server.clock.advance(seconds - server.clock.nowSeconds());
const lastUntil = (month: string) =>
  Math.max(...HISTORY_COUNTRIES.map((country) => monthRange(month, country).until));

/** Some at a time, as calls come. */
async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const next = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** Ends an order, and refunds what the history draws; `isLate`: the last refund follows in the next month. */
async function endOrder(step: Step, reportedFor?: number): Promise<PlayedOrder> {
  const { history, orderId } = step;
  const expected = await endHistory(step, reportedFor);
  const { country, end, isPaidByCard } = history;
  const isOver = end === 'DELIVERED' || end === 'RETURNED_TO_VENDOR';
  const isStated = isOver || (end === 'CANCELLED' && isPaidByCard);
  return { ...expected, orderId, country, history, isStated };
}

/** Issues the statements of a month; what comes afterwards is on the next ones. */
async function issue(month: string): Promise<void> {
  runTo(lastUntil(month) + 6 * HOUR);
  for (const country of HISTORY_COUNTRIES)
    expect((await issueMonth(server.deps, { country, month })).failures).toEqual([]);
}

/** One order in four is reported after its month was issued, and one in three gets its last refund then. */
async function playMonth(month: string, histories: readonly (readonly [number, History])[]) {
  runTo(lastUntil(addMonths(month, -1)) + 2 * DAY);
  const reportedFor = server.clock.nowSeconds() + HOUR;
  const played: PlayedOrder[] = [];
  const steps = new Map<number, Step>();
  const refund = async (step: Step, order: PlayedOrder, refunds: History['refunds']) => {
    for (const each of refunds) await playRefund(step, each, order);
  };
  const splitRefunds = (number: number, { refunds }: History) => (number % 3 === 0 ? -1 : refunds.length);
  const later: [number, Step, PlayedOrder][] = [];
  await forEach(histories, async ([number, history]) => {
    const { country } = history;
    const place = { server, vendorId: toVendorId(country), tariffs: tariffs.get(country) ?? [] };
    const step = await placeHistory(place, history, `history-${number}`);
    if (number % 4 === 0) return void steps.set(number, step);
    const order = await endOrder(step);
    played.push(order);
    await refund(step, order, history.refunds.slice(0, splitRefunds(number, history)));
    later.push([number, step, order]);
  });
  await issue(month);
  await forEach([...steps], async ([, step]) => {
    const order = await endOrder(step, reportedFor);
    played.push(order);
    await refund(step, order, step.history.refunds);
  });
  await forEach(later, async ([number, step, order]) => {
    const { end, isPaidByCard } = step.history;
    if (end === 'CANCELLED' && isPaidByCard && number % 2 === 0) return returnPayment(step, order);
    await refund(step, order, step.history.refunds.slice(splitRefunds(number, step.history)));
  });
  return played;
}

async function playAll(histories: readonly History[]): Promise<PlayedOrder[]> {
  const numbered = [...histories.entries()];
  const perMonth = Math.ceil(numbered.length / MONTHS.length);
  const played: PlayedOrder[] = [];
  for (const [index, month] of MONTHS.entries())
    played.push(...(await playMonth(month, numbered.slice(index * perMonth, (index + 1) * perMonth))));
  await issue('2027-04');
  return played;
}

const listDocuments = async (vendorId: string): Promise<Statement[]> => {
  const rows = await server.deps.db
    .selectFrom('statements')
    .select('content')
    .where('vendor_id', '=', vendorId)
    .orderBy('statement_id')
    .execute();
  return rows.map(({ content }) => JSON.parse(content) as Statement);
};

/** Credits a third of the first rate of each statement three times, and refuses what is more than its rest. */
async function creditStatements(country: CountryCode): Promise<void> {
  const { decimals } = countryConfig(country);
  for (const { number, rates } of await listDocuments(toVendorId(country))) {
    const rate = rates.find(({ gross_minor }) => gross_minor >= 3);
    if (!rate) continue;
    const credit = (minor: number) =>
      issueCreditNote(server.deps, {
        author: consoleAuthor(),
        country,
        number: number ?? '',
        why: 'Agreed, "again"',
        rate: rate.tax_percent === null ? 'none' : writeMinor(rate.tax_percent, 2),
        amount: writeMinor(minor, decimals),
      });
    const third = Math.floor(rate.gross_minor / 3);
    for (let time = 0; time < 3; time += 1) await credit(third);
    await expect(credit(rate.gross_minor - 3 * third + 1)).rejects.toThrow('At most');
  }
}

/** What one shop owes by the steps of its histories, and by the files of its statements. */
async function compareStatements(country: CountryCode, orders: readonly PlayedOrder[]) {
  const files = (await listDocuments(toVendorId(country))).map(statementCsv);
  const stated = sumStatements(files, countryConfig(country).decimals);
  expect({ seed, faults: stated.faults }).toEqual({ seed, faults: [] });
  const charged = orders.filter(({ isStated }) => isStated);
  const wrong = orders.flatMap(({ orderId, history, ...order }) => {
    const cost = BigInt(order.chargedMinor + order.returnMinor - order.refundedMinor);
    const expected = order.isStated ? cost : 0n;
    const found = stated.byOrder.get(orderId) ?? 0n;
    return found === expected ? [] : [`${orderId}: ${found} and not ${expected}, ${JSON.stringify(history)}`];
  });
  expect({ seed, wrong }).toEqual({ seed, wrong: [] });
  const byCard = charged.filter(({ history }) => history.isPaidByCard);
  const inCash = charged.filter(({ history: { end, isPaidByCard } }) => end === 'DELIVERED' && !isPaidByCard);
  expect({ seed, ...stated, byOrder: null }).toMatchObject({
    seed,
    statements: MONTHS.length + 1,
    cardPaid: BigInt(sum(byCard, 'chargedMinor')),
    cardRefunded: BigInt(sum(byCard, 'cardRefundedMinor')),
    cashCollected: BigInt(inCash.length * CASH_MINOR),
  });
  return stated;
}

const sum = (orders: readonly PlayedOrder[], amount: keyof ExpectedOrder): number =>
  orders.reduce((total, order) => total + order[amount], 0);

it(
  'random histories leave lines that are the fee, refund nothing twice, and are on statements once; exports and statements add up to the same sums',
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
    let [late, notes] = [0, 0];
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
      await creditStatements(country);
      const stated = await compareStatements(country, orders);
      late += stated.late;
      notes += stated.creditNotes;
    }
    expect([late > 0, notes > 0]).toEqual([true, true]);
    expect([sum(played, 'refunds') > 0, sum(played, 'refusals') > 0]).toEqual([true, true]);
    printRow(
      'random histories of orders in 3 currencies: refunds, refused ones; sums that differ from the exports',
      `${played.length}: ${sum(played, 'refunds')}, ${sum(played, 'refusals')}; 0`,
      '0',
    );
    printRow(
      `statements of these histories over ${MONTHS.length + 1} months: late entries, credit notes; orders that differ`,
      `${3 * (MONTHS.length + 1)}: ${late}, ${notes}; 0`,
      '0',
    );
  },
  LIMIT_MS,
);
