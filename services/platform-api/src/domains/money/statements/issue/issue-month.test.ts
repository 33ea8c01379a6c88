import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Statement } from '@courier/api-client/contract';
import { countryConfig, type CountryCode } from '@courier/config';
import { sql } from 'kysely';
import { consoleAuthor } from '../../../../platform/audit/authors';
import type { Clock } from '../../../../platform/clock';
import type { Db } from '../../../../platform/db/database';
import { plantLines, plantOrder, plantShop, type PlantedLine } from '../../../../testing/money/plant-orders';
import { startTestApp, type TestApp } from '../../../../testing/server/start-test-app';
import { firstMoment, monthRange } from '../lines/months';
import { issueDueMonths } from './statement-job';
import { issueMonth } from './issue-month';
import { issueCreditNote } from './credit-note';
import type { IssuingDeps } from './issue-statement';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ limitFactor: 1000 });
});
afterAll(() => server.close());

const db = (): Db => server.deps.db;
const DAY = 86_400;
const clockAt = (seconds: number): Clock => ({ nowSeconds: () => seconds, nowMs: () => seconds * 1000 });
const depsAt = (seconds: number): IssuingDeps => ({
  db: db(),
  config: server.deps.config,
  clock: clockAt(seconds),
});
const issue = (country: CountryCode, month: string, at = monthRange(month, country).until + 6 * 3600) =>
  issueMonth(depsAt(at), { country, month });

const listStatements = async (vendorId: string): Promise<Statement[]> =>
  (
    await db()
      .selectFrom('statements')
      .select('content')
      .where('vendor_id', '=', vendorId)
      .orderBy('statement_id')
      .execute()
  ).map(({ content }) => JSON.parse(content) as Statement);

/** Repeatable pseudo-random integers below a limit. */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % limit;
  };
}

const RATES = [undefined, 500, 725, 1900];

function randomLines(random: (limit: number) => number, at: number): PlantedLine[] {
  const line = (kind: PlantedLine['kind'], amountMinor: number): PlantedLine => {
    const taxPercent = RATES[random(RATES.length)];
    if (taxPercent === undefined) return { kind, amountMinor, at };
    return {
      kind,
      amountMinor,
      taxPercent,
      taxMinor: Math.round((amountMinor * taxPercent) / (10_000 + taxPercent)),
      at,
    };
  };
  return [
    line('base', 1 + random(5000)),
    ...(random(2) === 0 ? [line('distance', random(9000))] : []),
    ...(random(4) === 0 ? [line('voucher', -random(500))] : []),
    ...(random(5) === 0 ? [line('return', random(3000))] : []),
    ...(random(5) === 0 ? [line('refund', -random(900))] : []),
    ...(random(5) === 0 ? [{ ...line('refund', -random(900)), reference: `r-${random(2 ** 31)}` }] : []),
    ...(random(9) === 0 ? [line('adjustment', random(900) - 450)] : []),
  ];
}

const STATUSES = ['DELIVERED', 'DELIVERED', 'RETURNED_TO_VENDOR', 'CANCELLED', 'PAYMENT_FAILED'] as const;

it.each<[CountryCode, number]>([
  ['JP', 0],
  ['SG', 2],
  ['KW', 3],
])(
  'statements of random histories in %s, with %i decimals, contain every charged line once and equal their sums',
  async (country, decimals) => {
    expect(countryConfig(country).decimals).toBe(decimals);
    const shop = `${country}-random`;
    await plantShop(db(), { vendorId: shop, country });
    await plantShop(db(), { vendorId: `${shop}-outlet`, country, parentId: shop });
    const random = createRandom(decimals + 7);
    const { from, until } = monthRange('2026-09', country);
    const charged: { orderId: string; lines: PlantedLine[]; cash: number; card: number }[] = [];
    for (let number = 0; number < 60; number += 1) {
      const orderId = `${shop}-${number}`;
      const createdAt = from + random(until - from - DAY);
      const status = STATUSES[random(STATUSES.length)] ?? 'DELIVERED';
      const isPaidByCard = random(4) === 0;
      const cashMinor = random(3) === 0 ? 1 + random(80_000) : undefined;
      const lines = randomLines(random, createdAt);
      const vendorId = random(2) === 0 ? shop : `${shop}-outlet`;
      const order = { orderId, vendorId, country, status, createdAt, endedAt: createdAt + 3600, lines };
      await plantOrder(db(), { ...order, isPaidByCard, ...(cashMinor === undefined ? {} : { cashMinor }) });
      const isCharged = status === 'DELIVERED' || status === 'RETURNED_TO_VENDOR' || isPaidByCard;
      const fee = lines.filter(({ kind }) => ['base', 'distance', 'voucher'].includes(kind));
      if (isCharged)
        charged.push({
          orderId,
          lines,
          cash: status === 'DELIVERED' ? (cashMinor ?? 0) : 0,
          card: isPaidByCard ? fee.reduce((sum, { amountMinor }) => sum + amountMinor, 0) : 0,
        });
    }
    expect(charged.length).toBeGreaterThan(20);

    expect(await issue(country, '2026-09')).toEqual({ issued: 1, failures: [] });
    const [statement, ...further] = await listStatements(shop);
    if (!statement) throw new Error('no statement');
    expect(further).toEqual([]);
    const all = charged.flatMap(({ lines }) => lines);
    const total = (lines: readonly PlantedLine[]) => ({
      gross_minor: lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      tax_minor: lines.reduce((sum, { taxMinor = 0 }) => sum + taxMinor, 0),
    });
    for (const rate of RATES) {
      const expected = total(all.filter(({ taxPercent }) => taxPercent === rate));
      const stated = statement.rates.find(({ tax_percent }) => tax_percent === (rate ?? null));
      expect(stated).toMatchObject(expected);
      expect(stated?.net_minor).toBe(expected.gross_minor - expected.tax_minor);
    }
    expect(statement).toMatchObject({ ...total(all), decimals, kind: 'statement', is_invoice: false });
    const [cash, card] = (['cash', 'card'] as const).map((name) =>
      charged.reduce((sum, order) => sum + order[name], 0),
    );
    expect(statement).toMatchObject({
      cash_collected_minor: cash,
      cash_paid_out_minor: 0,
      card_paid_minor: card,
    });
    const refunds = all.filter(({ reference }) => reference !== undefined);
    const refunded = -total(refunds).gross_minor;
    expect(refunded).toBeGreaterThan(0);
    expect(statement.card_refunded_minor).toBe(refunded);
    expect(statement.balance_minor).toBe(statement.gross_minor - (cash ?? 0) - (card ?? 0) + refunded);
    const stated = new Set(statement.entries.map(({ order_id }) => order_id));
    expect([...stated].sort()).toEqual(charged.map(({ orderId }) => orderId).sort());
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from statement_lines where order_id like ${`${shop}-%`}`.execute(db());
    expect(rows[0]?.count).toBe(all.length);
    expect(JSON.stringify(statement)).not.toContain('Secret Customer');
    expect(await issue(country, '2026-10')).toEqual({ issued: 0, failures: [] });
  },
);

const plantDelivered = (orderId: string, vendorId: string, country: CountryCode, endedAt: number) =>
  plantOrder(db(), {
    orderId,
    vendorId,
    country,
    status: 'DELIVERED',
    createdAt: endedAt - 3600,
    endedAt,
    lines: [{ kind: 'base', amountMinor: 950, taxPercent: 900, taxMinor: 78 }],
  });

it('issues one statement per shop and month, also when it runs twice and twice at once', async () => {
  const { from } = monthRange('2026-09', 'MY');
  for (const shop of ['my-1', 'my-2', 'my-3']) {
    await plantShop(db(), { vendorId: shop, country: 'MY' });
    await plantDelivered(`${shop}-order`, shop, 'MY', from + DAY);
  }
  await plantShop(db(), { vendorId: 'my-idle', country: 'MY' });
  const runs = await Promise.all([issue('MY', '2026-09'), issue('MY', '2026-09')]);
  expect(runs.map(({ failures }) => failures)).toEqual([[], []]);
  expect(runs.reduce((sum, { issued }) => sum + issued, 0)).toBe(3);
  expect(await issue('MY', '2026-09')).toEqual({ issued: 0, failures: [] });
  const numbers = await db().selectFrom('statements').select('number').where('country', '=', 'MY').execute();
  expect(numbers.map(({ number }) => number).sort()).toEqual(['MY-2026-1', 'MY-2026-2', 'MY-2026-3']);
});

it('puts an order that is reported after its month was issued on the next statement, as late', async () => {
  await plantShop(db(), { vendorId: 'th-1', country: 'TH' });
  const { from, until } = monthRange('2026-09', 'TH');
  await plantDelivered('th-1-early', 'th-1', 'TH', from + DAY);
  await issue('TH', '2026-09');
  await plantDelivered('th-1-late', 'th-1', 'TH', until - DAY);
  await plantDelivered('th-1-next', 'th-1', 'TH', until + DAY);
  expect(await issue('TH', '2026-09')).toEqual({ issued: 0, failures: [] });
  await issue('TH', '2026-10');
  const [, second] = await listStatements('th-1');
  expect(second?.entries.map(({ order_id, ordered_on, is_late }) => [order_id, ordered_on, is_late])).toEqual(
    [
      ['th-1-late', '2026-09-29', true],
      ['th-1-next', '2026-10-01', false],
    ],
  );
});

it('puts a line that is added after the statement of its order on the next one, alone', async () => {
  await plantShop(db(), { vendorId: 'ph-1', country: 'PH' });
  const { from, until } = monthRange('2026-09', 'PH');
  await plantDelivered('ph-1-a', 'ph-1', 'PH', from + DAY);
  await issue('PH', '2026-09');
  const order = { orderId: 'ph-1-a', createdAt: from + DAY };
  await plantLines(db(), order, [{ kind: 'adjustment', amountMinor: -50, at: until + 5 }]);
  await issue('PH', '2026-10');
  const [, second] = await listStatements('ph-1');
  expect(second?.entries).toMatchObject([{ order_id: 'ph-1-a', kind: 'adjustment', gross_minor: -50 }]);
  expect(second).toMatchObject({ gross_minor: -50, balance_minor: -50 });
});

it('states an order of before the lines as one amount, and none of before the first month', async () => {
  await plantShop(db(), { vendorId: 'hk-1', country: 'HK' });
  const { from } = monthRange('2026-09', 'HK');
  for (const [orderId, endedAt] of [
    ['hk-1-old', from - DAY],
    ['hk-1-unsplit', from + DAY],
  ] as const) {
    await plantDelivered(orderId, 'hk-1', 'HK', endedAt);
    await sql`alter table order_charges disable trigger user`.execute(db());
    await db().deleteFrom('order_charges').where('order_id', '=', orderId).execute();
    await sql`alter table order_charges enable trigger user`.execute(db());
  }
  await issue('HK', '2026-09');
  const [statement] = await listStatements('hk-1');
  expect(statement?.entries).toMatchObject([
    { order_id: 'hk-1-unsplit', kind: 'delivery', tax_percent: null, gross_minor: 950, tax_minor: 0 },
  ]);
});

it('leaves no gap between numbers when issuing fails after its number was chosen', async () => {
  const { from, until } = monthRange('2026-09', 'VN');
  for (const shop of ['vn-1', 'vn-2']) {
    await plantShop(db(), { vendorId: shop, country: 'VN' });
    await plantDelivered(`${shop}-order`, shop, 'VN', from + DAY);
  }
  const { config } = server.deps;
  let failures = 1;
  const deps = { ...depsAt(until + DAY) };
  Object.defineProperty(deps, 'config', {
    enumerable: true,
    get: () => (failures-- > 0 ? failing() : config),
  });
  const first = await issueMonth(deps, { country: 'VN', month: '2026-09' });
  expect(first.issued).toBe(1);
  expect(first.failures.map(({ vendorId }) => vendorId)).toEqual(['vn-1']);
  const month = await db().selectFrom('statement_months').selectAll().where('country', '=', 'VN').execute();
  expect(month).toMatchObject([{ month: '2026-09', issued_at: null }]);
  expect((await issue('VN', '2026-09')).issued).toBe(1);
  const numbers = await db()
    .selectFrom('statements')
    .select(['vendor_id', 'number'])
    .where('country', '=', 'VN')
    .orderBy('number')
    .execute();
  expect(numbers).toEqual([
    { vendor_id: 'vn-2', number: 'VN-2026-1' },
    { vendor_id: 'vn-1', number: 'VN-2026-2' },
  ]);
});

function failing(): never {
  throw new Error('The process lost its key.');
}

it('issues on the first day at six, and each line once by a clock that is an hour off', async () => {
  await plantShop(db(), { vendorId: 'jo-1', country: 'JO' });
  const { from, until } = monthRange('2027-01', 'JO');
  const run = (at: number) => issueDueMonths({ ...depsAt(at), log: server.app.log });
  await run(from + DAY);
  await plantDelivered('jo-1-a', 'jo-1', 'JO', until - DAY);
  const six = firstMoment('2027-02', 'JO', '06:00');
  await run(six - 1);
  expect(await listStatements('jo-1')).toEqual([]);
  // An instance whose clock is an hour ahead issues at five; what comes until six is on the next statement.
  await run(six);
  await plantDelivered('jo-1-b', 'jo-1', 'JO', until - 10);
  await run(six + 3600);
  expect(await listStatements('jo-1')).toMatchObject([{ month: '2027-01', number: 'JO-2027-1' }]);
  await run(firstMoment('2027-03', 'JO', '06:00'));
  const entries = (await listStatements('jo-1')).map(({ entries: all }) =>
    all.map(({ order_id }) => order_id),
  );
  expect(entries).toEqual([['jo-1-a'], ['jo-1-b']]);
});

it('corrects a statement by credit notes that name it, up to its amount and in the same series', async () => {
  await plantShop(db(), { vendorId: 'kr-1', country: 'KR' });
  const { from, until } = monthRange('2026-09', 'KR');
  await plantDelivered('kr-1-a', 'kr-1', 'KR', from + DAY);
  await issue('KR', '2026-09');
  const credit = (request: { amount?: string; why?: string; number?: string; rate?: string }) =>
    issueCreditNote(depsAt(until + 2 * DAY), {
      author: consoleAuthor(),
      country: 'KR',
      number: 'KR-2026-1',
      why: 'wrong',
      ...request,
    });
  await expect(credit({ why: ' ' })).rejects.toThrow('Say why');
  await expect(credit({ number: 'KR-2026-9' })).rejects.toThrow('has no statement');
  await expect(credit({ amount: '951' })).rejects.toThrow('At most 950 KRW is left');
  await expect(credit({ amount: '9.5' })).rejects.toThrow('at most 0 decimals');
  await expect(credit({ amount: '10', rate: '5' })).rejects.toThrow('Name a tax rate');
  expect(await credit({ amount: '100', rate: '9' })).toBe('KR-2026-2: credit note of -100 KRW for KR-2026-1');
  expect(await credit({})).toBe('KR-2026-3: credit note of -850 KRW for KR-2026-1');
  await expect(credit({})).rejects.toThrow('Nothing is left');
  await expect(credit({ number: 'KR-2026-2' })).rejects.toThrow('is a credit note itself');
  const [statement, ...notes] = await listStatements('kr-1');
  expect(notes).toMatchObject([
    { kind: 'credit-note', corrects: 'KR-2026-1', reason: 'wrong', gross_minor: -100, tax_minor: -8 },
    { kind: 'credit-note', corrects: 'KR-2026-1', gross_minor: -850, tax_minor: -70 },
  ]);
  expect(statement?.gross_minor).toBe(950);
});

it('refuses to change a statement or what it contains, until its shop is deleted', async () => {
  await plantShop(db(), { vendorId: 'ae-1', country: 'AE' });
  await plantOrder(db(), {
    orderId: 'ae-1-a',
    vendorId: 'ae-1',
    country: 'AE',
    status: 'DELIVERED',
    createdAt: monthRange('2026-09', 'AE').from,
    endedAt: monthRange('2026-09', 'AE').from + 60,
    lines: [{ kind: 'base', amountMinor: 5 }],
    cashMinor: 70,
    isPaidByCard: true,
  });
  await issue('AE', '2026-09');
  const ids = `(select statement_id from statements where vendor_id = 'ae-1')`;
  for (const table of ['statements', 'statement_lines', 'statement_payments', 'statement_cash']) {
    const count = await sql.raw(`select 1 from ${table} where statement_id in ${ids}`).execute(db());
    expect([table, count.rows.length]).toEqual([table, 1]);
    for (const change of [
      `update ${table} set statement_id = statement_id where statement_id in ${ids}`,
      `delete from ${table} where statement_id in ${ids}`,
    ])
      await expect(sql.raw(change).execute(db())).rejects.toThrow('cannot be changed');
  }
});
